import { readFileSync, statSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { type FileOptions, type FileResult, type FileSource, fileSource } from '@touchline/feeds'

export interface ReadRequest {
  source: FileSource['source']
  group: readonly string[]
  options: FileOptions
}

/** What the files of a group hold; groups are answered in the order they were asked for. */
export interface ReadAnswer {
  result: FileResult
}

parentPort?.on('message', (request: ReadRequest) => {
  parentPort?.postMessage({ result: resultOf(request) } satisfies ReadAnswer)
})

function resultOf({ source, group, options }: ReadRequest): FileResult {
  try {
    const there = group.filter((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
    return fileSource(source).parse(
      there.map((name) => ({ name, bytes: readFileSync(name) })),
      options,
    )
  } catch (error) {
    const fatal = `cannot be read: ${(error as Error).message}`
    return {
      batch: { source },
      report: { file: group[0] ?? '', rowsRead: 0, matchesTaken: 0, problems: [], fatal },
    }
  }
}
