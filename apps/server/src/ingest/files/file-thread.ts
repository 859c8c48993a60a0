import { Worker } from 'node:worker_threads'
import type { ReadAnswer } from './file-reader.worker.ts'
import type { ReadFiles } from './group-files.ts'
import type { ReadRequest } from './read-group.ts'

/** A thread that reads files, so that whoever serves pages is not held up. */
export interface FileThread {
  /** What a group holds; groups are answered in the order they were asked for. */
  read(request: ReadRequest): Promise<ReadFiles>
  close(): Promise<void>
}

export function openFileThread(): FileThread {
  const worker = new Worker(new URL('./file-reader.worker.ts', import.meta.url), { execArgv: [] })
  const waiting: PromiseWithResolvers<ReadFiles>[] = []
  const failAll = (error: Error) => {
    for (const one of waiting.splice(0)) one.reject(error)
  }
  worker.on('message', ({ result }: ReadAnswer) => waiting.shift()?.resolve(result))
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The thread that reads files has ended')))
  return {
    read: (request) => {
      const answer = Promise.withResolvers<ReadFiles>()
      // Whoever takes the results learns of a failure; until then it is nobody's.
      answer.promise.catch(() => undefined)
      waiting.push(answer)
      worker.postMessage(request)
      return answer.promise
    },
    close: async () => void (await worker.terminate()),
  }
}
