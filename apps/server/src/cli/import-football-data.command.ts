import type { Problem } from '@touchline/feeds'
import { Argument, type Command, Option } from 'commander'
import { makeClock } from '../clock.ts'
import { type FileOutcome, type ImportReport, importFootballData } from '../ingest/import-football-data.ts'
import { inputFiles } from '../ingest/input-files.ts'
import { EXIT, Failure } from './failure.ts'
import { openForCommand } from './open-for-command.ts'
import { showProgress } from './progress.ts'
import type { Cli } from './run-cli.ts'

export function addFootballDataImport(importing: Command, cli: Cli, finish: (code: number) => void): void {
  importing
    .command('football-data')
    .description('Results, statistics and prices from CSV files of football-data.co.uk')
    .addArgument(new Argument('<paths...>', 'files, or folders whose .csv files are taken'))
    .addOption(new Option('--until <day>', 'store matches on or after this day (YYYY-MM-DD) as not started'))
    .action(async (paths: string[], options: { until?: string }) => finish(await run(cli, paths, options.until)))
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

async function run(cli: Cli, paths: readonly string[], untilText: string | undefined): Promise<number> {
  const until = dayOrFail(untilText)
  const files = inputFiles(paths, '.csv')
  const started = Date.now()
  const { database, config } = await openForCommand(cli)
  try {
    const progress = showProgress(files.length, 'files', cli.print)
    const outcomes: FileOutcome[] = []
    const report = await importFootballData({
      database,
      files,
      until,
      ladder: config.PRICE_LADDER,
      now: makeClock(config.CLOCK).now(),
      onFile: (outcome, done) => {
        if (outcome.fatal !== null || outcome.problems.length > 0) outcomes.push(outcome)
        progress.step(done, outcome.file)
      },
    }).finally(() => progress.end())
    for (const outcome of outcomes) tellProblems(outcome, cli.complain)
    tellSummary(report, Date.now() - started, cli.print)
    return report.filesFailed > 0 ? EXIT.failed : EXIT.done
  } finally {
    await database.close()
  }
}

function tellProblems({ file, fatal, problems }: FileOutcome, complain: Cli['complain']): void {
  for (const problem of problems) complain(lineOf(problem))
  if (fatal !== null) complain(`${file}: nothing of this file was taken: ${fatal}`)
}

function lineOf({ file, line, column, severity, message }: Problem): string {
  const what = severity === 'row-refused' ? 'row refused' : `cell doubted${column ? ` (${column})` : ''}`
  return `${file}:${line}: ${what}: ${message}`
}

function tellSummary(report: ImportReport, milliseconds: number, print: Cli['print']): void {
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
