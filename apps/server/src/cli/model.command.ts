import {
  type Database,
  firstRow,
  forecast,
  inTransaction,
  league,
  type Placeholders,
  query,
  rows,
  selection,
  sourceRef,
  statement,
} from '@touchline/database'
import { type Evaluation, evaluate } from '@touchline/ingest/derive/evaluate/evaluate.ts'
import { forgetRatings, rateMatches } from '@touchline/ingest/derive/ratings/rate-matches.ts'
import { dayNumber } from '@touchline/probability'
import { makeClock } from '@touchline/runtime'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { count, sql } from 'drizzle-orm'
import type { Cli } from './cli.ts'
import { EXIT, Failure } from './failure.ts'
import { noteCommand } from './note-command.ts'
import { openForCommand } from './open-for-command.ts'
import { showRated } from './progress.ts'

interface EvaluateFlags {
  from?: number
  to?: number
  league?: readonly string[]
  json?: boolean
}

export function addModelCommands(program: Command, cli: Cli, finish: (code: number) => void): void {
  const model = program.command('model').description('Our own ratings of clubs and forecasts of matches')
  model
    .command('rebuild')
    .description('Rate all stored matches again, from the first one on')
    .action(async () => finish(await rebuild(cli)))
  model
    .command('evaluate')
    .description('Score prices and forecasts on the stored matches, each as known before its match')
    .addOption(new Option('--from <day>', 'only matches on or after this day (YYYY-MM-DD)').argParser(dayOrFail))
    .addOption(new Option('--to <day>', 'only matches on or before this day').argParser(dayOrFail))
    .addOption(new Option('--league <keys...>', 'only these leagues, by stable key, key of a source or id'))
    .addOption(new Option('--json', 'all figures as JSON'))
    .action(async (flags: EvaluateFlags) => finish(await showEvaluation(cli, flags)))
}

function dayOrFail(text: string): number {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayNumber(text) : Number.NaN
  if (Number.isNaN(day)) throw new InvalidArgumentError('days are written as 2024-03-09')
  return day
}

const FORECASTS = statement(() => query.select({ matches: count() }).from(forecast))

async function rebuild(cli: Cli): Promise<number> {
  const { database, config } = await openForCommand(cli)
  try {
    const started = performance.now()
    await inTransaction(database, forgetRatings)
    await noteCommand(database, { action: 'data.rebuild_model' })
    await rateMatches(database, { now: makeClock(config.CLOCK).now(), onRated: showRated(cli.print) })
    const matches = (await firstRow(database.pool, FORECASTS, {}))?.matches ?? 0
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const peak = Math.round(process.resourceUsage().maxRSS / 1024)
    cli.print(`matches        ${matches.toLocaleString('en-GB')}`)
    cli.print(`time           ${seconds} s`)
    cli.print(`peak memory    ${peak} MB`)
    return EXIT.done
  } finally {
    await database.close()
  }
}

async function showEvaluation(cli: Cli, { from, to, league: keys, json }: EvaluateFlags): Promise<number> {
  const { database, config } = await openForCommand(cli)
  try {
    await rateMatches(database, { now: makeClock(config.CLOCK).now() })
    const evaluation = await evaluate(database.pool, { from, to, leagues: keys && (await leaguesOf(database, keys)) })
    cli.print(json ? JSON.stringify(evaluation) : evaluationTable(evaluation))
    return EXIT.done
  } finally {
    await database.close()
  }
}

const LEAGUES = statement((p: Placeholders<{ key: string }>) =>
  selection(
    { id: league.id },
    (columns) => sql`
      select ${columns} from ${league} where ${league.stableKey} = ${p.key} or ${league.id}::text = ${p.key} or ${league.id} in (
        select ${sourceRef.id} from ${sourceRef} where ${sourceRef.kind} = 'league' and ${sourceRef.key} = ${p.key})`,
  ),
)

async function leaguesOf({ pool }: Database, keys: readonly string[]): Promise<Set<number>> {
  const ids = new Set<number>()
  for (const key of keys) {
    const found = await rows(pool, LEAGUES, { key })
    if (found.length === 0) throw new Failure(`There is no league "${key}".`, EXIT.notUnderstood)
    for (const { id } of found) ids.add(id)
  }
  return ids
}

/** The figures as lines of name, number of matches and values. */
function evaluationTable({ margin, price, grid, model, corners, yellows, inplay, intervals }: Evaluation): string {
  const { n, halfTime, asianDistance, ...markets } = grid
  const line = (name: string, count: number | null, ...values: (readonly [string, number | null])[]) =>
    [
      name.padEnd(28),
      (count?.toLocaleString('en-GB') ?? '').padStart(9),
      ...values.map(([of, value]) => `  ${of} ${shown(value)}`),
    ].join('')
  const times = ['opening', 'closing'] as const
  const marketLines = Object.entries(markets).map(([name, loss]) => line(`grid: ${name}`, n, ['log loss', loss]))
  return [
    ...times.flatMap((time) =>
      (['power', 'proportional'] as const).map((method) => {
        const { n: count, ll, ece } = margin[time][method]
        return line(`margin: ${time}, ${method}`, count, ['log loss', ll], ['calibration', ece])
      }),
    ),
    ...times.map((time) =>
      line(`price: ${time}`, price[time].n, ['RPS', price[time].rps], ['log loss', price[time].ll]),
    ),
    ...marketLines,
    line('grid: halfTime', n, ['log loss', halfTime.ll], ['RPS', halfTime.rps]),
    line('grid: asianDistance', null, ['points', asianDistance]),
    line('model', model.n, ['RPS', model.rps], ['log loss', model.ll], ['over 2.5 Brier', model.over25Brier]),
    line('corners over 9.5', corners.n, ['gain', corners.gain]),
    line('yellow cards over 3.5', yellows.n, ['gain', yellows.gain]),
    ...Object.entries(inplay.minutes).map(([minute, { ll, rps, ece }]) =>
      line(`in play: minute ${minute}`, inplay.n, ['log loss', ll], ['RPS', rps], ['calibration', ece]),
    ),
    line('in play: weights', null, ...Object.entries(inplay.bands)),
    ...Object.entries(intervals.wilson).map(([matches, held]) =>
      line(`Wilson interval, n = ${matches}`, null, ['holds', held]),
    ),
    line('next ten matches', null, ['holds', intervals.predictive['10']]),
  ].join('\n')
}

const shown = (value: number | null): string => (value === null ? '?' : value.toFixed(4))
