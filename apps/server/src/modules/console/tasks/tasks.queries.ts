import {
  type Database,
  execute,
  firstRow,
  type Placeholders,
  query,
  type RowOf,
  rows,
  selection,
  statement,
  task,
} from '@touchline/database'
import { desc, eq, inArray, sql } from 'drizzle-orm'

type Pool = Pick<Database, 'pool'>
type Kind = (typeof task.kind.enumValues)[number]

/** A task without progress for this long was cut off. */
const isSilent = sql<boolean>`${task.beatAt} < clock_timestamp() - interval '1 minute'`

const LATEST = statement((p: Placeholders<{ kinds: readonly Kind[]; limit: number }>) =>
  query
    .select({
      id: task.id,
      kind: task.kind,
      subject: task.subject,
      actor: task.actor,
      startedAt: task.startedAt,
      finishedAt: task.finishedAt,
      done: task.done,
      of: task.of,
      outcome: task.outcome,
      error: task.error,
      silent: isSilent,
    })
    .from(task)
    .where(sql`${task.kind} = any(${p.kinds}::text[])`)
    .orderBy(desc(task.id))
    .limit(p.limit),
)

export type StoredTask = RowOf<typeof LATEST>

/** The newest tasks of some kinds. */
export const latestTasks = ({ pool }: Pool, kinds: readonly Kind[], limit = 10): Promise<StoredTask[]> =>
  rows(pool, LATEST, { kinds, limit })

const RUNNING = statement(() =>
  query.select({ id: task.id }).from(task).where(sql`${task.finishedAt} is null and not ${isSilent}`).limit(1),
)

export const isTaskRunning = async ({ pool }: Pool): Promise<boolean> => (await firstRow(pool, RUNNING, {})) !== null

interface NewTask {
  kind: Kind
  subject: string
  actor: string
  startedAt: Date
}

const ADDED = statement((p: Placeholders<NewTask>) =>
  selection(
    { id: task.id },
    (columns) => sql`
      insert into ${task} (kind, subject, actor, started_at) values (${p.kind}, ${p.subject}, ${p.actor}, ${p.startedAt})
      returning ${columns}`,
  ),
)

export async function addTask({ pool }: Pool, values: NewTask): Promise<number> {
  const added = await firstRow(pool, ADDED, { ...values })
  if (added === null) throw new Error('The task was not noted')
  return added.id
}

/** Notes the progress of a task, and that it is alive. */
export const noteTask = ({ pool }: Pool, id: number, values: Partial<typeof task.$inferInsert>) =>
  execute(
    pool,
    query
      .update(task)
      .set({ ...values, beatAt: sql`clock_timestamp()` })
      .where(eq(task.id, id)),
  )

const KEPT = 200

/** Drops all but the newest tasks. */
export async function dropOldTasks({ pool }: Pool): Promise<void> {
  const old = query.select({ id: task.id }).from(task).orderBy(desc(task.id)).offset(KEPT)
  await execute(pool, query.delete(task).where(inArray(task.id, old)))
}
