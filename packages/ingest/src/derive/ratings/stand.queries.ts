import {
  country,
  firstRow,
  forecast,
  league,
  type Placeholders,
  prepared,
  type Queryable,
  query,
  type RowOf,
  ratingFit,
  ratingSnapshot,
  rows,
  selection,
  statement,
} from '@touchline/database'
import type { ModelFits } from '@touchline/probability'
import { eq, gte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { dayText } from './days.ts'
import { isRatedLeague } from './rated-fixtures.queries.ts'

/** A league whose matches are rated; its name is the same in every database. */
export interface RatedLeague {
  id: number
  tier: number
  name: string
}

const inDays = (day: AnyPgColumn) => sql<number>`${day} - date '1970-01-01'`

const LEAGUE_NAME = sql<string>`coalesce(${league.stableKey}, ${league.name})`

/** One statement: the round trip costs as much as the query. Days since 1970. */
const STAND = prepared(() =>
  selection(
    {
      leagues: sql<readonly RatedLeague[] | null>`(
        select json_agg(json_build_object('id', ${league.id}, 'tier', ${league.tier}, 'name', ${LEAGUE_NAME}))
        from ${league} join ${country} on ${country.id} = ${league.countryId} where ${isRatedLeague})`,
      /** The last day with a result, as far as results are rated. */
      lastRated: sql<number | null>`${inDays(ratingSnapshot.day)}`,
      version: sql<string | null>`${ratingSnapshot.version}`,
      /** The last season with weights, and these. */
      lastFit: sql<number | null>`${ratingFit.season}`,
      home: sql<ModelFits['result']['home'] | null>`${ratingFit.home}`,
      away: sql<ModelFits['result']['away'] | null>`${ratingFit.away}`,
      over25: sql<ModelFits['over'] | null>`${ratingFit.over25}`,
    },
    (columns) => sql`
      select ${columns} from (values (1)) one
      left join (select * from ${ratingSnapshot} order by ${ratingSnapshot.day} desc limit 1) ${ratingSnapshot} on true
      left join (select * from ${ratingFit} order by ${ratingFit.season} desc limit 1) ${ratingFit} on true`,
  ),
)

/** The progress of the ratings, and their inputs. */
export interface Stand extends Omit<RowOf<typeof STAND>, 'home' | 'away' | 'over25'> {
  /** The weights of the last season with any. */
  fits: ModelFits | null
}

export async function standOf(client: pg.ClientBase): Promise<Stand> {
  const stand = await firstRow(client, STAND, {})
  if (stand === null) throw new Error('The state of the ratings cannot be read')
  const { home, away, over25 } = stand
  return { ...stand, fits: home && away && over25 && { result: { home, away }, over: over25 } }
}

const AHEAD = statement((p: Placeholders<{ today: string }>) =>
  query.select({ day: forecast.day }).from(forecast).where(gte(forecast.day, p.today)).limit(1),
)

/** Whether there are forecasts of a day or of later ones. */
export const isAhead = async (client: pg.ClientBase, today: number): Promise<boolean> =>
  (await firstRow(client, AHEAD, { today: dayText(today) })) !== null

const LEAGUES = statement(() =>
  query
    .select({ id: league.id, tier: league.tier, name: LEAGUE_NAME })
    .from(league)
    .innerJoin(country, eq(country.id, league.countryId))
    .where(isRatedLeague),
)

export const ratedLeagues = (queryable: Queryable): Promise<RatedLeague[]> => rows(queryable, LEAGUES, {})
