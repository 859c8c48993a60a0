import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Database, inTransaction, migrate, openDatabase, tidy, worldOf } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Clock, makeClock } from './clock.ts'
import type { Config } from './config.ts'
import { makeDeps } from './deps.ts'
import { type Demo, type DemoOptions, startDemo } from './ingest/demo/demo-runner.ts'
import { derive } from './ingest/derive/derive.ts'
import { pruneLiveEvents } from './ingest/live-events.ts'
import { prepareNames } from './ingest/names/prepare-names.ts'
import { weighNames } from './ingest/names/weigh-names.ts'
import { signalsJob } from './ingest/signals/signals.job.ts'
import { dropOldMonths } from './ingest/sinks/odds-changes.ts'
import { feedStatus } from './ingest/sync/feed-status.ts'
import { startSync } from './ingest/sync/start-sync.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, makeDemoAccounts } from './modules/accounts/demo-accounts.ts'
import { dropOldTokens } from './modules/accounts/sessions/session.queries.ts'
import { billingJobs } from './modules/billing/billing-jobs.ts'
import { dropOldEvents } from './modules/billing/payment-events.ts'
import type { PaymentProvider } from './modules/billing/provider.ts'
import { providersOf } from './modules/billing/providers.ts'
import { dropOldMessages, dropSpentCaptchas } from './modules/contacts/contacts.queries.ts'
import { reportLegalFaults } from './modules/legal/legal-faults.ts'
import { recordJobs } from './modules/record/record-jobs.ts'
import { dropOldClicks } from './modules/referral/referral.queries.ts'
import { referralJob } from './modules/referral/report-conversions.ts'
import { tapfiliate } from './modules/referral/tapfiliate.ts'
import type { Readiness } from './platform/http/health.ts'
import { buildStatusApp } from './platform/http/status-app.ts'
import { type Job, startScheduler } from './platform/jobs/scheduler.ts'
import type { Log } from './platform/log.ts'
import { dropOldMail } from './platform/mail/outbox.ts'
import { mailJob } from './platform/mail/send-due.ts'
import { mailTransport } from './platform/mail/transport.ts'
import { databaseFigures } from './platform/metrics/database-figures.ts'
import { type Metrics, makeMetrics } from './platform/metrics/metrics.ts'

/** What a test puts in the place of what the product makes for itself. */
export interface Given {
  clock?: Clock
  demo?: Pick<DemoOptions, 'source' | 'tickMs'>
}

export interface RunningServer {
  /** Where it listens; null for a process that serves no pages. */
  address: string | null
  /** Finishes what is running, ends streams and jobs, closes the database. */
  close(): Promise<void>
}

const HOUSEKEEPING_EVERY_MS = 3_600_000
const KINDS = { demo: 'the simulated demo world', real: 'real data', empty: 'an empty database' } as const

/** What has been started; ended in the opposite order, also when a later step fails. */
function closing() {
  const steps: (() => Promise<unknown>)[] = []
  let closed: Promise<void> | null = null
  const run = async () => {
    for (const step of steps.reverse()) await step()
  }
  return {
    add: (step: () => Promise<unknown>) => void steps.push(step),
    close: () => {
      closed ??= run()
      return closed
    },
  }
}

/**
 * Opens and migrates the database, listens, then starts what writes data, as far as the role asks for each.
 * @throws Error with a `code` and a message for people: port or folder in use, database server not reachable
 */
export async function startServer(config: Config, log: Log, given: Given = {}): Promise<RunningServer> {
  const dataDir = resolve(config.DATA_DIR)
  if (!config.DATABASE_URL) mkdirSync(dataDir, { recursive: true })
  const ending = closing()
  try {
    const onWait = (pid: number) => log.info(`Waiting for process ${pid} to give back ${dataDir}`)
    const database = await openDatabase({ url: config.DATABASE_URL, dataDir, role: 'server', onWait })
    ending.add(() => database.close())
    await migrate(database)
    const readiness: Readiness = { migrated: true, filled: true, detail: 'ready' }
    const clock = given.clock ?? makeClock(config.CLOCK)
    if (await prepareNames(database, clock.now())) log.info('The names of the search were made')
    const held = await worldOf(database.pool)
    const world = held ?? 'empty'
    const payments = providersOf({ config, database, clock, world: held })
    const metrics = config.METRICS_TOKEN ? makeMetrics() : null
    metrics?.watch(() => databaseFigures(database, clock.now()))
    const parts = { config, log, database, clock, readiness, ending, payments, metrics }
    const address = config.ROLE === 'worker' ? null : await serveHttp(parts)
    if (config.ROLE === 'worker' && config.STATUS_PORT !== undefined) await serveStatus(parts, config.STATUS_PORT)
    log.info(`${config.BRAND} ${address === null ? 'works' : `is at ${address}`} with ${KINDS[world]}`)
    if (config.ROLE !== 'web') await startWriting({ ...parts, world, demo: given.demo })
    return { address, close: ending.close }
  } catch (error) {
    await ending.close().catch(() => undefined)
    throw error
  }
}

interface Parts {
  config: Config
  log: Log
  database: Database
  clock: Clock
  readiness: Readiness
  ending: ReturnType<typeof closing>
  payments: readonly PaymentProvider[]
  metrics: Metrics | null
}

const publicUrlOf = (config: Config) => (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, '')

