import { join, resolve } from 'node:path'
import { type Database, openDatabase, untilMigrated, type World, worldOf } from '@touchline/database'
import { factsJob } from '@touchline/ingest/derive/finder/facts.job.ts'
import { hazardsJob } from '@touchline/ingest/derive/inplay/hazards.job.ts'
import { prepareNames } from '@touchline/ingest/derive/names/prepare-names.ts'
import { signalsJob } from '@touchline/ingest/derive/signals/signals.job.ts'
import type { DemoOptions } from '@touchline/ingest/follow/demo/demo-runner.ts'
import { openStatus } from '@touchline/ingest/follow/open/open-status.ts'
import { openFeed } from '@touchline/ingest/follow/open/settings/open-feed.ts'
import { feedStatus } from '@touchline/ingest/follow/sportmonks/feed-status.ts'
import { type Clock, makeClock, startScheduler } from '@touchline/runtime'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, publicUrlOf } from './config.ts'
import { makeDeps } from './deps.ts'
import { housekeepingJob } from './housekeeping.job.ts'
import { identityProviderOf } from './modules/accounts/provider-login/provider-of.ts'
import { alertJobs } from './modules/alerts/alert-jobs.ts'
import { billingJobs } from './modules/billing/billing-jobs.ts'
import type { PaymentProvider } from './modules/billing/provider.ts'
import { providersOf } from './modules/billing/providers.ts'
import { siteBrand } from './modules/brand/site-brand.ts'
import { backupJob } from './modules/console/backups/backup.job.ts'
import type { ConfigParts } from './modules/console/settings/settings-deps.ts'
import { roundsJob } from './modules/league/simulation/rounds/rounds.job.ts'
import { reportLegalFaults } from './modules/legal/legal-faults.ts'
import { recordJobs } from './modules/record/record-jobs.ts'
import { openSiteSettings, type SiteSettings } from './modules/site-settings/site-settings.ts'
import type { Brand } from './platform/brand.ts'
import { followChanges } from './platform/changes/follower.ts'
import { closing } from './platform/closing.ts'
import type { Readiness } from './platform/http/health.ts'
import { buildStatusApp } from './platform/http/status-app.ts'
import { openJobBook } from './platform/jobs/job-book.ts'
import type { Log } from './platform/log.ts'
import { databaseFigures } from './platform/metrics/database-figures.ts'
import { type Metrics, makeMetrics } from './platform/metrics/metrics.ts'
import type { SecretBox } from './platform/secrets/secret-box.ts'
import { prepareTables } from './prepare-tables.ts'
import type { RestoreRequest } from './restore-between.ts'
import { runDemo } from './run-demo.ts'
import { secureDataFolder } from './secure-data.ts'
import { followFeed, followOpenData } from './starting/follow-data.ts'
import { type GivenConfig, openConfig } from './starting/open-config.ts'
import { mailing, referrals } from './starting/outgoing-jobs.ts'
import { welcomeOwner } from './starting/welcome-owner.ts'
import { senderOf, unlikelySettings } from './unlikely-settings.ts'

/** Parts given from outside; a test replaces them with its own. */
export interface Given extends GivenConfig {
  clock?: Clock
  demo?: Pick<DemoOptions, 'source' | 'tickMs'>
  /** Begins a restore, which ends this server; false where one has begun. */
  onRestore?: (request: RestoreRequest) => boolean
  /** Whether it was started again by itself. */
  isAgain?: boolean
  /** Prints a line for the operator that has a secret in it, which the log leaves out. */
  say?: (line: string) => void
}

export interface RunningServer {
  /** Its listening address; null for a process that serves no pages. */
  address: string | null
  /** Finishes running requests, ends streams and jobs, closes the database. */
  close(): Promise<void>
}

/** The contents of a database at the start. */
type HeldWorld = World | 'empty'

const KINDS: Readonly<Record<HeldWorld, string>> = {
  demo: 'the simulated demo world',
  real: 'real data',
  empty: 'an empty database',
}

/**
 * Opens and migrates the database, listens, then starts the jobs that write data, as far as the role includes each.
 * @throws Error with a `code` and a readable message: port or folder in use, database server not reachable
 */
