import type { FileOptions, FileSource, InputFile } from '@touchline/feeds'
import { type FileThread, openFileThread } from '../files/file-thread.ts'
import type { ReadFiles } from '../files/group-files.ts'

/** Reads files beside the event loop; its thread lives while there is something to read. */
export interface FileParser {
  /** Never rejects for what a file holds: that is in the report. */
  read(source: FileSource['source'], file: InputFile, options: FileOptions): Promise<ReadFiles>
}

const IDLE_MS = 30_000

export function fileParser(signal: AbortSignal): FileParser {
  let thread: FileThread | null = null
  let reading = 0
  let idle: NodeJS.Timeout | undefined
  const close = () => {
    void thread?.close()
    thread = null
  }
  signal.addEventListener('abort', close, { once: true })
  return {
    async read(source, file, options) {
      signal.throwIfAborted()
      clearTimeout(idle)
      thread ??= openFileThread()
      reading += 1
      try {
        return await thread.read({ source, group: [file], options })
      } catch (error) {
        // One that ended by itself, for want of memory say, is not asked again.
        close()
        throw error
      } finally {
        reading -= 1
        if (reading === 0) idle = setTimeout(close, IDLE_MS).unref()
      }
    },
  }
}
