import { Worker } from 'node:worker_threads'
import type { FileOptions, FileSource } from '@touchline/feeds'
import type { ReadAnswer } from './file-reader.worker.ts'
import type { ReadFiles } from './group-files.ts'
import { type ReadRequest, readGroup } from './read-group.ts'

/** How many groups are read ahead of the ones being written. */
const AHEAD = 8

/**
 * What the files of each group hold, in the order of the groups. The first is read here, because a thread takes a while to begin; the
 * others in a thread of their own, a few ahead of whoever takes them, so that reading and writing overlap.
 */
export async function* readFiles(
  source: FileSource['source'],
  groups: readonly (readonly string[])[],
  options: FileOptions,
): AsyncGenerator<ReadFiles> {
  const [first, ...others] = groups.map((group) => ({ source, group, options }))
  if (!first) return
  if (others.length === 0) yield readGroup(first)
  else yield* readInThread(first, others)
}

async function* readInThread(first: ReadRequest, others: readonly ReadRequest[]): AsyncGenerator<ReadFiles> {
  const thread = openThread()
  try {
    const reading = others.slice(0, AHEAD).map(thread.read)
    yield readGroup(first)
    for (let result = reading.shift(), next = AHEAD; result; result = reading.shift(), next++) {
      const request = others[next]
      if (request) reading.push(thread.read(request))
      yield await result
    }
  } finally {
    await thread.close()
  }
}

function openThread() {
  const worker = new Worker(new URL('./file-reader.worker.ts', import.meta.url), { execArgv: [] })
  const waiting: PromiseWithResolvers<ReadFiles>[] = []
  worker.on('message', ({ result }: ReadAnswer) => waiting.shift()?.resolve(result))
  worker.on('error', (error) => {
    for (const one of waiting.splice(0)) one.reject(error)
  })
  return {
    read: (request: ReadRequest): Promise<ReadFiles> => {
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
