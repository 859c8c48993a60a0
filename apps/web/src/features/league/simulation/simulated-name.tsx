import { Link } from '@tanstack/react-router'
import type { SimulatedTeam } from '@touchline/contract'
import { shortTeamName } from '@touchline/football'
import { teamPath } from '../../../app/paths.ts'
import { Crest } from '../../../ui/entities/crest.tsx'

/** A team of a table that is drawn: its name, short where there is no room. */
export function SimulatedName({
  team: { participant_id, participant },
}: {
  team: Pick<SimulatedTeam, 'participant_id' | 'participant'>
}) {
  const { name, image_path, short_code } = participant
  return (
    <Link {...teamPath(participant_id)} preload={false} className="inline-row gap-10 hover-accent" title={name}>
      <Crest name={name} src={image_path} size={20} />
      <span className="wide-only">{name}</span>
      <span className="narrow-only" aria-hidden="true">
        {shortTeamName(name, short_code)}
      </span>
      <span className="visually-hidden narrow-only">{name}</span>
    </Link>
  )
}
