import { type OwnThread, ownThread } from '@touchline/runtime'
import type { ReadFiles } from './group-files.ts'
import type { ReadRequest } from './read-group.ts'

/** A thread that reads files, so that the process keeps serving pages. */
export const fileThread = (): OwnThread<ReadRequest, ReadFiles> =>
  ownThread(new URL('./file-reader.worker.ts', import.meta.url))
