import { readFileSync, statSync } from 'node:fs'
import type { FileOptions, FileSource } from '@touchline/feeds'
// Not the whole package: a thread that reads is to begin soon.
import { fileSource } from '@touchline/feeds/files'
import { withPackedOdds } from '../packed-odds.ts'
import type { ReadFiles } from './group-files.ts'

export interface ReadRequest {
  source: FileSource['source']
  /** Paths of files that are read together; those that do not exist are left out. */
  group: readonly string[]
  options: FileOptions
}

/** What the files of a group hold. Never throws: what cannot be read is in the report. */
export function readGroup({ source, group, options }: ReadRequest): ReadFiles {
  try {
    const there = group.filter((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
    const { batch, report } = fileSource(source).parse(
      there.map((name) => ({ name, bytes: readFileSync(name) })),
      options,
    )
    return { batch: withPackedOdds(batch), report }
  } catch (error) {
    const fatal = `cannot be read: ${(error as Error).message}`
    return {
      batch: { source },
      report: { file: group[0] ?? '', rowsRead: 0, matchesTaken: 0, problems: [], fatal },
    }
  }
}
