import { claimWorld, type Database, inTransaction, tidy } from '@touchline/database'
import { type FileOptions, type FileReport, type FileSource, fileSource } from '@touchline/feeds'
import { weighNames } from '../../derive/names/weigh-names.ts'
import { writeBatch } from '../../write/apply-batch.ts'
import { carryOver } from '../../write/carry-over.ts'
import { markCurrentSeasons } from '../../write/current-seasons.ts'
import { refusedValue } from '../../write/refused-value.ts'
import type { FamilyCounts } from '../../write/summary.ts'
import { readFiles } from './file-reader.ts'
import { groupFiles, joinBatches, type ReadFiles } from './group-files.ts'
import { noteHiddenResults } from './hidden-results.ts'

export interface ImportOptions {
  database: Database
  source: FileSource['source']
  /** Files to read together, in this order; see `fileGroups`. */
  groups: readonly (readonly string[])[]
  /** Matches on or after this day are stored as not started. */
  until?: FileOptions['until'] | undefined
  /** Bookmakers of the reference price, the first one with prices wins. */
  ladder?: FileOptions['ladder'] | undefined
  now: Date
  /** Reported after each group, in order. */
  onFile?: (file: FileOutcome, done: number) => void
}

export interface FileOutcome {
  /** The file, of several the one with the matches. */
  file: string
  rows: number
  problems: FileReport['problems']
  /** Why nothing of the file was taken; null when something was. */
  fatal: string | null
}

export interface ImportReport {
  /** Files, or groups of files that belong together. */
  files: number
  filesFailed: number
  rows: number
  matches: FamilyCounts
  rowsRefused: number
  cellsDoubted: number
}

const MAX_REASON_LENGTH = 300
const NO_COUNTS: FamilyCounts = { inserted: 0, updated: 0, unchanged: 0 }

/** The groups in which files of a source are read; a file of no group is left aside. */
export function fileGroups(source: FileSource['source'], files: readonly string[]): readonly (readonly string[])[] {
  return fileSource(source).group?.(files) ?? files.map((file) => [file])
}

/**
 * Imports files of a source, a few groups in one transaction: after an interruption whole groups are stored and the next run completes
 * them. A refused file is reported in its outcome and the others continue.
 * @throws Error with code `OTHER_WORLD` on a database that holds the demo world
 */
export async function importFiles(options: ImportOptions): Promise<ImportReport> {
  const { database, source, groups, until, ladder, now, onFile } = options
  const report: ImportReport = {
    files: 0,
    filesFailed: 0,
    rows: 0,
    matches: NO_COUNTS,
    rowsRefused: 0,
    cellsDoubted: 0,
  }
  await inTransaction(database, (client) => claimWorld(client, 'real'))
  await noteHiddenResults(database, source, until)
  const read = readFiles(source, groups, { ...(until && { until }), ...(ladder && { ladder }) })
  let changed = false
  for await (const portion of groupFiles(read)) {
    for (const { files, matches } of await writeEach(database, { source, files: portion, now })) {
      changed ||= matches.inserted + matches.updated > 0
      addMatches(report, matches)
      for (const one of files) {
        const outcome = outcomeOf(one)
        addFile(report, outcome)
        onFile?.(outcome, report.files)
      }
    }
  }
  await markCurrentSeasons(database, { source, today: until ?? now.toISOString().slice(0, 10), now })
  if (changed) {
    await weighNames(database, now)
    await tidy(database)
  }
  return report
}

interface Written {
  files: readonly ReadFiles[]
  matches: FamilyCounts
}

/** Writes files together; where one has a value that the database refuses, each on its own, so that the others go in. */
async function writeEach(
  database: Database,
  { source, files, now }: { source: FileSource['source']; files: readonly ReadFiles[]; now: Date },
): Promise<readonly Written[]> {
  try {
    return [{ files, matches: await writeFiles(database, { source, files, now }) }]
  } catch (error) {
    const reason = refusedValue(error)
    if (reason === null) throw error
    const [file, ...others] = files
    if (file && others.length === 0) {
      return [{ files: [{ ...file, report: notStored(file.report, reason) }], matches: NO_COUNTS }]
    }
    const written: Written[] = []
    for (const one of files) written.push(...(await writeEach(database, { source, files: [one], now })))
    return written
  }
}

const notStored = (report: FileReport, reason: string): FileReport => ({
  ...report,
  matchesTaken: 0,
  fatal: `the database refuses a value of it: ${reason.slice(0, MAX_REASON_LENGTH)}`,
})

async function writeFiles(
  database: Database,
  { source, files, now }: { source: FileSource['source']; files: readonly ReadFiles[]; now: Date },
): Promise<FamilyCounts> {
  const taken = files.filter(({ report }) => report.fatal === null).map(({ batch }) => batch)
  if (taken.length === 0) return NO_COUNTS
  const batch = joinBatches(source, taken)
  const summary = await inTransaction(database, async (client) => {
    await claimWorld(client, 'real')
    return writeBatch(client, await carryOver(client, batch), now)
  })
  return summary.families.fixtures ?? NO_COUNTS
}

function outcomeOf({ report }: ReadFiles): FileOutcome {
  return { file: report.file, rows: report.rowsRead, problems: report.problems, fatal: report.fatal }
}

function addMatches(report: ImportReport, { inserted, updated, unchanged }: FamilyCounts): void {
  report.matches = {
    inserted: report.matches.inserted + inserted,
    updated: report.matches.updated + updated,
    unchanged: report.matches.unchanged + unchanged,
  }
}

function addFile(report: ImportReport, outcome: FileOutcome): void {
  const count = (severity: 'row-refused' | 'cell-doubted') =>
    outcome.problems.filter((one) => one.severity === severity).length
  report.files += 1
  report.filesFailed += outcome.fatal === null ? 0 : 1
  report.rows += outcome.rows
  report.rowsRefused += count('row-refused')
  report.cellsDoubted += count('cell-doubted')
}
