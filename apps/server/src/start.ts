import { join, resolve } from 'node:path'
import { type Database, migrate, openDatabase, untilMigrated, type World, worldOf } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Clock, makeClock } from './clock.ts'
import { type Config, publicUrlOf } from './config.ts'
import { makeDeps } from './deps.ts'
import { housekeepingJob } from './housekeeping.job.ts'
import type { DemoOptions } from './ingest/demo/demo-runner.ts'
import { factsJob } from './ingest/finder/facts.job.ts'
import { hazardsJob } from './ingest/inplay/hazards.job.ts'
import { prepareNames } from './ingest/names/prepare-names.ts'
import { keysWouldAdd, openFeed } from './ingest/open/open-feed.ts'
import { openSettings, openSources } from './ingest/open/open-settings.ts'
import { openStatus } from './ingest/open/open-status.ts'
import { startOpen } from './ingest/open/start-open.ts'
import { signalsJob } from './ingest/signals/signals.job.ts'
import { feedStatus } from './ingest/sync/feed-status.ts'
import { startSync } from './ingest/sync/start-sync.ts'
import { hasAccounts, newOwnerLink } from './modules/accounts/owner.queries.ts'
import { billingJobs } from './modules/billing/billing-jobs.ts'
import type { PaymentProvider } from './modules/billing/provider.ts'
import { providersOf } from './modules/billing/providers.ts'
import { roundsJob } from './modules/league/simulation/rounds/rounds.job.ts'
import { reportLegalFaults } from './modules/legal/legal-faults.ts'
import { recordJobs } from './modules/record/record-jobs.ts'
import { referralJob } from './modules/referral/report-conversions.ts'
import { tapfiliate } from './modules/referral/tapfiliate.ts'
import type { Readiness } from './platform/http/health.ts'
import { buildStatusApp } from './platform/http/status-app.ts'
import { type Job, startScheduler } from './platform/jobs/scheduler.ts'
import type { Log } from './platform/log.ts'
import { mailJob } from './platform/mail/send-due.ts'
import { mailTransport } from './platform/mail/transport.ts'
import { databaseFigures } from './platform/metrics/database-figures.ts'
import { type Metrics, makeMetrics } from './platform/metrics/metrics.ts'
import { runDemo } from './run-demo.ts'
import { secureDataFolder } from './secure-data.ts'
import { senderOf, unlikelySettings } from './unlikely-settings.ts'

/** What is there already; a test puts something of its own in its place. */
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

/** What a database holds at the start. */
type HeldWorld = World | 'empty'

const KINDS: Readonly<Record<HeldWorld, string>> = {
  demo: 'the simulated demo world',
  real: 'real data',
  empty: 'an empty database',
}

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
  const { DATABASE_DIRECT_URL: directUrl } = config
  const ending = closing()
  try {
    const onWait = (pid: number) => log.info(`Waiting for process ${pid} to end, which has ${config.DATA_DIR} open`)
    const { DATABASE_URL: url, DATA_DIR: dataDir } = config
    for (const warning of unlikelySettings(config)) log.warn(warning)
    secureDataFolder(dataDir, log)
    const database = await openDatabase({ url, directUrl, dataDir, role: 'server', onWait })
    ending.add(() => database.close())
    await (directUrl === undefined ? migrate(database) : migrateAt(directUrl))
    const readiness: Readiness = { migrated: true, filled: true, detail: 'ready' }
    const clock = given.clock ?? makeClock(config.CLOCK)
    if (await prepareNames(database, clock.now())) log.info('The names of the search were made')
    const held = await worldOf(database.pool)
    const world = held ?? 'empty'
    const payments = providersOf({ config, database, clock, log, world: held })
    const metrics = config.METRICS_TOKEN ? makeMetrics() : null
    metrics?.watch(() => databaseFigures(database, clock.now()))
    const parts = { config, log, database, clock, readiness, ending, payments, metrics }
    const address = config.ROLE === 'worker' ? null : await serveHttp(parts)
    if (config.ROLE === 'worker' && config.STATUS_PORT !== undefined) await serveStatus(parts, config.STATUS_PORT)
    log.info(`${config.BRAND} ${address === null ? 'works' : `is at ${address}`} with ${KINDS[world]}`)
    if (config.ROLE !== 'web') await startWriting({ ...parts, world, demo: given.demo ?? {} })
    return { address, close: ending.close }
  } catch (error) {
    await ending.close().catch(() => undefined)
    throw error
  }
}

/** Migrations lock each other out by their session, which a pooler gives to others. */
async function migrateAt(url: string): Promise<void> {
  const database = await openDatabase({ url, role: 'command' })
  await migrate(database).finally(() => database.close())
}

