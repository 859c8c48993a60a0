import type { RatedRow } from './due-ratings.ts'
import type { Touched } from './rated-fixtures.queries.ts'

/**
 * What new results may have moved: the leagues, clubs and referees of the changed fixtures, and of every result after one of those.
 * @param rated the results since, by date
 */
export function touchedBy(changed: readonly RatedRow[], rated: readonly RatedRow[]): Touched {
  const moved = new Set<string>()
  const leagues = new Set<number>()
  const teams = new Set<number>()
  const referees = new Set<number>()
  const own = new Set(changed.map(({ fixtureId }) => fixtureId))
  for (const one of rated) {
    const { fixtureId, leagueId, homeTeamId, awayTeamId, refereeId, homeGoals } = one
    const keys = [`league ${leagueId}`, `team ${homeTeamId}`, `team ${awayTeamId}`, `referee ${refereeId}`]
    if (homeGoals === null || !(own.has(fixtureId) || keys.some((key) => moved.has(key)))) continue
    for (const key of keys) if (key !== 'referee null') moved.add(key)
    leagues.add(leagueId)
    teams.add(homeTeamId)
    teams.add(awayTeamId)
    if (refereeId !== null) referees.add(refereeId)
  }
  return { leagues: [...leagues], teams: [...teams], referees: [...referees], fixtures: [...own] }
}
