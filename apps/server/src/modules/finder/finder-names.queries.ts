import { country, finderFact, league, type Queryable, query, rows, season, statement } from '@touchline/database'
import { eq, sql } from 'drizzle-orm'

const LEAGUES = statement(() =>
  query
    .select({ leagueId: league.id, leagueName: league.name, countryName: country.name })
    .from(league)
    .innerJoin(country, eq(country.id, league.countryId))
    .where(sql`exists (select 1 from ${finderFact} where ${finderFact.leagueId} = ${league.id})`)
    .orderBy(country.name, league.tier, league.name),
)

/** Leagues that have matches with facts. */
export const findFinderLeagues = (queryable: Queryable) => rows(queryable, LEAGUES, {})

const SEASONS = statement(() =>
  query
    .select({ id: season.id, name: season.name })
    .from(season)
    .where(sql`exists (select 1 from ${finderFact} where ${finderFact.leagueId} = ${season.leagueId})`),
)

export const findSeasonNames = async (queryable: Queryable): Promise<ReadonlyMap<number, string>> =>
  new Map((await rows(queryable, SEASONS, {})).map(({ id, name }) => [id, name]))
