import { readFileSync, statSync } from 'node:fs'
import type { FileOptions, FileSource, InputFile } from '@touchline/feeds'
// Not the whole package: a thread that reads is to begin soon.
import { fileSource } from '@touchline/feeds/files'
import { packBatch } from '../writable-batch.ts'
import type { ReadFiles } from './group-files.ts'

export interface ReadRequest {
  source: FileSource['source']
  /** Files that are read together, as paths or with what is in them; paths that do not exist are left out. */
  group: readonly (string | InputFile)[]
  options: FileOptions
}

/** What the files of a group hold. Never throws: what cannot be read is in the report. */
export function readGroup({ source, group, options }: ReadRequest): ReadFiles {
  try {
    const files = group.flatMap((file) => (typeof file === 'string' ? fileAt(file) : file))
    const { batch, report } = fileSource(source).parse(files, options)
    return { batch: packBatch(batch), report }
  } catch (error) {
    const fatal = `cannot be read: ${(error as Error).message}`
    return {
      batch: { source },
      report: { file: nameOf(group[0] ?? ''), rowsRead: 0, matchesTaken: 0, problems: [], fatal },
    }
  }
}

function fileAt(name: string): InputFile[] {
  return statSync(name, { throwIfNoEntry: false })?.isFile() ? [{ name, bytes: readFileSync(name) }] : []
}

const nameOf = (file: string | InputFile): string => (typeof file === 'string' ? file : file.name)