export async function startServer(atStart: Config, log: Log, given: Given = {}): Promise<RunningServer> {
  const ending = closing()
  try {
    const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATA_DIR: dataDir } = atStart
    const onWait = (pid: number) => log.info(`Waiting for process ${pid} to end, which has ${dataDir} open`)
    secureDataFolder(dataDir, log)
    const database = await openDatabase({ url, directUrl, dataDir, role: 'server', onWait })
    ending.add(() => database.close())
    const clock = given.clock ?? makeClock(atStart.CLOCK)
    await prepareTables({ config: atStart, log, database, clock })
    const { config, box, configParts, setupOpen } = await openConfig({ atStart, log, database, clock, ending, given })
    const siteSettings = await openSiteSettings(database)
    const brand = siteBrand({ siteSettings, given: config.BRAND, publicUrl: publicUrlOf(config) })
    for (const warning of unlikelySettings(config, brand)) log.warn(warning)
    const readiness: Readiness = { migrated: true, filled: true, detail: 'ready' }
    if (await prepareNames(database, clock.now())) log.info('The names of the search were made')
    const held = await worldOf(database.pool)
    const world = held ?? 'empty'
    const payments = providersOf({ config, brand, database, clock, log, world: held })
    const metrics = config.METRICS_TOKEN ? makeMetrics() : null
    metrics?.watch(() => databaseFigures(database, clock.now()))
    const { onRestore = null, say = (line) => log.info(line) } = given
    const own = { configParts, box, setupOpen, say, isAgain: given.isAgain ?? false }
    const parts = {
      config,
      log,
      database,
      clock,
      readiness,
      ending,
      payments,
      metrics,
      onRestore,
      siteSettings,
      brand,
      ...own,
    }
    const address = config.ROLE === 'worker' ? null : await serveHttp(parts)
    if (config.ROLE === 'worker' && config.STATUS_PORT !== undefined) await serveStatus(parts, config.STATUS_PORT)
    log.info(`${brand.name} ${address === null ? 'works' : `is at ${address}`} with ${KINDS[world]}`)
    if (config.ROLE !== 'web') await startWriting({ ...parts, world, demo: given.demo ?? {} })
    return { address, close: ending.close }
  } catch (error) {
    await ending.close().catch(() => undefined)
    throw error
  }
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
  onRestore: ((request: RestoreRequest) => boolean) | null
  siteSettings: SiteSettings
  brand: Brand
  configParts: ConfigParts
  box: SecretBox
  setupOpen: boolean
  say(line: string): void
  isAgain: boolean
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
  onRestore,
  siteSettings,
  brand,
  configParts,
  box,
  setupOpen,
}: Parts): Promise<string> {
  const settings = {
    parts: configParts,
    box,
    setupOpen,
    dataDir: resolve(config.DATA_DIR),
    onRestore,
    siteName: config.BRAND,
    publicUrl: publicUrlOf(config),
    trustedProxies: config.TRUSTED_PROXIES,
    countryHeader: config.COUNTRY_HEADER,
    consent: config.CONSENT,
    defaults: { language: config.DEFAULT_LANGUAGE, zone: config.DEFAULT_ZONE },
    top: { leagues: config.DEFAULT_LEAGUES, clubs: config.DEFAULT_CLUBS },
    identityProvider: identityProviderOf(config),
    access: config.ACCESS ?? (payments.length === 0 ? 'open' : 'paid'),
    captchaSecret: config.CAPTCHA_SECRET,
    contactTo: config.CONTACT_TO,
    ...alertSettings({ config, brand }),
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
    log.info('Messages of the contact form are only stored in the database, because CONTACT_TO is not set')
  await reportLegalFaults(config.LEGAL_DIR, log)
  const feed = feedOf(config, database, clock)
  const reading = (await openStandby({ config, ending })) ?? database
  const deps = await makeDeps({
    settings,
    database,
    reading,
    clock,
    log,
    readiness,
    payments,
    metrics,
    feed,
    siteSettings,
  })
  ending.add(() => deps.follower.stop())
  const app = await buildApp(deps)
  ending.add(() => app.close())
  return listen(app, { host: config.HOST, port: config.PORT, setting: 'PORT' })
}

const alertSettings = ({ config, brand }: Pick<Parts, 'config' | 'brand'>) => ({
  mailFrom: senderOf(config, brand),
  alertHosts: config.ALERT_HOSTS,
})

/** How the feed is doing, for the operator. */
const feedOf = (config: Config, database: Database, clock: Clock) => () =>
  config.FEED === 'open' ? openStatus(database, config, clock.now()) : feedStatus(database, clock.now())

/** Supervisors can check a process that serves no pages. */
async function serveStatus({ config, log, database, clock, readiness, ending, metrics }: Parts, port: number) {
  const app = await buildStatusApp({
    readiness,
    ping: () => database.pool.query('select 1'),
    feed: feedOf(config, database, clock),
    metrics: metrics && config.METRICS_TOKEN ? { metrics, token: config.METRICS_TOKEN } : null,
  })
  ending.add(() => app.close())
  log.info(`Its state is reported at ${await listen(app, { host: config.HOST, port, setting: 'STATUS_PORT' })}`)
}

async function listen(
  app: FastifyInstance,
  { host, port, setting }: { host: string; port: number; setting: string },
): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const message = `Port ${port} on ${host} is in use by another program. Choose another one with ${setting}.`
    throw Object.assign(new Error(message), { code: 'EADDRINUSE' })
  }
}

async function startWriting(given: Parts & { world: HeldWorld; demo: Partial<DemoOptions> }): Promise<void> {
  const { config, log, database, clock, ending, world, payments, metrics, setupOpen, siteSettings, brand } = given
  if (config.ROLE === 'worker') {
    const follower = await followChanges({ database, log })
    ending.add(() => follower.stop())
    siteSettings.follow({ follower, caches: [], log })
  }
  const watch = openJobBook({
    database,
    clock,
    log,
    onTurn: metrics ? ({ job, error }) => metrics.turned(job.name, error === null) : undefined,
  })
  ending.add(() => watch.close())
  const parts = { ...given, watch }
  const billing = billingJobs({ database, clock, log, payments, brand, publicUrl: publicUrlOf(config) })
  const jobs = [
    housekeepingJob(database, clock, log),
    mailing(parts),
    ...billing,
    ...referrals(parts),
    ...(await alertJobs({ ...parts, publicUrl: publicUrlOf(config) }, alertSettings(given))),
    ...recordJobs(parts),
    signalsJob({ database, clock }),
    factsJob(parts),
    hazardsJob(parts),
    roundsJob(parts),
    backupJob({ ...parts, dataDir: resolve(config.DATA_DIR) }),
  ]
  const housekeeping = startScheduler(jobs, { log, watch })
  ending.add(() => housekeeping.stop())
  if (setupOpen || (config.FEED !== 'demo' && world !== 'demo'))
    await welcomeOwner({ ...parts, publicUrl: publicUrlOf(config) })
  if (config.FEED === 'sportmonks') await followFeed(parts)
  if (config.FEED === 'open') await followOpenData(parts)
  if (config.FEED !== 'demo') return
  if (world === 'real') log.info('The database holds real data, so the demo world stays out of it')
  else runDemo({ ...parts, publicUrl: publicUrlOf(config) })
}
