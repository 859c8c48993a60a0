import { clubFinder, type TableTeam, zonesOf } from '@touchline/football'
import type { SeasonFixtureRow } from '../read-season.ts'

/** The two zones of a list, that of the named club first; null where they are not certain. */
export function zonesIn(
  teams: readonly TableTeam<number>[],
  matches: readonly SeasonFixtureRow[],
  first: string,
): TableTeam<number>[][] | null {
  const known = clubFinder(teams)(first)
  if (known === undefined) return null
  const ids = teams.map(({ team }) => team)
  const zones = zonesOf(ids, matches, known)
  return zones?.map((zone) => teams.filter(({ team }) => zone.includes(team))) ?? null
}
