import { Worker } from 'node:worker_threads'
import type { FileOptions, FileResult } from '@touchline/feeds'
import type { ParsedFile, ReadRequest } from './football-data-reader.worker.ts'

export interface FileReader {
  /** What each file holds, in the order of the files. */
  results: AsyncIterable<{ file: string; result: FileResult }>
  close(): Promise<void>
}

/** How many files are read ahead of the one being written. */
const AHEAD = 3

/** Reads and parses files in a thread of its own, a few ahead of whoever takes them, so that parsing and writing overlap. */
export function openFileReader(
  files: readonly string[],
  options: { [Name in keyof FileOptions]: FileOptions[Name] | undefined },
): FileReader {
  const worker = new Worker(new URL('./football-data-reader.worker.ts', import.meta.url), { execArgv: [] })
  const settled = new Map<string, (parsed: ParsedFile) => void>()
  const failed: ((error: Error) => void)[] = []
  worker.on('message', (parsed: ParsedFile) => settled.get(parsed.file)?.(parsed))
  worker.on('error', (error) => {
    for (const fail of failed) fail(error)
  })

  const read = (file: string): Promise<ParsedFile> =>
    new Promise((resolve, reject) => {
      settled.set(file, resolve)
      failed.push(reject)
      worker.postMessage({ file, options } satisfies ReadRequest)
    })

  async function* results() {
    const reading: Promise<ParsedFile>[] = []
    for (let at = 0; at < files.length || reading.length > 0; ) {
      while (at < files.length && reading.length < AHEAD) {
        const parsed = read(files[at++] as string)
        parsed.catch(() => undefined)
        reading.push(parsed)
      }
      const next = await reading.shift()
      if (!next) return
      settled.delete(next.file)
      failed.shift()
      yield next
    }
  }

  return { results: results(), close: async () => void (await worker.terminate()) }
}
