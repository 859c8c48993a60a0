import { readFileSync, statSync } from 'node:fs'
import type { FileOptions, FileSource, InputFile } from '@touchline/feeds'
// Not the whole package: a thread that reads is to begin soon.
import { fileSource } from '@touchline/feeds/files'
import { packBatch } from '../../write/writable-batch.ts'
import type { ReadFiles } from './group-files.ts'

/** Ten times the largest file of a source. */
const MAX_FILE_BYTES = 32 * 1024 * 1024
/** For all the files of a group. */
const MAX_GROUP_BYTES = 128 * 1024 * 1024

export interface ReadRequest {
  source: FileSource['source']
  /** Files of a group, as paths or with their contents; paths that do not exist are left out. */
  group: readonly (string | InputFile)[]
  options: FileOptions
}

/** Reads the files of a group. Never throws: faults are in the report. */
export function readGroup({ source, group, options }: ReadRequest): ReadFiles {
  try {
    let room = MAX_GROUP_BYTES
    const files = group.flatMap((file) => {
      const read = typeof file === 'string' ? fileAt(file, room) : [file]
      for (const { bytes } of read) room -= bytes.length
      return read
    })
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

function fileAt(name: string, room: number): InputFile[] {
  const stats = statSync(name, { throwIfNoEntry: false })
  if (!stats?.isFile()) return []
  if (stats.size > MAX_FILE_BYTES) throw new Error(`${name} has more than ${MAX_FILE_BYTES >> 20} MB`)
  if (stats.size > room) throw new Error(`the files read with it have more than ${MAX_GROUP_BYTES >> 20} MB`)
  return [{ name, bytes: readFileSync(name) }]
}

const nameOf = (file: string | InputFile): string => (typeof file === 'string' ? file : file.name)
