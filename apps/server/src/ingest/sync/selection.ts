import type { RecordBatch } from '@touchline/football'
import type pg from 'pg'
import { type Selection, SOURCE } from './sync-context.ts'

/** Of the leagues and seasons that a batch describes those that are wanted; a trophy reports others too. */
export function selected(batch: RecordBatch, { leagues }: Selection): RecordBatch {
  if (leagues === null) return batch
  return {
    ...batch,
    ...(batch.leagues && { leagues: batch.leagues.filter((one) => leagues.has(one.key)) }),
    ...(batch.seasons && { seasons: batch.seasons.filter((one) => leagues.has(one.league)) }),
  }
}

/** A season to be read. */
export interface WantedSeason {
  key: string
  current: boolean
  /** 1 for the newest of its league. */
  rank: number
}

/** The wanted seasons, newest first. */
export async function wantedSeasons(pool: pg.Pool, { leagues, seasons }: Selection): Promise<WantedSeason[]> {
  const { rows } = await pool.query<WantedSeason>(
    `select key, current, rank::integer from (
       select r.key, s.current, s.starts_on,
         row_number() over (partition by s.league_id order by s.starts_on desc, s.id desc) as rank
       from source_ref r join season s on s.id = r.id
       join source_ref l on l.source = r.source and l.kind = 'league' and l.id = s.league_id
       where r.source = $1 and r.kind = 'season' and ($2::text[] is null or l.key = any($2::text[]))) ranked
     where $3::integer is null or rank <= $3
     order by rank, starts_on desc, key`,
    [SOURCE, leagues === null ? null : [...leagues], seasons],
  )
  return rows
}

/** Keys of the teams that play in these seasons. */
export async function teamsOfSeasons(pool: pg.Pool, seasons: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select distinct t.key from source_ref r
     join side on side.season_id = r.id
     join source_ref t on t.source = r.source and t.kind = 'team' and t.id = side.team_id
     where r.source = $1 and r.kind = 'season' and r.key = any($2::text[])
     order by t.key`,
    [SOURCE, seasons],
  )
  return rows.map((row) => row.key)
}

/** Keys of everybody of a kind that the feed has described, in a fixed order. */
export async function keysOfKind(pool: pg.Pool, kind: 'coach' | 'player'): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    'select key from source_ref where source = $1 and kind = $2 order by key',
    [SOURCE, kind],
  )
  return rows.map((row) => row.key)
}

/** Our id of whoever of a kind came last; 0 when there is nobody. */
export async function newestId(pool: pg.Pool, kind: 'coach' | 'player'): Promise<number> {
  const { rows } = await pool.query<{ id: number | null }>(
    'select max(id) as id from source_ref where source = $1 and kind = $2',
    [SOURCE, kind],
  )
  return rows[0]?.id ?? 0
}

/** The next who came after this one of our ids. */
export async function peopleAfter(
  pool: pg.Pool,
  kind: 'coach' | 'player',
  after: number,
  limit: number,
): Promise<{ key: string; id: number }[]> {
  const { rows } = await pool.query<{ key: string; id: number }>(
    'select key, id from source_ref where source = $1 and kind = $2 and id > $3 order by id, key limit $4',
    [SOURCE, kind, after, limit],
  )
  return rows
}
