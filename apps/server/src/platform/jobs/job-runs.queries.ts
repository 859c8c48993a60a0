import {
  type Database,
  execute,
  firstRow,
  jobRun,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  statement,
} from '@touchline/database'
import { asc, eq, isNotNull } from 'drizzle-orm'

type Pool = Pick<Database, 'pool'>

export type NotedRun = Omit<typeof jobRun.$inferInsert, 'requestedAt'>

/** Notes the state of a job; missing fields stay as they were. */
export async function noteRun({ pool }: Pool, run: NotedRun): Promise<void> {
  await execute(pool, query.insert(jobRun).values(run).onConflictDoUpdate({ target: jobRun.name, set: run }))
}

const RUNS = statement(() => query.select().from(jobRun).orderBy(asc(jobRun.name)))

export type JobRun = RowOf<typeof RUNS>

/** How every job is doing. */
export const jobRuns = ({ pool }: Pool): Promise<JobRun[]> => rows(pool, RUNS, {})

const REQUESTED = statement(() => query.select({ name: jobRun.name }).from(jobRun).where(isNotNull(jobRun.requestedAt)))

/** Jobs that an operator wants to run at once. */
export const requestedJobs = async ({ pool }: Pool): Promise<string[]> =>
  (await rows(pool, REQUESTED, {})).map(({ name }) => name)

export const requestJob = (client: Queryable, name: string, now: Date) =>
  execute(client, query.update(jobRun).set({ requestedAt: now }).where(eq(jobRun.name, name)))

/** The job is about to run. */
export const requestTaken = ({ pool }: Pool, name: string) =>
  execute(pool, query.update(jobRun).set({ requestedAt: null }).where(eq(jobRun.name, name)))

const NAMED = statement((p: Placeholders<{ name: string }>) =>
  query.select({ name: jobRun.name, source: jobRun.source }).from(jobRun).where(eq(jobRun.name, p.name)),
)

/** @returns null for a job that has never run here */
export const findJob = (client: Queryable, name: string) => firstRow(client, NAMED, { name })
