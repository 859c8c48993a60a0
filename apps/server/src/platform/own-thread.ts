import { parentPort, Worker } from 'node:worker_threads'

/** Does heavy work in a thread of its own, so that the process goes on answering meanwhile. */
export interface OwnThread<Task, Result> {
  run(task: Task): Promise<Result>
  close(): Promise<void>
}

interface Request<Task> {
  number: number
  task: Task
}

type Answer<Result> = { number: number; result: Result } | { number: number; error: string }

/**
 * The thread starts with the first task and restarts when it ends unexpectedly; tasks run one after the other.
 * @param file that calls `doTasks`
 */
export function ownThread<Task, Result>(file: URL): OwnThread<Task, Result> {
  let worker: Worker | null = null
  let last = 0
  const waiting = new Map<number, PromiseWithResolvers<Result>>()
  const failAll = (error: Error) => {
    worker = null
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  const begin = () => {
    const begun = new Worker(file, { execArgv: [] })
    begun.unref()
    begun.on('message', (answer: Answer<Result>) => {
      const one = waiting.get(answer.number)
      waiting.delete(answer.number)
      if ('result' in answer) one?.resolve(answer.result)
      else one?.reject(new Error(answer.error))
    })
    begun.on('error', failAll)
    begun.on('exit', () => failAll(new Error(`The thread of ${file.pathname} has ended`)))
    return begun
  }
  return {
    run(task) {
      worker ??= begin()
      const number = ++last
      const answer = Promise.withResolvers<Result>()
      waiting.set(number, answer)
      worker.postMessage({ number, task } satisfies Request<Task>)
      return answer.promise
    },
    close: async () => void (await worker?.terminate()),
  }
}

/** What a thread does with each task. */
export function doTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  parentPort?.on('message', async ({ number, task }: Request<Task>) => {
    try {
      parentPort?.postMessage({ number, result: await work(task) } satisfies Answer<Result>)
    } catch (error) {
      parentPort?.postMessage({ number, error: (error as Error).message } satisfies Answer<Result>)
    }
  })
}
