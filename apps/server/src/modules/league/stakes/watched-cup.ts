import type { WatchedCupMatch } from '@touchline/football'
import type { CupOutlook } from '../simulation/cup/cup-outlook.ts'
import { nextMatches } from './next-matches.ts'

export interface NextCupMatch extends WatchedCupMatch<number> {
  kickoff: string
}

/** The matches of the next days of play that lead on in a cup: no match for the third place. */
export function watchedCup({ cup, ahead, playing }: Pick<CupOutlook, 'cup' | 'ahead' | 'playing'>): NextCupMatch[] {
  if (cup === null) return []
  const { groups, rounds } = cup.task.cup
  const roundOf = new Map<number, number | null>()
  for (const { fixture } of groups?.ahead ?? []) if (fixture !== undefined) roundOf.set(fixture, null)
  for (const [round, { ties }] of rounds.entries())
    for (const { fixture } of ties.flatMap(({ matches }) => matches))
      if (fixture !== undefined) roundOf.set(fixture, round)
  const matches = ahead.flatMap(({ id, kickoff, home, away }) => {
    const round = roundOf.get(id)
    return round === undefined ? [] : [{ fixture: id, kickoff, home, away, round, inPlay: playing.get(id) }]
  })
  return nextMatches(matches).map((at) => {
    const { inPlay: _, ...match } = matches[at]!
    return match
  })
}
