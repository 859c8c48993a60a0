import type { Database } from '@touchline/database'
import { SOURCE } from './sync-context.ts'

const DAY_MS = 86_400_000

/** How the feed is doing, for the operator. */
export interface FeedStatus {
  /** Records that could not be taken, calls and includes refused, seen within the last day. */
  problemsLastDay: number
  /** Includes that the plan refuses, such as `Fixture.pressure`. */
  refusedIncludes: string[]
  /** When each kind of reading was last done to its end: everything of the feed, live, prices … */
  lastSuccess: Record<string, Date>
  /** Seasons the feed has, and how many of them have been read to their end. */
  seasons: { known: number; read: number }
  /** Leagues and days of which the feed has more or other matches than are stored. */
  incompleteDays: number
}

/** Beginnings of the names of jobs whose last success is reported. */
const TOLD = [
  'reference',
  'live',
  'latest',
  'odds',
  'window/near',
  'window/wide',
  'transfers',
  'tables',
  'completeness',
]

/** @returns null where nothing was ever read from the feed */
export async function feedStatus({ pool }: Database, now: Date): Promise<FeedStatus | null> {
  const { rows: jobs } = await pool.query<{ job: string; finishedAt: Date }>(
    `select job, finished_at as "finishedAt" from sync_progress
     where source = $1 and job = any($2::text[]) and finished_at is not null`,
    [SOURCE, TOLD],
  )
  const { rows: problems } = await pool.query<{ total: number; includes: string[] | null; any: boolean }>(
    `select count(*) filter (where last_at >= $2) as total,
       array_agg(key order by key) filter (where kind = 'include' and last_at >= $2) as includes,
       count(*) > 0 as any
     from feed_problem where source = $1`,
    [SOURCE, new Date(now.getTime() - DAY_MS)],
  )
  if (jobs.length === 0 && !problems[0]?.any) return null
  const { rows: days } = await pool.query<{ total: number }>(
    'select count(*) as total from feed_count where source = $1 and reported <> stored',
    [SOURCE],
  )
  const { rows: seasons } = await pool.query<{ known: number; read: number }>(
    `select count(*) as known, count(p.finished_at) as read from source_ref r
     left join sync_progress p on p.source = r.source and p.job = 'season/' || r.key
     where r.source = $1 and r.kind = 'season'`,
    [SOURCE],
  )
  return {
    problemsLastDay: problems[0]?.total ?? 0,
    refusedIncludes: problems[0]?.includes ?? [],
    lastSuccess: Object.fromEntries(jobs.map(({ job, finishedAt }) => [job, finishedAt])),
    seasons: seasons[0] ?? { known: 0, read: 0 },
    incompleteDays: days[0]?.total ?? 0,
  }
}
