import { type Queryable, rows } from '@touchline/database'
import { byDate, type RatedMatch } from '@touchline/probability'
import { type RatedFixture, type RatedResult, ratedFixture } from './rated-fixture.ts'
import {
  BETWEEN,
  BY_ID,
  CLUB_NAMES,
  type Days,
  type RatedFixtureRow,
  RESULTS,
  TOUCHED,
  type Touched,
  WITHOUT_RESULT,
} from './rated-fixtures.queries.ts'
import type { RatedLeague } from './stand.queries.ts'

/** The rated fixtures as a transaction sees them, always by date. */
export interface RatedFixtures {
  between(days: Days): Promise<RatedFixture[]>
  byId(ids: readonly number[]): Promise<RatedFixture[]>
  /** The results of a day, read once. */
  resultsOf(day: number): Promise<RatedResult[]>
  /** Those of days without a result: all, or those that something touched. */
  ahead(days: Days, touched: Touched | null): Promise<RatedFixture[]>
  /** The same as the engines read them, in the order given. */
  matches(fixtures: readonly RatedFixture[]): Promise<RatedMatch[]>
}

/** The fixtures of some leagues; the name of each club is read once. */
export function ratedFixtures(client: Queryable, leagues: readonly RatedLeague[]): RatedFixtures {
  const byId = new Map(leagues.map((one) => [one.id, one]))
  const rated = [...byId.keys()]
  const leagueOf = (one: { leagueId: number }) => byId.get(one.leagueId) as RatedLeague
  const shaped = (found: readonly RatedFixtureRow[]) =>
    byDate(found.map((row) => ratedFixture(row, leagueOf(row)))).flat()
  const names = new Map<number, string>()
  const results = new Map<number, Promise<RatedResult[]>>()
  const learnNames = async (learned: readonly RatedResult[]) => {
    const ids = new Set(learned.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]))
    const unknown = [...ids].filter((id) => !names.has(id))
    if (unknown.length === 0) return
    for (const { id, name } of await rows(client, CLUB_NAMES, { ids: unknown })) names.set(id, name)
  }
  return {
    between: async (days) => shaped(await rows(client, BETWEEN, { ...days, rated })),
    async byId(ids) {
      const found = ids.length === 0 ? [] : await rows(client, BY_ID, { ids, rated })
      for (const { homeTeamId, homeName, awayTeamId, awayName } of found) {
        names.set(homeTeamId, homeName)
        names.set(awayTeamId, awayName)
      }
      return shaped(found)
    },
    resultsOf: (day) => {
      const found = results.get(day) ?? rows(client, RESULTS, { from: day, until: day + 1, rated })
      results.set(day, found)
      return found
    },
    ahead: async (days, touched) =>
      shaped(
        touched
          ? await rows(client, TOUCHED, { from: days.from, ...touched, rated })
          : await rows(client, WITHOUT_RESULT, { ...days, rated }),
      ),
    async matches(fixtures) {
      // The others teach nothing, in any order.
      await learnNames(fixtures.filter(({ isOver }) => isOver))
      return fixtures.map((one) => {
        if (!one.isOver) return one.match
        const order = [leagueOf(one).name, names.get(one.homeTeamId), names.get(one.awayTeamId)].join('|')
        return { ...one.match, order }
      })
    },
  }
}
