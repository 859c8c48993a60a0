import { parentPort } from 'node:worker_threads'
import type { ReadFiles } from './group-files.ts'
import { type ReadRequest, readGroup } from './read-group.ts'

/** What the files of a group hold; groups are answered in the order they were asked for. */
export interface ReadAnswer {
  result: ReadFiles
}

parentPort?.on('message', (request: ReadRequest) => {
  parentPort?.postMessage({ result: readGroup(request) } satisfies ReadAnswer)
})
