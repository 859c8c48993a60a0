import { type Database, firstRow, fixture, forecast, selection, statement } from '@touchline/database'
import { sql } from 'drizzle-orm'

const RATED = statement(() =>
  selection(
    {
      matches: sql<number>`count(*)::int`,
      leagues: sql<number>`count(distinct ${fixture.leagueId})::int`,
      from: sql<string | null>`min(${forecast.day})::text`,
      to: sql<string | null>`max(${forecast.day})::text`,
    },
    (columns) => sql`
      select ${columns} from ${forecast} join ${fixture} on ${fixture.id} = ${forecast.fixtureId}
      where ${forecast.homeGoals} is not null`,
  ),
)

/** The finished matches behind ratings and forecasts; null while there are none. */
export async function findRated({ pool }: Pick<Database, 'pool'>) {
  const found = await firstRow(pool, RATED, {})
  return found === null || found.from === null || found.to === null
    ? null
    : { matches: found.matches, leagues: found.leagues, from: found.from, to: found.to }
}
