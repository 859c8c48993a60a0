import { byDate } from '@touchline/probability'
import type { RatedResult } from './rated-fixture.ts'
import type { Touched } from './rated-fixtures.queries.ts'

/**
 * Ratings that new results may have moved: the leagues, clubs and referees of the changed fixtures, and of every result on the same day or
 * later that shares one of those.
 * @param results those since, by date
 */
export function touchedBy(changed: readonly RatedResult[], results: readonly RatedResult[]): Touched {
  const own = new Set(changed.map(({ fixtureId }) => fixtureId))
  const reached = passedOn(results, new Set(), own)
  return {
    leagues: unique(reached.map(({ leagueId }) => leagueId)),
    teams: unique(reached.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])),
    referees: unique(reached.flatMap(({ refereeId }) => refereeId ?? [])),
    fixtures: [...own],
  }
}

/** The results of one day that later fixtures depend on: all that share a league, club or referee with them, through others too. */
export const resultsBehind = (later: readonly RatedResult[], ofDay: readonly RatedResult[]): RatedResult[] =>
  passedOn(ofDay, new Set(later.flatMap(keysOf)), new Set())

/** The results that pass something on, by date: those of a date are learned from one after the other, so any may move what another one has. */
function passedOn(results: readonly RatedResult[], moved: Set<string>, own: ReadonlySet<number>): RatedResult[] {
  const isTouched = (one: RatedResult) => own.has(one.fixtureId) || keysOf(one).some((key) => moved.has(key))
  const reached: RatedResult[] = []
  for (const date of byDate(results)) {
    let open = date
    for (let found = open.filter(isTouched); found.length > 0; found = open.filter(isTouched)) {
      for (const one of found) for (const key of keysOf(one)) moved.add(key)
      reached.push(...found)
      open = open.filter((one) => !found.includes(one))
    }
  }
  return reached
}

const keysOf = ({ leagueId, homeTeamId, awayTeamId, refereeId }: RatedResult): string[] => [
  `league ${leagueId}`,
  `team ${homeTeamId}`,
  `team ${awayTeamId}`,
  ...(refereeId === null ? [] : [`referee ${refereeId}`]),
]

const unique = (ids: readonly number[]): number[] => [...new Set(ids)]
