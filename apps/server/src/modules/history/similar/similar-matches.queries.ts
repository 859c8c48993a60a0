import { type Database, firstRow, type Placeholders, type RowOf, selection, side, statement } from '@touchline/database'
import { MOST_COUNTED, PRICE_STEPS } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import { endsBefore } from '../../shared/ends-before.sql.ts'
import type { Similar } from '../last-matches.queries.ts'

/** Which finished matches of many teams are listed: those in which one of the two was at such a price. */
export interface SimilarFilters {
  similar: Similar
  /** Null for every league. */
  leagueId: number | null
  /** Null for every season. */
  seasonIds: readonly number[] | null
  /** Null wherever the team at that price played, else at home or away. */
  home: boolean | null
  /** A match that is left out; null for none. */
  exceptId: number | null
  /** A match before whose kick-off the list ends; null for no end. */
  beforeId: number | null
}

interface PageValues extends Omit<SimilarFilters, 'similar'>, Omit<Similar, 'by'> {
  skipped: number
  listed: number
}

type Values = Placeholders<PageValues>

/** Prices and chances come in steps, so that the newest at each step are found at the end of a part of the index. */
const COLUMN = {
  price: {
    known: sql`${side.price} is not null`,
    within: (p: Values) => sql`${side.price} between ${p.low}::numeric and ${p.high}::numeric`,
    steps: (p: Values) =>
      sql`generate_series(${p.low}::numeric, ${p.high}::numeric, ${sql.raw(String(1 / PRICE_STEPS))})`,
    at: sql`${side.price} = step.value`,
  },
  chance: {
    known: sql`${side.chance} is not null`,
    within: (p: Values) => sql`${side.chance} between ${p.low}::smallint and ${p.high}::smallint`,
    steps: (p: Values) => sql`generate_series(${p.low}::int, ${p.high}::int)`,
    at: sql`${side.chance} = step.value::smallint`,
  },
}

const matches = (by: Similar['by'], p: Values, where: SQL) => sql`
  select ${side.fixtureId} as id, ${side.kickoff} as kickoff, ${side.home} as home from ${side}
  where ${side.points} is not null and ${COLUMN[by].known} and ${side.priceBookmakerId} = ${p.bookmakerId}::int and ${where}
    and (${p.leagueId}::int is null or ${side.leagueId} = ${p.leagueId}::int)
    and (${p.seasonIds}::int[] is null or ${side.seasonId} = any(${p.seasonIds}::int[]))
    and (${p.home}::boolean is null or ${side.home} = ${p.home}::boolean)
    and ${endsBefore(p.beforeId)}
    and ${side.fixtureId} is distinct from ${p.exceptId}::int`

const twice = sql.raw(String(2 * MOST_COUNTED))

/**
 * A match whose teams are both at such a price is listed once, for its home team.
 * @param sources with which `found` and `counted` are there
 */
const page = (sources: (p: Values) => SQL) =>
  statement((p: Values) =>
    selection(
      {
        /** Newest first. */
        fixtureIds: sql<number[]>`coalesce(page.ids, '{}')`,
        /** Whether each is listed for its home team. */
        homes: sql<boolean[]>`coalesce(page.homes, '{}')`,
        /** All matches the filters let through, as far as they are counted. */
        total: sql<number>`(select least(count(distinct id), ${sql.raw(String(MOST_COUNTED))}) from counted)`,
      },
      (columns) => sql`
      with ${sources(p)}
      select ${columns} from (
        select array_agg(id order by kickoff desc, id desc) as ids, array_agg(home order by kickoff desc, id desc) as homes
        from (
          select id, kickoff, bool_or(home) as home from found group by id, kickoff
          order by kickoff desc, id desc offset ${p.skipped}::bigint limit ${p.listed}::bigint
        ) listed
      ) page`,
    ),
  )

/** Of a league everything at such prices is read, once: it is not much. */
const ofLeague = (by: Similar['by']) =>
  page(
    (p) => sql`
      found as materialized (${matches(by, p, COLUMN[by].within(p))}),
      counted as not materialized (select id from found)`,
  )

/** Of everything, at each price the newest that may be on the page; the rest is only counted. */
const ofAll = (by: Similar['by']) =>
  page(
    (p) => sql`
      found as not materialized (
        select newest.* from ${COLUMN[by].steps(p)} step (value) cross join lateral (
          ${matches(by, p, COLUMN[by].at)} order by ${side.kickoff} desc, ${side.fixtureId} desc
          limit 2 * (${p.skipped}::bigint + ${p.listed}::bigint)
        ) newest
      ),
      counted as not materialized (
        select id from (${matches(by, p, COLUMN[by].within(p))} limit ${twice}) part
      )`,
  )

const PAGE = {
  league: { price: ofLeague('price'), chance: ofLeague('chance') },
  all: { price: ofAll('price'), chance: ofAll('chance') },
}

export type SimilarPage = RowOf<typeof PAGE.all.price>

/** @param perPage matches on a page, at least 1 */
export async function findSimilarPage(
  { pool }: Database,
  { similar: { by, ...range }, ...filters }: SimilarFilters,
  pageNumber: number,
  perPage: number,
): Promise<SimilarPage> {
  const found = await firstRow(pool, PAGE[filters.leagueId === null ? 'all' : 'league'][by], {
    ...filters,
    ...range,
    skipped: pageNumber * perPage,
    listed: perPage,
  })
  return found ?? { fixtureIds: [], homes: [], total: 0 }
}
