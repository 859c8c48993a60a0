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
    `SELECT key, current, rank::integer FROM (
       SELECT r.key, s.current, s.starts_on,
         row_number() OVER (PARTITION BY s.league_id ORDER BY s.starts_on DESC, s.id DESC) AS rank
       FROM source_ref r JOIN season s ON s.id = r.id
       JOIN source_ref l ON l.source = r.source AND l.kind = 'league' AND l.id = s.league_id
       WHERE r.source = $1 AND r.kind = 'season' AND ($2::text[] IS NULL OR l.key = ANY($2::text[]))) ranked
     WHERE $3::integer IS NULL OR rank <= $3
     ORDER BY rank, starts_on DESC, key`,
    [SOURCE, leagues === null ? null : [...leagues], seasons],
  )
  return rows
}

/** Keys of the teams that play in these seasons. */
export async function teamsOfSeasons(pool: pg.Pool, seasons: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT DISTINCT t.key FROM source_ref r
     JOIN side ON side.season_id = r.id
     JOIN source_ref t ON t.source = r.source AND t.kind = 'team' AND t.id = side.team_id
     WHERE r.source = $1 AND r.kind = 'season' AND r.key = ANY($2::text[])
     ORDER BY t.key`,
    [SOURCE, seasons],
  )
  return rows.map((row) => row.key)
}

/** Keys of everybody of a kind that the feed has described, in a fixed order. */
export async function keysOfKind(pool: pg.Pool, kind: 'coach' | 'player'): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    'SELECT key FROM source_ref WHERE source = $1 AND kind = $2 ORDER BY key',
    [SOURCE, kind],
  )
  return rows.map((row) => row.key)
}

/** Our id of whoever of a kind came last; 0 when there is nobody. */
export async function newestId(pool: pg.Pool, kind: 'coach' | 'player'): Promise<number> {
  const { rows } = await pool.query<{ id: number | null }>(
    'SELECT max(id) AS id FROM source_ref WHERE source = $1 AND kind = $2',
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
    'SELECT key, id FROM source_ref WHERE source = $1 AND kind = $2 AND id > $3 ORDER BY id, key LIMIT $4',
    [SOURCE, kind, after, limit],
  )
  return rows
}
