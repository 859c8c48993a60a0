import { type Database, firstRow, type Placeholders, type RowOf, selection, side, statement } from '@touchline/database'
import { DAY_MS, MAX_COUNTED, MAX_RATED, PRICE_STEPS } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import { endsBefore } from '../../shared/ends-before.sql.ts'
import type { Similar } from '../last-matches.queries.ts'

/** Filters of finished matches of many teams: those in which one of the two had such a price. */
export interface SimilarFilters {
  similar: Similar
  /** Null for every league. */
  leagueId: number | null
  /** Null for every season. */
  seasonIds: readonly number[] | null
  /** Null for home and away, else the side of the team with that price. */
  home: boolean | null
  /** A match that is left out; null for none. */
  exceptId: number | null
  /** A match before whose kick-off the list ends; null for no end. */
  beforeId: number | null
}

interface PageValues extends Omit<SimilarFilters, 'similar'>, Omit<Similar, 'by'> {
  skipped: number
  listed: number
  /** Hit rates count this many of the newest. */
  rated: number
  /** Start of the read matches over every league: early enough for all that. Null for all of them. */
  since: Date | null
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

const inOrder = (column: SQL, name: string) =>
  sql`array(select ${column} from ${sql.raw(name)} order by kickoff desc, id desc)`
const ids = (name: string) => sql<number[]>`${inOrder(sql`id`, name)}`
const homes = (name: string) => sql<boolean[]>`${inOrder(sql`home`, name)}`

const twice = sql.raw(String(2 * MAX_COUNTED))

/**
 * A match whose teams both have such a price is listed once, for its home team.
 * @param sources with `found` and `counted`
 */
const page = (sources: (p: Values) => SQL) =>
  statement((p: Values) =>
    selection(
      {
        /** Newest first. */
        fixtureIds: ids('listed'),
        /** Whether each is listed for its home team. */
        homes: homes('listed'),
        /** The newest of all, as many as hit rates count. */
        countedIds: ids('rated'),
        countedHomes: homes('rated'),
        /** All matches the filters let through, as far as they are counted. */
        total: sql<number>`(select least(count(distinct id), ${sql.raw(String(MAX_COUNTED))}) from counted)`,
        /** Those that were read. */
        reached: sql<number>`(select count(*) from matches)`,
      },
      (columns) => sql`
      with ${sources(p)}, matches as materialized (
        select distinct on (kickoff, id) id, kickoff, home from found order by kickoff, id, home desc
      ),
      listed as (select * from matches order by kickoff desc, id desc offset ${p.skipped}::bigint limit ${p.listed}::bigint),
      rated as (select * from matches order by kickoff desc, id desc limit ${p.rated}::bigint)
      select ${columns}`,
    ),
  )

/** Within a league everything at such prices is read, once: it is not much. */
const ofLeague = (by: Similar['by']) =>
  page(
    (p) => sql`
      found as materialized (${matches(by, p, sql`${side.price} is not null and ${COLUMN[by].within(p)}`)}),
      counted as not materialized (select id from found)`,
  )

/** Over everything, at each price only matches since an instant; the rest is only counted. */
const ofAll = (by: Similar['by']) =>
  page(
    (p) => sql`
      found as not materialized (
        select later.* from ${COLUMN[by].steps(p)} step (value) cross join lateral (
          ${matches(by, p, sql`${COLUMN[by].at} and ${side.kickoff} >= coalesce(${p.since}::timestamptz, '-infinity')`)}
        ) later
      ),
      counted as not materialized (
        select id from (${matches(by, p, COLUMN[by].within(p))} limit ${twice}) part
      )`,
  )

/** Sides that say how many matches there are a day. */
const SAMPLE = 100
const sample = sql.raw(String(SAMPLE))

/** The kick-offs of the newest side and of the last of a number of newest ones. */
const spanOf = (by: Similar['by']) =>
  statement((p: Values) =>
    selection(
      { newest: sql<Date | null>`max(kickoff)`, last: sql<Date | null>`min(kickoff)` },
      (columns) => sql`
        select ${columns} from (
          select newest.kickoff from ${COLUMN[by].steps(p)} step (value) cross join lateral (
            ${matches(by, p, COLUMN[by].at)} order by ${side.kickoff} desc limit ${sample}
          ) newest order by 1 desc limit ${sample}
        ) sampled`,
    ),
  )

const PAGE = {
  league: { price: ofLeague('price'), chance: ofLeague('chance') },
  all: { price: ofAll('price'), chance: ofAll('chance') },
}
const SPAN = { price: spanOf('price'), chance: spanOf('chance') }
const TRIES = 4
/** The newest may all have kicked off at once. */
const MIN_REACH = DAY_MS
/** Before any match that has a price. */
const EARLIEST = Date.UTC(1990, 0, 1)
/** More than is expected to be enough, as there are weeks without matches. */
const RESERVE = 1.3

export type SimilarPage = Omit<RowOf<(typeof PAGE)['all']['price']>, 'reached'>

const NOTHING: SimilarPage = { fixtureIds: [], homes: [], countedIds: [], countedHomes: [], total: 0 }

/** @param perPage matches on a page, at least 1 */
export async function findSimilarPage(
  database: Database,
  {
    similarFilters: {
      similar: { by, ...range },
      ...filters
    },
    pageNumber,
    perPage,
  }: { similarFilters: SimilarFilters; pageNumber: number; perPage: number },
): Promise<SimilarPage> {
  const values = { ...filters, ...range, skipped: pageNumber * perPage, listed: perPage, since: null }
  if (filters.leagueId === null) return findAmongAll(database, by, { ...values, rated: MAX_RATED })
  // Within a league there are no more than can be counted.
  const found = await firstRow(database.pool, PAGE.league[by], { ...values, rated: MAX_COUNTED })
  return found === null ? NOTHING : pageOf(found)
}

const pageOf = ({ reached: _, ...found }: SimilarPage & { reached: number }): SimilarPage => found

/**
 * A page of everything: the density of the newest matches gives a start for reading, corrected by the number found. Everything from there
 * on is read, so the page does not depend on the guess.
 */
async function findAmongAll({ pool }: Database, by: Similar['by'], values: PageValues): Promise<SimilarPage> {
  const span = await firstRow(pool, SPAN[by], { ...values })
  if (!span?.newest || !span.last) return NOTHING
  const newest = span.newest.getTime()
  const wanted = Math.max(values.rated, values.skipped + values.listed)
  let reach = Math.max(MIN_REACH, (newest - span.last.getTime()) * (wanted / SAMPLE) * RESERVE)
  for (let turn = 1; turn <= TRIES; turn++) {
    const since = turn < TRIES && reach < newest - EARLIEST ? new Date(newest - reach) : null
    const found = await firstRow(pool, PAGE.all[by], { ...values, since })
    if (found === null) return NOTHING
    if (since === null || found.reached >= wanted) return pageOf(found)
    reach *= RESERVE * (wanted / Math.max(found.reached, 1))
  }
  return NOTHING
}
