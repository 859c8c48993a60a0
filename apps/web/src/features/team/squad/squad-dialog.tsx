import type { SquadPlayer } from '@touchline/contract'
import { PlayerDialog } from '../../../ui/profile/player-dialog.tsx'
import { PlayerFigures } from '../../../ui/profile/player-figures.tsx'

/** A player's figures in the season: totals, values per 90 minutes, minutes from one to the next. */
export function SquadDialog({ player, onClose }: { player: SquadPlayer; onClose(): void }) {
  const { position_id, jersey_number, details } = player
  return (
    <PlayerDialog player={{ ...player.player, position_id, jersey_number }} onClose={onClose}>
      <PlayerFigures details={details} />
    </PlayerDialog>
  )
}
