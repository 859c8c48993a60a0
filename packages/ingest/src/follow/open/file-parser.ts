import type { FileOptions, FileSource, InputFile } from '@touchline/feeds'
import { fileThread } from '../files/file-thread.ts'
import type { ReadFiles } from '../files/group-files.ts'

/** Reads files outside the event loop, in a thread that lives while there is something to read. */
export interface FileParser {
  /** Never rejects for the contents of a file: faults are in the report. */
  read(source: FileSource['source'], file: InputFile, options: FileOptions): Promise<ReadFiles>
}

export function fileParser(signal: AbortSignal): FileParser {
  const thread = fileThread()
  signal.addEventListener('abort', () => void thread.destroy(), { once: true })
  return {
    async read(source, file, options) {
      signal.throwIfAborted()
      return thread.run({ source, group: [file], options })
    },
  }
}
