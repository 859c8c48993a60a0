import type { FileOptions, FileSource } from '@touchline/feeds'
import { fileThread } from './file-thread.ts'
import type { ReadFiles } from './group-files.ts'
import { type ReadRequest, readGroup } from './read-group.ts'

/** How many groups are read ahead of the ones being written. */
const AHEAD = 8

/**
 * Reads the files of each group, in the order of the groups. The first is read here, because a thread takes a while to start; the others in
 * a separate thread, a few ahead of the consumer, so that reading and writing overlap.
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
  const thread = fileThread()
  const read = (request: ReadRequest) => {
    const result = thread.run(request)
    // A failure is reported where the result is used.
    result.catch(() => undefined)
    return result
  }
  try {
    const reading = others.slice(0, AHEAD).map(read)
    yield readGroup(first)
    for (let result = reading.shift(), next = AHEAD; result; result = reading.shift(), next++) {
      const request = others[next]
      if (request) reading.push(read(request))
      yield await result
    }
  } finally {
    await thread.destroy()
  }
}
