import type { RefereeSeasonStatistics } from '@touchline/contract'
import { cardCounts, type KnownIn } from '@touchline/football'

/** Cards and fouls of a referee in one season of one league; null is unknown. */
export interface RefereeSeason {
  id: number
  season: string
  league: { id: number; name: string }
  matches: number | null
  fouls: number | null
  penalties: number | null
  /** A second yellow is among the yellow and the red ones. */
  yellow: number | null
  red: number | null
  video: number | null
  /** The matches a figure rests on, where these are not all. */
  known: Record<RefereeColumn, KnownIn | null>
}

export const REFEREE_COLUMNS = ['matches', 'fouls', 'penalties', 'yellow', 'red', 'video'] as const
export type RefereeColumn = (typeof REFEREE_COLUMNS)[number]
const TYPES = {
  ...({ matches: 188, fouls: 56, penalties: 47 } as const),
  ...({ yellow: 84, red: 83, video: 314 } as const),
}

/** The seasons as the dialog lists them: by name, the latest first, then by league. */
export function refereeSeasons(statistics: readonly RefereeSeasonStatistics[]): RefereeSeason[] {
  const rows = statistics.map(({ season, details }) => {
    const of = (type: number) => details.find(({ type_id }) => type_id === type)?.value.count ?? null
    const { yellow, red } = cardCounts(details)
    return {
      id: season.id,
      season: season.name,
      league: season.league,
      matches: of(188),
      fouls: of(56),
      penalties: of(47),
      yellow,
      red,
      video: of(314),
      known: Object.fromEntries(
        REFEREE_COLUMNS.map((column) => [column, knownOf(details, TYPES[column])]),
      ) as RefereeSeason['known'],
    }
  })
  return rows.sort((a, b) => b.season.localeCompare(a.season) || a.league.name.localeCompare(b.league.name))
}

function knownOf(details: RefereeSeasonStatistics['details'], type: number): KnownIn | null {
  const figureOf = (id: number) => details.find(({ type_id }) => type_id === id)?.value
  const [matches, all] = [figureOf(type)?.matches, figureOf(TYPES.matches)?.count]
  return matches === undefined || all === undefined || matches >= all ? null : { matches, of: all }
}
