import type { PlayerSeasonStat } from '@touchline/contract'
import { nameIn, POSITION_NAMES } from '@touchline/football'
import { useNames } from '../../app/i18n/use-translation.ts'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { PlayerFigures } from '../../ui/profile/player-figures.tsx'
import { TeamLink } from '../../ui/profile/season-links.tsx'
import styles from './player.module.css'

/** All figures of one season of a player with one team. */
export function SeasonDialog({ stat, onClose }: { stat: PlayerSeasonStat; onClose(): void }) {
  const nameOf = useNames('people')
  const { season, team, position_id, jersey_number } = stat
  const position = position_id === null ? null : nameOf(nameIn(POSITION_NAMES, position_id))
  return (
    <Dialog title={`${season.name} · ${season.league.name}`} place="sheet" wide onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.place}>
          <TeamLink team={team} size={24}>
            <b>{team.name}</b>
          </TeamLink>
          {jersey_number === null ? null : <span>#{jersey_number}</span>}
          {position === null ? null : <span>{position}</span>}
        </p>
        <PlayerFigures details={stat.details} />
      </div>
    </Dialog>
  )
}
