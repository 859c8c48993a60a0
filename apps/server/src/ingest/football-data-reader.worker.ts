import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { type FileOptions, type FileResult, parseFootballData } from '@touchline/feeds'

export interface ReadRequest {
  file: string
  options: { [Name in keyof FileOptions]: FileOptions[Name] | undefined }
}

export interface ParsedFile {
  file: string
  result: FileResult
}

parentPort?.on('message', ({ file, options }: ReadRequest) => {
  parentPort?.postMessage({ file, result: resultOf(file, options) } satisfies ParsedFile)
})

function resultOf(file: string, { until, ladder }: ReadRequest['options']): FileResult {
  try {
    const known = { ...(until && { until }), ...(ladder && { ladder }) }
    return parseFootballData({ name: file, bytes: readFileSync(file) }, known)
  } catch (error) {
    const reason = `cannot be read: ${(error as Error).message}`
    const report = { file, rowsRead: 0, matchesTaken: 0, problems: [], fatal: reason }
    return { batch: { source: 'football-data' }, report }
  }
}
