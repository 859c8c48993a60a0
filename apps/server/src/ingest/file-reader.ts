import { Worker } from 'node:worker_threads'
import type { FileOptions, FileResult, FileSource } from '@touchline/feeds'
import type { ReadAnswer, ReadRequest } from './file-reader.worker.ts'

export interface FileReader {
  /** What the files of each group hold, in the order of the groups. */
  results: AsyncIterable<FileResult>
  close(): Promise<void>
}

/** How many groups are read ahead of the one being written. */
const AHEAD = 3

/** Reads and parses files in a thread of its own, a few ahead of whoever takes them, so that parsing and writing overlap. */
export function openFileReader(
  source: FileSource['source'],
  groups: readonly (readonly string[])[],
  options: FileOptions,
): FileReader {
  const worker = new Worker(new URL('./file-reader.worker.ts', import.meta.url), { execArgv: [] })
  const waiting: PromiseWithResolvers<FileResult>[] = []
  worker.on('message', ({ result }: ReadAnswer) => waiting.shift()?.resolve(result))
  worker.on('error', (error) => {
    for (const one of waiting.splice(0)) one.reject(error)
  })

  function read(group: readonly string[]): Promise<FileResult> {
    const answer = Promise.withResolvers<FileResult>()
    // Whoever takes the results hears of a failure; until then it is nobody's.
    answer.promise.catch(() => undefined)
    waiting.push(answer)
    worker.postMessage({ source, group, options } satisfies ReadRequest)
    return answer.promise
  }

  async function* results() {
    const reading: Promise<FileResult>[] = []
    for (const group of groups) {
      reading.push(read(group))
      if (reading.length < AHEAD) continue
      yield await (reading.shift() as Promise<FileResult>)
    }
    for (const last of reading) yield await last
  }

  return { results: results(), close: async () => void (await worker.terminate()) }
}
