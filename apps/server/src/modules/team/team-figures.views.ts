import type { SquadPlayer, TeamScorer } from '@touchline/contract'
import { DETAIL, type DetailValue } from '@touchline/football'
import { playerImage } from '../shared/image-paths.ts'
import { viewCountry, viewDetails } from '../shared/names.views.ts'
import type { SquadRow } from './team-figures.queries.ts'

const viewPlayer = (row: SquadRow) => ({
  id: row.playerId,
  name: row.name,
  common_name: row.commonName,
  image_path: playerImage(row.playerId),
})

export const viewSquadPlayer = (row: SquadRow): SquadPlayer => ({
  player_id: row.playerId,
  player: {
    ...viewPlayer(row),
    country: viewCountry(row.countryId),
    date_of_birth: row.dateOfBirth,
    height: row.height,
    weight: row.weight,
  },
  position_id: row.positionId,
  jersey_number: row.jerseyNumber,
  details: viewDetails(row.details),
})

const LISTED: ReadonlySet<number> = new Set([
  DETAIL.goals,
  DETAIL.assists,
  DETAIL.yellow_cards,
  DETAIL.second_yellow_cards,
  DETAIL.red_cards,
  DETAIL.appearances,
])

/** A figure that is reported as a number alone is its total; below zero when it is unknown. */
function totalOf(value: DetailValue | undefined): number {
  const total = typeof value === 'object' && value !== null ? value.total : value
  return typeof total === 'number' ? total : -1
}

/** Those of a squad who have one of the figures, most goals first, then most assists, then most appearances. */
export function viewScorers(squad: readonly SquadRow[]): TeamScorer[] {
  const by = (type: number) => (a: SquadRow, b: SquadRow) => totalOf(b.details[type]) - totalOf(a.details[type])
  const [goals, assists, appearances] = [by(DETAIL.goals), by(DETAIL.assists), by(DETAIL.appearances)]
  return squad
    .toSorted((a, b) => goals(a, b) || assists(a, b) || appearances(a, b))
    .map((row) => ({
      player_id: row.playerId,
      player: viewPlayer(row),
      position_id: row.positionId,
      details: viewDetails(row.details).filter(({ type_id }) => LISTED.has(type_id)),
    }))
    .filter(({ details }) => details.length > 0)
}
