import type { Pair } from '../grid/results.ts'

/** A match as the rating engines read it. Unknown values are null. */
export interface RatedMatch {
  /** Day of the match in days since 1970-01-01. */
  day: number
  division: string
  /** Level of the division in its country, 1 at the top; 1 where it is unknown. */
  tier: number
  /** Ids of the clubs, the same in all divisions. */
  home: string
  away: string
  goals: Pair | null
  shots: Pair | null
  shotsOnTarget: Pair | null
  corners: Pair | null
  yellowCards: Pair | null
  referee: string | null
  /** Order of the matches of a date before their ids: names that are the same in every database. */
  order?: string
}

/** Days since 1970-01-01 of a date written as YYYY-MM-DD. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** Matches by date, the earliest first; within a date in the order given. */
export function byDate<M extends { day: number }>(matches: readonly M[]): M[][] {
  const dates = new Map<number, M[]>()
  for (const match of matches) {
    const date = dates.get(match.day)
    if (date) date.push(match)
    else dates.set(match.day, [match])
  }
  return [...dates].sort(([one], [other]) => one - other).map(([, list]) => list)
}

/** The order in which the matches of a date are learned from, independent of their order of arrival. */
export function learningOrder(one: RatedMatch, other: RatedMatch): number {
  return (
    compare(one.order ?? '', other.order ?? '') ||
    compare(one.division, other.division) ||
    compare(one.home, other.home) ||
    compare(one.away, other.away)
  )
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
