import {
  country,
  firstRow,
  fixture,
  league,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  ratingSnapshot,
  rows,
  season,
  selection,
  statement,
} from '@touchline/database'
import { unpackState } from '@touchline/ingest/derive/ratings/packed-state.ts'
import { isRatedLeague } from '@touchline/ingest/derive/ratings/rated-fixtures.queries.ts'
import type { ModelState } from '@touchline/probability'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'

interface OfSeason {
  seasonId: number
}

const LEAGUE = statement((p: Placeholders<OfSeason>) =>
  query
    .select({ id: league.id, tier: league.tier, isRated: sql<boolean>`coalesce(${isRatedLeague}, false)` })
    .from(season)
    .innerJoin(league, eq(league.id, season.leagueId))
    .leftJoin(country, eq(country.id, league.countryId))
    .where(eq(season.id, p.seasonId)),
)

export type SeasonLeague = RowOf<typeof LEAGUE>

export const leagueOfSeason = (queryable: Queryable, seasonId: number): Promise<SeasonLeague | null> =>
  firstRow(queryable, LEAGUE, { seasonId })

const before = alias(season, 'before')
/** How often each team is at home to each other on average: 1 where everybody meets everybody twice. */
const meetings = (seasonId: AnyPgColumn) => sql<number | null>`(
  select count(distinct ${fixture.id})::float8 / nullif(count(distinct team) * (count(distinct team) - 1), 0)
  from ${fixture} cross join lateral unnest(array[${fixture.homeTeamId}, ${fixture.awayTeamId}]) team
  where ${fixture.seasonId} = ${seasonId} and not ${fixture.doubled})`

const SCHEDULED = statement((p: Placeholders<OfSeason>) =>
  selection(
    { own: meetings(season.id), before: meetings(before.id) },
    (columns) => sql`
      select ${columns} from ${season} left join lateral (
        select * from ${season} earlier
        where earlier.league_id = ${season.leagueId} and earlier.starts_on < ${season.startsOn} order by earlier.starts_on desc limit 1
      ) as before on true
      where ${season.id} = ${p.seasonId}`,
  ),
)

/** A few played matches may be missing. */
const MIN_OF_ALL = 0.97
/** Where not everybody meets everybody twice, the season before has its play-offs too, which are not known before the end of the other matches. */
const MIN_OF_BEFORE = 0.85

/**
 * Whether the matches of a season are known to its end, except split and play-offs: everybody meets everybody twice, or they are about as
 * many as in the season before where those were fewer. Unknown for the first stored season.
 */
export async function isScheduled(queryable: Queryable, seasonId: number): Promise<boolean> {
  const { own = null, before = null } = (await firstRow(queryable, SCHEDULED, { seasonId })) ?? {}
  if (before === null) return true
  return (own ?? 0) >= (before < 1 ? before * MIN_OF_BEFORE : MIN_OF_ALL)
}

const PRICES = statement((p: Placeholders<OfSeason>) =>
  query
    .select({ id: fixture.id, home: fixture.priceHome, draw: fixture.priceDraw, away: fixture.priceAway })
    .from(fixture)
    .where(and(eq(fixture.seasonId, p.seasonId), isNotNull(fixture.priceHome))),
)

/** Reference prices of a season's matches: home, draw, away. */
export async function pricesOfSeason(
  queryable: Queryable,
  seasonId: number,
): Promise<Map<number, readonly (number | null)[]>> {
  const found = await rows(queryable, PRICES, { seasonId })
  return new Map(found.map(({ id, home, draw, away }) => [id, [home, draw, away]]))
}

const SNAPSHOT = statement(() =>
  query.select({ state: ratingSnapshot.state }).from(ratingSnapshot).orderBy(desc(ratingSnapshot.day)).limit(1),
)

/** The latest stored ratings; null before anything was rated. */
export async function latestRatings(queryable: Queryable): Promise<ModelState | null> {
  const row = await firstRow(queryable, SNAPSHOT, {})
  return row && unpackState(row.state)
}
