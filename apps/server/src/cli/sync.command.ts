import {
  claimWorld,
  feedProblem,
  firstRow,
  inTransaction,
  type Placeholders,
  selection,
  sourceRef,
  statement,
} from '@touchline/database'
import { isFeedError } from '@touchline/feeds'
import { makeSyncContext } from '@touchline/ingest/follow/sportmonks/make-context.ts'
import { startSync } from '@touchline/ingest/follow/sportmonks/start-sync.ts'
import { syncOnce } from '@touchline/ingest/follow/sportmonks/sync-jobs.ts'
import { makeClock } from '@touchline/runtime'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { sql } from 'drizzle-orm'
import type { Cli } from './cli.ts'
import { EXIT, Failure } from './failure.ts'
import { noteCommand } from './note-command.ts'
import { openForCommand } from './open-for-command.ts'

interface Options {
  leagues?: ReadonlySet<string>
  seasons?: number
  once?: boolean
}

export function addSyncCommand(program: Command, cli: Cli, finish: (code: number) => void): void {
  program
    .command('sync')
    .description('Fetch new data from Sportmonks, continuously; with --once until everything is stored')
    .addOption(
      new Option('--leagues <ids>', "only these leagues, the feed's ids joined by commas").argParser(idsOrFail),
    )
    .addOption(new Option('--seasons <n>', 'only the newest n seasons of each league').argParser(countOrFail))
    .addOption(new Option('--once', 'end when everything there is has been fetched'))
    .action(async (options: Options) => finish(await run(cli, options)))
}

function idsOrFail(text: string): ReadonlySet<string> {
  const ids = text.split(',').map((id) => id.trim())
  if (!ids.every((id) => /^[1-9]\d*$/.test(id))) throw new InvalidArgumentError('ids are numbers, such as 8,564')
  return new Set(ids)
}

function countOrFail(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('a number of seasons is a whole number above 0')
  return Number(text)
}

async function run(cli: Cli, { leagues, seasons, once = false }: Options): Promise<number> {
  const { database, config } = await openForCommand(cli)
  try {
    if (!config.SPORTMONKS_TOKEN) {
      throw new Failure('There is no token to ask Sportmonks with: set SPORTMONKS_TOKEN.', EXIT.failed)
    }
    await inTransaction(database, (client) => claimWorld(client, 'real'))
    await noteCommand(database, { action: 'data.run_job', thing: { id: 'sync', name: 'sync' } })
    const options = {
      database,
      clock: makeClock(config.CLOCK),
      log: logTo(cli),
      feed: { baseUrl: config.SPORTMONKS_API_BASE, token: config.SPORTMONKS_TOKEN },
      ladder: config.PRICE_LADDER,
      selection: { leagues: leagues ?? null, seasons: seasons ?? null },
    }
    await untilEndedBySignal((signal) => (once ? fetchOnce(cli, options, signal) : goOn(cli, options, signal)))
    return EXIT.done
  } catch (error) {
    throw plainly(error, config.SPORTMONKS_API_BASE)
  } finally {
    await database.close()
  }
}

type Given = Parameters<typeof startSync>[0]

const FETCHED = statement((p: Placeholders<{ since: Date }>) =>
  selection(
    {
      fixtures: sql<number>`(
        select count(*) from ${sourceRef} where ${sourceRef.source} = 'sportmonks' and ${sourceRef.kind} = 'fixture')`,
      problems: sql<number>`(
        select count(*) from ${feedProblem} where ${feedProblem.source} = 'sportmonks' and ${feedProblem.lastAt} >= ${p.since})`,
    },
    (columns) => sql`select ${columns}`,
  ),
)

async function fetchOnce(cli: Cli, options: Given, signal: AbortSignal): Promise<void> {
  const started = Date.now()
  const context = makeSyncContext(options, signal)
  // Checks the connection and the token before hours of work.
  await context.parsing()
  await syncOnce(context, (done, of, job) => cli.complain(`${done} of ${of}: ${job}`))
  const since = new Date(options.clock.now().getTime() - (Date.now() - started))
  const fetched = await firstRow(options.database.pool, FETCHED, { since })
  cli.print(`matches        ${(fetched?.fixtures ?? 0).toLocaleString('en-GB')}`)
  cli.print(`problems       ${(fetched?.problems ?? 0).toLocaleString('en-GB')}`)
  cli.print(`time           ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

async function goOn(cli: Cli, options: Given, signal: AbortSignal): Promise<void> {
  await makeSyncContext(options, signal).parsing()
  const sync = await startSync(options)
  cli.complain('Following Sportmonks; end with Ctrl-C.')
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await sync.stop()
}

async function untilEndedBySignal(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const ending = new AbortController()
  const end = () => ending.abort()
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  try {
    await work(ending.signal)
  } catch (error) {
    if (!ending.signal.aborted) throw error
  } finally {
    process.off('SIGINT', end)
    process.off('SIGTERM', end)
  }
}

/** The jobs' log as lines: the text, and why where something failed. */
function logTo({ complain }: Cli): Given['log'] {
  const line = (fields: unknown, text?: unknown) => {
    const why = (fields as { err?: { message?: string } } | null)?.err?.message
    complain([text ?? fields, ...(why ? [why] : [])].join(': '))
  }
  return { info: line, warn: line }
}

/** Failures of the feed in words that say what to do. */
function plainly(error: unknown, base: string): unknown {
  if (!isFeedError(error)) return error
  const words = {
    refused:
      error.status === 401
        ? `Sportmonks at ${base} does not take the token in SPORTMONKS_TOKEN.`
        : `Sportmonks refuses this: ${error.message}`,
    limited: "The hour's calls are used up. Fetched data is stored; run it again later to continue.",
    unavailable: `Sportmonks at ${base} cannot be reached: ${error.message}. Fetched data is stored.`,
    malformed: `Sportmonks at ${base} answers in a way that cannot be understood: ${error.message}`,
  }
  return new Failure(words[error.reason])
}
