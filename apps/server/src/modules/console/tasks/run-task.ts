import type { ConsoleTask } from '@touchline/contract'
import type { Database, task } from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import { publicError } from '../../../platform/http/errors.ts'
import { addTask, isTaskRunning, noteTask, type StoredTask } from './tasks.queries.ts'

const BEAT_MS = 10_000
const NOTE_MS = 700
const MAX_ERROR = 1000

/** Reports progress. */
export type Report = (done: number, of: number) => void
type Outcome = Record<string, string | number | string[]>

interface TaskToRun {
  kind: (typeof task.kind.enumValues)[number]
  subject: string
  actor: string
  /** The work; its result is stored as the outcome. */
  work: (report: Report) => Promise<Outcome>
}

/**
 * Starts a long task of an operator; everybody in the console sees its progress.
 * @returns its id, at once
 * @throws a public error while another task runs
 */
export async function startTask(
  { database, clock }: { database: Database; clock: Clock },
  { kind, subject, actor, work }: TaskToRun,
): Promise<number> {
  if (await isTaskRunning(database)) throw publicError('conflict', 'Another task is running. Wait until it is done.')
  const id = await addTask(database, { kind, subject, actor, startedAt: clock.now() })
  const note = (values: Parameters<typeof noteTask>[2]) => noteTask(database, id, values).catch(() => undefined)
  const beat = setInterval(() => void note({}), BEAT_MS)
  let noted = 0
  const report: Report = (done, of) => {
    if (performance.now() - noted < NOTE_MS) return
    noted = performance.now()
    void note({ done, of })
  }
  void work(report)
    .then(
      (outcome) => note({ outcome, error: null, finishedAt: clock.now() }),
      (error: Error) => note({ error: error.message.slice(0, MAX_ERROR), finishedAt: clock.now() }),
    )
    .finally(() => clearInterval(beat))
  return id
}

export const viewTask = ({ startedAt, finishedAt, silent, outcome, ...rest }: StoredTask): ConsoleTask => ({
  ...rest,
  outcome: outcome as ConsoleTask['outcome'],
  state: finishedAt === null ? (silent ? 'cut_off' : 'running') : rest.error === null ? 'done' : 'failed',
  started_at: startedAt.toISOString(),
  finished_at: finishedAt?.toISOString() ?? null,
})
