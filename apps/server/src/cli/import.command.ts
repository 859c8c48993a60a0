import { basename } from 'node:path'
import type { Database } from '@touchline/database'
import { FILE_SOURCES, type FileSource, type Problem } from '@touchline/feeds'
import { refreshFacts } from '@touchline/ingest/derive/finder/refresh-facts.ts'
import { derive } from '@touchline/ingest/derive/seasons/derive.ts'
import { notedProblems } from '@touchline/ingest/follow/feed/noted-problems.ts'
import { resultsLetOut } from '@touchline/ingest/follow/files/hidden-results.ts'
import {
  type FileOutcome,
  fileGroups,
  type ImportReport,
  importFiles,
} from '@touchline/ingest/follow/files/import-files.ts'
import { inputFiles } from '@touchline/ingest/follow/files/input-files.ts'
import { learnTeams, sayLearnt } from '@touchline/ingest/joining/teams/learn-teams.ts'
import { unmatchedTeams } from '@touchline/ingest/joining/unmatched.ts'
import { makeClock } from '@touchline/runtime'
import { Argument, type Command, Option } from 'commander'
import type { Cli } from './cli.ts'
import { EXIT, Failure } from './failure.ts'
import { noteCommand } from './note-command.ts'
import { openForCommand } from './open-for-command.ts'
import { oneLine } from './printable.ts'
import { type Progress, showProgress, showRated } from './progress.ts'

/** An import command for every source with data in files. */
export function addFileImports(importing: Command, cli: Cli, finish: (code: number) => void): void {
  for (const source of FILE_SOURCES) {
    importing
      .command(source.source)
      .description(source.about)
      .addArgument(
        new Argument('<paths...>', `files, or folders whose ${source.endings.join(' and ')} files are taken`),
      )
      .addOption(new Option('--until <day>', 'store matches on or after this day (YYYY-MM-DD) as not started'))
      .action(async (paths: string[], options: { until?: string }) =>
        finish(await run(cli, { fileSource: source, paths, untilText: options.until })),
      )
  }
}

/** A day that exists, or a message saying how days are written. */
function dayOrFail(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const instant = new Date(`${text}T00:00:00Z`)
  const exists =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
  if (exists) return text
  throw new Failure(`--until wants a day such as 2024-03-09, not "${text}".`, EXIT.notUnderstood)
}

async function run(
  cli: Cli,
  {
    fileSource: { source, endings },
    paths,
    untilText,
  }: { fileSource: FileSource; paths: readonly string[]; untilText: string | undefined },
): Promise<number> {
  const until = dayOrFail(untilText)
  const files = inputFiles(paths, endings)
  const groups = fileGroups(source, files)
  if (groups.length === 0) throw new Failure(`None of the files is one of ${source}.`, EXIT.notUnderstood)
  const started = Date.now()
  const { database, config } = await openForCommand(cli)
  try {
    const held = await resultsLetOut(database, source, until)
    if (held) cli.complain(lettingOut(held))
    const now = makeClock(config.CLOCK).now()
    const progress = showProgress(groups.length, 'files', cli.print)
    const outcomes: FileOutcome[] = []
    const report = await importFiles({
      database,
      source,
      groups,
      until,
      ladder: config.PRICE_LADDER,
      now,
      onFile: (outcome, done) => {
        if (outcome.fatal !== null || outcome.problems.length > 0) outcomes.push(outcome)
        progress.step(done, outcome.file)
      },
    }).finally(() => progress.end())
    await noteCommand(database, { action: 'data.import', thing: { id: source, name: subjectOf(files) } })
    await learnTeams(database, { now, onLearnt: (learnt) => cli.print(`${sayLearnt(learnt)}.`) })
    await computeTables(database, now, cli)
    for (const outcome of outcomes) reportProblems(outcome, cli.complain)
    for (const line of await notedProblems(database.pool, now)) cli.complain(oneLine(line))
    reportSummary(report, Date.now() - started, cli.print)
    const unmatched = (await unmatchedTeams(database.pool)).filter((team) => team.source === source)
    if (unmatched.length > 0) cli.print(unmatchedLine(unmatched.map((team) => team.name)))
    return report.filesFailed > 0 ? EXIT.failed : EXIT.done
  } finally {
    await database.close()
  }
}

/** Imported files, for the audit: the name of the only one, or their number. */
const subjectOf = (files: readonly string[]): string =>
  files.length === 1 ? basename(files[0] ?? '') : `${files.length} files`

/** Computes tables, statistics, ratings and facts of the finder for everything the import changed. */
async function computeTables(database: Database, now: Date, cli: Cli): Promise<void> {
  let progress: Progress | null = null
  await derive(database, {
    now,
    onRated: showRated(cli.print),
    onSeason: (done, of) => {
      progress ??= showProgress(of, 'tables', cli.print)
      progress.step(done, '')
    },
  }).finally(() => progress?.end())
  await refreshFacts(database, { now })
}

const lettingOut = ({ source, day }: { source: string; day: string }) =>
  `The results from ${day} on are hidden in the import of ${source}; this import reveals them. ` +
  `Add --until ${day} to hide them here too.`

const MAX_NAMES = 10

function unmatchedLine(names: readonly string[]): string {
  const more = names.length > MAX_NAMES ? ' …' : ''
  return (
    `${names.length} teams may be known to other sources by another name: ${names.slice(0, MAX_NAMES).join(', ')}${more} ` +
    '(teams unmatched lists them)'
  )
}

function reportProblems({ file, fatal, problems }: FileOutcome, complain: Cli['complain']): void {
  for (const problem of problems) complain(oneLine(lineOf(problem)))
  if (fatal !== null) complain(oneLine(`${file}: nothing of this file was taken: ${fatal}`))
}

function lineOf({ file, line, record, column, severity, message }: Problem): string {
  const where = [file, line, record].filter((part) => part !== undefined).join(':')
  const what = severity === 'row-refused' ? 'row refused' : `cell doubted${column ? ` (${column})` : ''}`
  return `${where}: ${what}: ${message}`
}

function reportSummary(report: ImportReport, milliseconds: number, print: Cli['print']): void {
  const { matches } = report
  const number = (value: number) => value.toLocaleString('en-GB')
  const peak = Math.round(process.resourceUsage().maxRSS / 1024)
  const rows: [string, string][] = [
    ['files', `${number(report.files)}${report.filesFailed > 0 ? `, ${number(report.filesFailed)} not taken` : ''}`],
    ['rows', number(report.rows)],
    [
      'matches',
      `${number(matches.inserted)} new, ${number(matches.updated)} changed, ${number(matches.unchanged)} unchanged`,
    ],
    ['rows refused', number(report.rowsRefused)],
    ['cells doubted', number(report.cellsDoubted)],
    ['time', `${(milliseconds / 1000).toFixed(1)} s`],
    ['peak memory', `${number(peak)} MB`],
  ]
  for (const [name, value] of rows) print(`${name.padEnd(14)} ${value}`)
  if (report.filesFailed > 0) print('The other files are in. Mend or leave out the files named above.')
}
