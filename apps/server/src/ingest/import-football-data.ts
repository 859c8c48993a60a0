import { claimWorld, type Database, inTransaction, tidy } from '@touchline/database'
import type { FileResult, Problem } from '@touchline/feeds'
import type { BookmakerId, Day } from '@touchline/football'
import { writeBatch } from './apply-batch.ts'
import { carryOver } from './carry-over.ts'
import { markCurrentSeasons } from './current-seasons.ts'
import { openFileReader } from './football-data-reader.ts'
import type { FamilyCounts } from './summary.ts'

export interface ImportOptions {
  database: Database
  /** Files to read, in this order. */
  files: readonly string[]
  /** Matches on or after this day are stored as not started. */
  until?: Day | undefined
  /** Bookmakers of the reference price, the first one with prices wins. */
  ladder?: readonly BookmakerId[] | undefined
  now: Date
  /** Told after each file, in order. */
  onFile?: (file: FileOutcome, done: number) => void
}

export interface FileOutcome {
  file: string
  rows: number
  matches: FamilyCounts
  problems: readonly Problem[]
  /** Why nothing of the file was taken; null when something was. */
  fatal: string | null
}

export interface ImportReport {
  files: number
  filesFailed: number
  rows: number
  matches: FamilyCounts
  rowsRefused: number
  cellsDoubted: number
}

const NO_COUNTS: FamilyCounts = { inserted: 0, updated: 0, unchanged: 0 }

/**
 * Imports CSV files of football-data.co.uk, each in a transaction of its own: after an interruption whole files are there and
 * the next run completes them. A file that cannot be taken is told in its outcome and the others go on.
 * @throws Error with code `OTHER_WORLD` on a database that holds the demo world
 */
export async function importFootballData(options: ImportOptions): Promise<ImportReport> {
  const { database, files, now, onFile } = options
  const report: ImportReport = {
    files: 0,
    filesFailed: 0,
    rows: 0,
    matches: NO_COUNTS,
    rowsRefused: 0,
    cellsDoubted: 0,
  }
  await inTransaction(database, (client) => claimWorld(client, 'real'))
  const reader = openFileReader(files, { until: options.until, ladder: options.ladder })
  let changed = false
  try {
    for await (const { file, result } of reader.results) {
      const written = await writeFile(database, result, now)
      changed ||= written.inserted + written.updated > 0
      const outcome = outcomeOf(file, result, written)
      add(report, outcome)
      onFile?.(outcome, report.files)
    }
  } finally {
    await reader.close()
  }
  await markCurrentSeasons(database, 'football-data', options.until ?? now.toISOString().slice(0, 10), now)
  if (changed) await tidy(database)
  return report
}

async function writeFile(database: Database, { batch, report }: FileResult, now: Date): Promise<FamilyCounts> {
  if (report.fatal !== null) return NO_COUNTS
  const summary = await inTransaction(database, async (client) => {
    await claimWorld(client, 'real')
    return writeBatch(client, database.kind, await carryOver(client, batch), now)
  })
  return summary.families.fixtures ?? NO_COUNTS
}

function outcomeOf(file: string, { report }: FileResult, matches: FamilyCounts): FileOutcome {
  return { file, rows: report.rowsRead, matches, problems: report.problems, fatal: report.fatal }
}

function add(report: ImportReport, outcome: FileOutcome): void {
  const count = (severity: Problem['severity']) => outcome.problems.filter((one) => one.severity === severity).length
  report.files += 1
  report.filesFailed += outcome.fatal === null ? 0 : 1
  report.rows += outcome.rows
  report.rowsRefused += count('row-refused')
  report.cellsDoubted += count('cell-doubted')
  report.matches = {
    inserted: report.matches.inserted + outcome.matches.inserted,
    updated: report.matches.updated + outcome.matches.updated,
    unchanged: report.matches.unchanged + outcome.matches.unchanged,
  }
}
