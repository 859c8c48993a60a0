import {
  type Database,
  feedCount,
  feedProblem,
  firstRow,
  type Placeholders,
  query,
  sourceRef,
  statement,
  syncProgress,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, eq, ne, sql } from 'drizzle-orm'
import { finishedJobs } from '../feed/progress.ts'
import { SOURCE } from './sync-context.ts'

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
const REPORTED = [
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

const PROBLEMS = statement((p: Placeholders<{ since: Date }>) =>
  query
    .select({
      total: sql<number>`count(*) filter (where ${feedProblem.lastAt} >= ${p.since})`,
      includes: sql<
        string[] | null
      >`array_agg(${feedProblem.key} order by ${feedProblem.key}) filter (where ${feedProblem.kind} = 'include' and ${feedProblem.lastAt} >= ${p.since})`,
      any: sql<boolean>`count(*) > 0`,
    })
    .from(feedProblem)
    .where(eq(feedProblem.source, SOURCE)),
)

const INCOMPLETE_DAYS = statement(() =>
  query
    .select({ total: sql<number>`count(*)` })
    .from(feedCount)
    .where(and(eq(feedCount.source, SOURCE), ne(feedCount.reported, feedCount.stored))),
)

const SEASONS = statement(() =>
  query
    .select({ known: sql<number>`count(*)`, read: sql<number>`count(${syncProgress.finishedAt})` })
    .from(sourceRef)
    .leftJoin(
      syncProgress,
      and(eq(syncProgress.source, sourceRef.source), sql`${syncProgress.job} = 'season/' || ${sourceRef.key}`),
    )
    .where(and(eq(sourceRef.source, SOURCE), eq(sourceRef.kind, 'season'))),
)

/** @returns null where nothing was ever read from the feed */
export async function feedStatus({ pool }: Database, now: Date): Promise<FeedStatus | null> {
  const lastSuccess = await finishedJobs(pool, SOURCE, REPORTED)
  const problems = await firstRow(pool, PROBLEMS, { since: new Date(now.getTime() - DAY_MS) })
  if (lastSuccess.size === 0 && !problems?.any) return null
  return {
    problemsLastDay: problems?.total ?? 0,
    refusedIncludes: problems?.includes ?? [],
    lastSuccess: Object.fromEntries(lastSuccess),
    seasons: (await firstRow(pool, SEASONS, {})) ?? { known: 0, read: 0 },
    incompleteDays: (await firstRow(pool, INCOMPLETE_DAYS, {}))?.total ?? 0,
  }
}