async function serveHttp({
  config,
  log,
  database,
  clock,
  readiness,
  ending,
  payments,
  metrics,
}: Parts): Promise<string> {
  const settings = {
    brand: config.BRAND,
    publicUrl: publicUrlOf(config),
    trustProxy: config.TRUST_PROXY,
    consent: config.CONSENT,
    captchaSecret: config.CAPTCHA_SECRET,
    contactTo: config.CONTACT_TO,
    legalDir: config.LEGAL_DIR,
    ladder: config.PRICE_LADDER,
    metricsToken: config.METRICS_TOKEN,
    pictures: {
      folder: join(resolve(config.DATA_DIR), 'images'),
      hosts: ['cdn.sportmonks.com', new URL(config.SPORTMONKS_API_BASE).host],
    },
  }
  if (!config.CONTACT_TO)
    log.info('Messages of the contact form are kept in the database only, because there is no CONTACT_TO')
  await reportLegalFaults(config.LEGAL_DIR, log)
  const deps = await makeDeps({ settings, database, clock, log, readiness, payments, metrics })
  ending.add(() => deps.follower.stop())
  const app = await buildApp(deps)
  ending.add(() => app.close())
  return listen(app, config.HOST, config.PORT, 'PORT')
}

/** What looks after the processes can ask one that serves no pages how it is. */
async function serveStatus({ config, log, database, clock, readiness, ending, metrics }: Parts, port: number) {
  const app = await buildStatusApp({
    readiness,
    ping: () => database.pool.query('select 1'),
    feed: () => feedStatus(database, clock.now()),
    metrics: metrics && config.METRICS_TOKEN ? { metrics, token: config.METRICS_TOKEN } : null,
  })
  ending.add(() => app.close())
  log.info(`Its state is reported at ${await listen(app, config.HOST, port, 'STATUS_PORT')}`)
}

async function listen(app: FastifyInstance, host: string, port: number, setting: string): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const message = `Port ${port} on ${host} is in use by another program. Choose another one with ${setting}.`
    throw Object.assign(new Error(message), { code: 'EADDRINUSE' })
  }
}

async function startWriting(parts: Parts & Pick<Given, 'demo'> & { world: keyof typeof KINDS }): Promise<void> {
  const { config, log, database, clock, ending, world, payments, metrics } = parts
  const billing = billingJobs({ database, clock, log, payments, brand: config.BRAND, publicUrl: publicUrlOf(config) })
  const jobs = [
    housekeepingJob(database, clock),
    mailing(parts),
    ...billing,
    ...referrals(parts),
    ...recordJobs(parts),
    signalsJob({ database, clock }),
  ]
  const housekeeping = startScheduler(jobs, { log, onTurn: metrics?.turned })
  ending.add(() => housekeeping.stop())
  if (config.FEED === 'sportmonks') await followFeed(parts)
  if (config.FEED !== 'demo') return
  if (world === 'real') log.info('The database holds real data, so the demo world stays out of it')
  else runDemo(parts)
}

function housekeepingJob(database: Database, clock: Clock): Job {
  let turns = 0
  return {
    name: 'housekeeping',
    everyMs: HOUSEKEEPING_EVERY_MS,
    run: async () => {
      // Nothing has had its time when a process has just started.
      if (turns++ > 0) await runHousekeeping(database, clock)
      return undefined
    },
  }
}

function mailing({ config, log, database, clock }: Parts): Job {
  const folder = join(resolve(config.DATA_DIR), 'outbox')
  if (!config.SMTP_URL) log.info(`Mail is written to ${folder}, because there is no SMTP_URL`)
  const send = mailTransport({ smtpUrl: config.SMTP_URL, folder, from: config.MAIL_FROM })
  return mailJob({ database, clock, log, send })
}

function referrals({ config, log, database, clock }: Parts): Job[] {
  if (!config.TAPFILIATE_API_KEY) return []
  const service = tapfiliate({ baseUrl: config.TAPFILIATE_API_BASE, key: config.TAPFILIATE_API_KEY })
  return [referralJob({ database, clock, log, service })]
}

async function followFeed({ config, log, database, clock, ending, metrics }: Parts): Promise<void> {
  const sync = await startSync({
    database,
    clock,
    log,
    feed: { baseUrl: config.SPORTMONKS_API_BASE, token: config.SPORTMONKS_TOKEN ?? '' },
    ladder: config.PRICE_LADDER,
    onlyServer: database.kind === 'embedded',
    onTurn: metrics?.turned,
  })
  ending.add(() => sync.stop())
  log.info('Following Sportmonks')
}

/**
 * Drops what has had its time and computes the tables an import that was cut short left due; the embedded database has nobody else
 * who takes back the room of rewritten rows.
 */
async function runHousekeeping(database: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  await pruneLiveEvents(database, now)
  await inTransaction(database, (client) => dropOldMonths(client, now))
  await dropOldTokens(database, now)
  await dropOldMail(database, now)
  await dropOldEvents(database, now)
  await dropSpentCaptchas(database, now)
  await dropOldMessages(database, now)
  await dropOldClicks(database, now)
  await derive(database, { now })
  await weighNames(database, now)
  await tidy(database)
}

function runDemo({ config, database, clock, log, readiness, ending, demo: given }: Parts & Pick<Given, 'demo'>): Demo {
  readiness.filled = false
  readiness.detail = 'the demo world is being written'
  const demo = startDemo({ database, clock, log, ...given })
  const ready = async () => {
    await demo.filled
    await makeDemoAccounts(database, clock.now())
  }
  const settled = ready().then(
    () => {
      const addresses = DEMO_ACCOUNTS.map((account) => account.email).join(' (subscriber) and ')
      log.info(`Sign in at ${publicUrlOf(config)} as ${addresses}, password ${DEMO_PASSWORD}`)
      readiness.filled = true
      readiness.detail = 'ready'
    },
    (error: unknown) => {
      readiness.detail = 'the demo world could not be written'
      log.error({ err: error }, 'The demo world could not be written')
    },
  )
  // In this order, because steps end backwards: the accounts are waited for once the demo world has stopped.
  ending.add(() => settled)
  ending.add(() => demo.stop())
  return demo
}
