import { Piscina } from 'piscina'

/** Does heavy work in a separate thread, so that the process keeps answering. Tasks run one after the other. */
export type OwnThread<Task, Result> = Pick<Piscina<Task, Result>, 'run' | 'destroy'>

const IDLE_MS = 30_000

/**
 * The thread starts with the first task, ends when it has had nothing to do for a while, and starts again after it crashed.
 * @param file whose default export does a task
 */
export const ownThread = <Task, Result>(file: URL): OwnThread<Task, Result> =>
  new Piscina<Task, Result>({ filename: file.href, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, execArgv: [] })
