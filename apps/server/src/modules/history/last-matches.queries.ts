import type { Database } from '@touchline/database'

/** Which finished matches of a team are listed. */
export interface LastFilters {
  teamId: number
  /** Null for every season. */
  seasonIds: readonly number[] | null
  /** Null wherever they were played, else at home or away. */
  home: boolean | null
  /** The coach whose matches are counted; 0 is nobody. */
  coachId: number
  /** Null whoever was coach, else whether `coachId` was. */
  underCoach: boolean | null
  /** A match that is left out; null for none. */
  exceptId: number | null
  /** Null at any price, else the prices of the team's win that count, of one bookmaker. */
  price: { bookmakerId: number; prices: readonly string[] } | null
}

export interface LastPage {
  /** Newest first. */
  fixtureIds: number[]
  /** All matches the filters let through. */
  total: number
  /** Those under the coach within the other filters. */
  underCoach: number
}

/** One scan over the matches of the team: what is on the page, how many there are, how many under the coach. */
const PAGE = `
  with listed as materialized (
    select s.fixture_id as id, s.kickoff, s.coach_id is not distinct from $4::int as "underCoach"
    from side s
    where s.team_id = $1 and s.points is not null
      and ($2::int[] is null or s.season_id = any($2::int[]))
      and ($3::boolean is null or s.home = $3::boolean)
      and ($6::numeric[] is null or (s.price_bookmaker_id = $7::int and s.price = any($6::numeric[])))
      and s.fixture_id is distinct from $10::int
  ), wanted as (
    select id, kickoff from listed where $5::boolean is null or "underCoach" = $5::boolean
  )
  select
    array(select id from wanted order by kickoff desc, id desc offset $8::bigint limit $9::bigint) as "fixtureIds",
    (select count(*) from wanted) as total,
    (select count(*) from listed where "underCoach") as "underCoach"`

/** @param perPage matches on a page, 0 for all of them */
export async function findLastPage(
  database: Database,
  filters: LastFilters,
  page: number,
  perPage: number,
): Promise<LastPage> {
  const { rows } = await database.pool.query<LastPage>(PAGE, [
    filters.teamId,
    filters.seasonIds,
    filters.home,
    filters.coachId,
    filters.underCoach,
    filters.price?.prices ?? null,
    filters.price?.bookmakerId ?? null,
    perPage === 0 ? 0 : page * perPage,
    perPage === 0 ? (page === 0 ? null : 0) : perPage,
    filters.exceptId,
  ])
  return rows[0] ?? { fixtureIds: [], total: 0, underCoach: 0 }
}

const PRICED_BY = `
  select b.id from unnest($2::int[]) with ordinality b (id, place)
  where exists (
    select 1 from side s
    where s.team_id = $1 and s.points is not null and s.price is not null and s.price_bookmaker_id = b.id
  )
  order by b.place
  limit 1`

/** The first of these bookmakers that priced a finished match of the team; null when none did. */
export async function findPricedBy(
  database: Database,
  teamId: number,
  bookmakerIds: readonly number[],
): Promise<number | null> {
  const { rows } = await database.pool.query<{ id: number }>(PRICED_BY, [teamId, bookmakerIds])
  return rows[0]?.id ?? null
}
