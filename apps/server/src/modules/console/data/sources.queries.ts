import {
  type Database,
  feedBudget,
  feedProblem,
  type Placeholders,
  query,
  rows,
  sourceRef,
  statement,
} from '@touchline/database'
import { SOURCES } from '@touchline/football'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'

type Pool = Pick<Database, 'pool'>

const MATCHES = statement(() =>
  query
    .select({ source: sourceRef.source, matches: sql<number>`count(*)::integer` })
    .from(sourceRef)
    .where(and(eq(sourceRef.kind, 'fixture'), inArray(sourceRef.source, [...SOURCES])))
    .groupBy(sourceRef.source),
)

/** How many matches each source describes. */
export const matchesOfSources = async ({ pool }: Pool): Promise<Map<string, number>> =>
  new Map((await rows(pool, MATCHES, {})).map(({ source, matches }) => [source, matches]))

const LEFT = statement(() =>
  query
    .select({ source: feedBudget.source, left: sql<number>`min(${feedBudget.remaining})::integer` })
    .from(feedBudget)
    .where(gt(feedBudget.resetsAt, sql`clock_timestamp()`))
    .groupBy(feedBudget.source),
)

/** The rest of each source's quota, the lowest of those it counts separately. */
export const quotasLeft = async ({ pool }: Pool): Promise<Map<string, number>> =>
  new Map((await rows(pool, LEFT, {})).map(({ source, left }) => [source, left]))

const KINDS = statement((p: Placeholders<{ since: Date }>) =>
  query
    .select({
      source: feedProblem.source,
      kind: feedProblem.kind,
      count: sql<number>`count(*)::integer`,
      lastAt: sql<Date>`max(${feedProblem.lastAt})`,
    })
    .from(feedProblem)
    .where(gt(feedProblem.lastAt, p.since))
    .groupBy(feedProblem.source, feedProblem.kind)
    .orderBy(desc(sql`max(${feedProblem.lastAt})`), feedProblem.source, feedProblem.kind),
)

/** Problems seen since an instant, by source and kind; the group with the newest first. */
export const problemGroups = ({ pool }: Pool, since: Date) => rows(pool, KINDS, { since })

const RECORDS = statement((p: Placeholders<{ since: Date; source: string; kind: string; limit: number }>) =>
  query
    .select({
      key: feedProblem.key,
      reason: feedProblem.reason,
      times: feedProblem.times,
      firstAt: feedProblem.firstAt,
      lastAt: feedProblem.lastAt,
    })
    .from(feedProblem)
    .where(and(gt(feedProblem.lastAt, p.since), eq(feedProblem.source, p.source), eq(feedProblem.kind, p.kind)))
    .orderBy(desc(feedProblem.lastAt), feedProblem.key)
    .limit(p.limit),
)

/** The newest records of a group. */
export const problemRecords = ({ pool }: Pool, of: { since: Date; source: string; kind: string; limit: number }) =>
  rows(pool, RECORDS, { ...of })