/** The standby that is read, once it has today's tables; null where there is none. */
async function openStandby({ config, ending }: Pick<Parts, 'config' | 'ending'>): Promise<Database | null> {
  if (config.DATABASE_READ_URL === undefined) return null
  const standby = await openDatabase({ url: config.DATABASE_READ_URL, role: 'server' })
  ending.add(() => standby.close())
  await untilMigrated(standby)
  return standby
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
    trustedProxies: config.TRUSTED_PROXIES,
    consent: config.CONSENT,
    defaults: { language: config.DEFAULT_LANGUAGE, zone: config.DEFAULT_ZONE },
    top: { leagues: config.DEFAULT_LEAGUES, clubs: config.DEFAULT_CLUBS },
    access: config.ACCESS ?? (payments.length === 0 ? 'open' : 'paid'),
    captchaSecret: config.CAPTCHA_SECRET,
    contactTo: config.CONTACT_TO,
    legalDir: config.LEGAL_DIR,
    ladder: config.PRICE_LADDER,
    openFeed: config.FEED === 'open' ? openFeed(config) : null,
    metricsToken: config.METRICS_TOKEN,
    pageCacheBytes: config.PAGE_CACHE_MB * 1024 * 1024,
    pictures: {
      folder: join(resolve(config.DATA_DIR), 'images'),
      hosts: ['cdn.sportmonks.com', new URL(config.SPORTMONKS_API_BASE).host],
    },
  }
  if (!config.CONTACT_TO)
    log.info('Messages of the contact form are kept in the database only, because there is no CONTACT_TO')
  await reportLegalFaults(config.LEGAL_DIR, log)
  const feed = feedOf(config, database, clock)
  const reading = (await openStandby({ config, ending })) ?? database
  const deps = await makeDeps({ settings, database, reading, clock, log, readiness, payments, metrics, feed })
  ending.add(() => deps.follower.stop())
  const app = await buildApp(deps)
  ending.add(() => app.close())
  return listen(app, config.HOST, config.PORT, 'PORT')
}

/** How the feed is doing, for the operator. */
const feedOf = (config: Config, database: Database, clock: Clock) => () =>
  config.FEED === 'open' ? openStatus(database, config, clock.now()) : feedStatus(database, clock.now())

/** What looks after the processes can ask one that serves no pages how it is. */
async function serveStatus({ config, log, database, clock, readiness, ending, metrics }: Parts, port: number) {
  const app = await buildStatusApp({
    readiness,
    ping: () => database.pool.query('select 1'),
    feed: feedOf(config, database, clock),
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

async function startWriting(parts: Parts & { world: HeldWorld; demo: Partial<DemoOptions> }): Promise<void> {
  const { config, log, database, clock, ending, world, payments, metrics } = parts
  const billing = billingJobs({ database, clock, log, payments, brand: config.BRAND, publicUrl: publicUrlOf(config) })
  const jobs = [
    housekeepingJob(database, clock, log),
    mailing(parts),
    ...billing,
    ...referrals(parts),
    ...recordJobs(parts),
    signalsJob({ database, clock }),
    factsJob(parts),
    hazardsJob(parts),
    roundsJob(parts),
  ]
  const housekeeping = startScheduler(jobs, { log, onTurn: metrics?.turned })
  ending.add(() => housekeeping.stop())
  if (config.FEED !== 'demo' && world !== 'demo') await welcomeOwner(parts)
  if (config.FEED === 'sportmonks') await followFeed(parts)
  if (config.FEED === 'open') await followOpenData(parts)
  if (config.FEED !== 'demo') return
  if (world === 'real') log.info('The database holds real data, so the demo world stays out of it')
  else runDemo({ ...parts, publicUrl: publicUrlOf(config) })
}

/** A new site has nobody who could sign in. */
async function welcomeOwner({ config, log, database, clock }: Parts): Promise<void> {
  if (await hasAccounts(database)) return
  const link = await newOwnerLink(database, { publicUrl: publicUrlOf(config), now: clock.now() })
  log.info(`Make the account that owns this site, within two days and without any mail: ${link}`)
}

function mailing({ config, log, database, clock }: Parts): Job {
  const folder = join(resolve(config.DATA_DIR), 'outbox')
  if (!config.SMTP_URL) log.info(`Mail is written to ${folder}, because there is no SMTP_URL`)
  const send = mailTransport({ smtpUrl: config.SMTP_URL, folder, from: senderOf(config) })
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
    onTurn: metrics?.turned,
  })
  ending.add(() => sync.stop())
  log.info('Following Sportmonks')
}

async function followOpenData({ config, log, database, clock, readiness, ending, metrics }: Parts): Promise<void> {
  const open = await startOpen({
    database,
    clock,
    log,
    settings: openSettings(config),
    sources: openSources(config, publicUrlOf(config)),
    ladder: config.PRICE_LADDER,
    onTurn: metrics?.turned,
    onFill: (progress) => {
      readiness.filled = progress === null
      readiness.detail =
        progress === null
          ? 'ready'
          : progress.unreachable
            ? 'the source of the first fill cannot be reached: check DNS, firewall and proxy'
            : `${progress.done} of ${progress.of} files of the first fill are read`
    },
  })
  ending.add(() => open.stop())
  log.info('Following free sources')
  for (const [setting, gain] of Object.entries(keysWouldAdd(config)))
    log.info(`There is no ${setting}, which would add ${gain}`)
}
