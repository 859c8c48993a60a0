import type { FileSource } from './files/file-source.ts'
import { footballData } from './football-data/index.ts'
import { openfootball } from './openfootball/index.ts'
import { schochastics } from './schochastics/index.ts'
import { statsbomb } from './statsbomb/index.ts'
import { wyscout } from './wyscout/index.ts'

/** Every source whose data comes in files, in the order the commands list them. */
export const FILE_SOURCES: readonly FileSource[] = [footballData, openfootball, schochastics, wyscout, statsbomb]

/** @throws Error when the source has no files */
export function fileSource(source: FileSource['source']): FileSource {
  const found = FILE_SOURCES.find((one) => one.source === source)
  if (!found) throw new Error(`The source ${source} has no files`)
  return found
}
