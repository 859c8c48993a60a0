import type { PlayerSeasonStat } from '@touchline/contract'
import { averageOf, cardCounts, countOf, type KnownIn, knownIn } from '@touchline/football'
import type { Sorting } from './sorting.ts'

export const FIGURES = ['appearances', 'minutes', 'rating', 'goals', 'assists', 'yellow', 'red'] as const
type Figure = (typeof FIGURES)[number]

/** One season of a player with one team; null is unknown. */
export interface SeasonRow extends Record<Figure, number | null> {
  /** Ids of season and team, as the address names it. */
  key: string
  stat: PlayerSeasonStat
  /** The matches each figure rests on, where these are not all. */
  known: Record<Figure, KnownIn | null>
}

const TYPES = {
  ...({ appearances: 321, minutes: 119, rating: 118 } as const),
  ...({ goals: 52, assists: 79, yellow: 84, red: 83 } as const),
}

/** Rows as they come: the latest season to end first. */
export function seasonRows(stats: readonly PlayerSeasonStat[]): SeasonRow[] {
  return stats.map((stat) => {
    const of = (type: number) => stat.details.find(({ type_id }) => type_id === type)?.value
    const { yellow, red } = cardCounts(stat.details)
    return {
      key: `${stat.season_id}-${stat.team_id}`,
      stat,
      appearances: countOf(of(TYPES.appearances)),
      minutes: countOf(of(TYPES.minutes)),
      rating: averageOf(of(TYPES.rating)),
      goals: countOf(of(TYPES.goals)),
      assists: countOf(of(TYPES.assists)),
      yellow,
      red,
      known: Object.fromEntries(FIGURES.map((figure) => [figure, knownIn(of(TYPES[figure]))])) as SeasonRow['known'],
    }
  })
}

/** Sorted; unknown values come last either way, and equal rows with the latest season first. */
export function sortRows(rows: readonly SeasonRow[], { by, dir }: Sorting, language: string): SeasonRow[] {
  const sign = dir === 'asc' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [fieldOf(one, by), fieldOf(other, by)]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || newer(one, other)
    const order = typeof a === 'string' ? a.localeCompare(String(b), language) : a - Number(b)
    return sign * order || newer(one, other)
  })
}

function fieldOf({ stat, ...row }: SeasonRow, by: Sorting['by']): string | number | null {
  if (by === 'season') return stat.season.ending_at
  if (by === 'league') return stat.season.league.name
  return by === 'team' ? stat.team.name : row[by]
}

const newer = ({ stat: one }: SeasonRow, { stat: other }: SeasonRow) =>
  other.season.ending_at.localeCompare(one.season.ending_at) ||
  one.season.league.name.localeCompare(other.season.league.name)
