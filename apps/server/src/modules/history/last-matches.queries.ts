import {
  type Database,
  firstRow,
  type Placeholders,
  prepared,
  type RowOf,
  selection,
  side,
  statement,
} from '@touchline/database'
import type { CoachFilter, Side } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { endsBefore } from '../shared/ends-before.sql.ts'

/** Filters of a team's finished matches. */
export interface LastFilters {
  teamId: number
  /** Null for every season. */
  seasonIds: readonly number[] | null
  /** Null for home and away. */
  venue: Side | null
  /** The coach whose matches are counted; 0 is nobody. */
  coachId: number
  /** Null for any coach, else those under `coachId` or all others. */
  coach: CoachFilter | null
  /** A match that is left out; null for none. */
  exceptId: number | null
  /** A match before whose kick-off the list ends; null for no end. */
  beforeId: number | null
  /** Null at any price, else the prices or the chances (thousandths) of the team's win that count, both ends included. */
  similar: Similar | null
}

export interface Similar {
  by: 'price' | 'chance'
  bookmakerId: number
  low: number
  high: number
}

interface PageValues extends Omit<LastFilters, 'similar'> {
  by: Similar['by'] | null
  bookmakerId: number | null
  low: number | null
  high: number | null
  skipped: number
  /** Null for all of them. */
  listed: number | null
}

/** One scan over the matches of the team: the page, the total, and the number under the coach. */
const PAGE = prepared((p: Placeholders<PageValues>) =>
  selection(
    {
      /** Newest first. */
      fixtureIds: sql<number[]>`array(
        select id from wanted order by kickoff desc, id desc offset ${p.skipped}::bigint limit ${p.listed}::bigint)`,
      /** All matches the filters let through. */
      total: sql<number>`(select count(*) from wanted)`,
      /** All of them, and whether each was at home, in one order. */
      countedIds: sql<number[]>`array(select id from wanted order by id)`,
      countedHomes: sql<boolean[]>`array(select home from wanted order by id)`,
      /** Those under the coach within the other filters. */
      underCoach: sql<number>`(select count(*) from listed where under_coach)`,
    },
    (columns) => sql`
      with listed as materialized (
        select ${side.fixtureId} as id, ${side.kickoff} as kickoff,
          ${side.coachId} is not distinct from ${p.coachId}::int as under_coach, ${side.home} as home
        from ${side}
        where ${side.teamId} = ${p.teamId} and ${side.points} is not null
          and (${p.seasonIds}::int[] is null or ${side.seasonId} = any(${p.seasonIds}::int[]))
          and (${p.venue}::text is null or ${side.home} = (${p.venue}::text = 'home'))
          and (${p.by}::text is null or ${side.priceBookmakerId} = ${p.bookmakerId}::int)
          and (${p.by}::text is distinct from 'price'
            or ${side.price} between ${p.low}::numeric and ${p.high}::numeric)
          and (${p.by}::text is distinct from 'chance' or ${side.chance} between ${p.low}::numeric and ${p.high}::numeric)
          and ${endsBefore(p.beforeId)}
          and ${side.fixtureId} is distinct from ${p.exceptId}::int
      ), wanted as (
        select id, kickoff, home from listed where ${p.coach}::text is null or under_coach = (${p.coach}::text = 'current')
      )
      select ${columns}`,
  ),
)

export type LastPage = RowOf<typeof PAGE>

/** @param perPage matches on a page, 0 for all of them */
export async function findLastPage(
  { pool }: Database,
  { lastFilters: { similar, ...filters }, page, perPage }: { lastFilters: LastFilters; page: number; perPage: number },
): Promise<LastPage> {
  const found = await firstRow(pool, PAGE, {
    ...filters,
    by: similar?.by ?? null,
    bookmakerId: similar?.bookmakerId ?? null,
    low: similar?.low ?? null,
    high: similar?.high ?? null,
    skipped: perPage === 0 ? 0 : page * perPage,
    listed: perPage === 0 ? (page === 0 ? null : 0) : perPage,
  })
  return found ?? { fixtureIds: [], total: 0, countedIds: [], countedHomes: [], underCoach: 0 }
}

const PRICED_BY = statement((p: Placeholders<{ teamId: number; bookmakerIds: readonly number[] }>) =>
  selection(
    { id: sql<number>`b.id` },
    (columns) => sql`
      select ${columns} from unnest(${p.bookmakerIds}::int[]) with ordinality b (id, place)
      where exists (
        select 1 from ${side}
        where ${side.teamId} = ${p.teamId} and ${side.points} is not null and ${side.price} is not null
          and ${side.priceBookmakerId} = b.id
      )
      order by b.place
      limit 1`,
  ),
)

/** The first of these bookmakers that priced a finished match of the team; null when none did. */
export async function findPricedBy(
  { pool }: Database,
  teamId: number,
  bookmakerIds: readonly number[],
): Promise<number | null> {
  return (await firstRow(pool, PRICED_BY, { teamId, bookmakerIds }))?.id ?? null
}
