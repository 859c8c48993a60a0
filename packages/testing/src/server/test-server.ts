import { setTimeout as delay } from 'node:timers/promises'
import { BOOKMAKER, type RecordBatch } from '@touchline/football'
import { applyBatch } from '@touchline/ingest/write/apply-batch.ts'
import type { Clock } from '@touchline/runtime'
import { buildApp } from '@touchline/server/src/app.ts'
import { type Deps, makeDeps, type ServerSettings } from '@touchline/server/src/deps.ts'
import type { PaymentProvider } from '@touchline/server/src/modules/billing/provider.ts'
import type { PictureSettings } from '@touchline/server/src/modules/images/picture-store.ts'
import type { Log } from '@touchline/server/src/platform/log.ts'
import { makeMetrics } from '@touchline/server/src/platform/metrics/metrics.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type Instant, NOW, testClock } from '../clock.ts'
import { type TestDatabase, testDatabase, truncate } from '../database/index.ts'
import { signedIn } from './signed-in.ts'

export interface TestServer {
  database: TestDatabase
  app: FastifyInstance
  deps: Deps
  /** Origin of the listening server. */
  url: string
  /** Sets the server's clock. */
  setNow(instant: Instant): void
  /** Asks over real HTTP; the path begins with `/`. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** The JSON of a successful answer; with a token the request is signed in. */
  get<T>(path: string, token?: string): Promise<T>
  /** Stores records and waits until the server has learnt of the change. */
  store(batch: RecordBatch): Promise<void>
  /** Empties the database and every answer kept. */
  reset(): Promise<void>
  close(): Promise<void>
}

export interface TestServerOptions {
  /** Registers further routes before the server listens. */
  extend?: (app: FastifyInstance) => void
  webFolder?: string
  pictures?: PictureSettings
  /** The visitors of the test say their addresses, as one proxy in front would. */
  trustProxy?: boolean
  /** Starts the ids of each table at another number, so that an id of the wrong table shows. */
  idsApart?: boolean
  /** Other external settings of the server. */
  settings?: Partial<ServerSettings>
  /** The ways to pay; none unless given. */
  payments?: (parts: { database: TestDatabase; clock: Clock }) => readonly PaymentProvider[]
  database?: TestDatabase
  /** Silent unless given. */
  log?: Log
  /** A standby from which the server reads what everybody may read. */
  reading?: TestDatabase
}

/** A listening server over a fresh database, with a stopped clock. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await testDatabase())
  const clock = testClock()
  const deps = await makeDeps({
    settings: {
      siteName: 'Touchline',
      publicUrl: 'http://localhost:3000',
      webFolder: options.webFolder ?? '/nowhere',
      ladder: [BOOKMAKER.bet365, BOOKMAKER.pinnacle, BOOKMAKER.average],
      ...(options.trustProxy && { trustedProxies: 1 }),
      ...(options.pictures && { pictures: options.pictures }),
      ...options.settings,
    },
    database,
    ...(options.reading && { reading: options.reading }),
    clock,
    log: options.log ?? pino({ level: 'silent' }),
    readiness: { migrated: true, filled: true, detail: 'ready' },
    payments: options.payments?.({ database, clock }) ?? [],
    metrics: options.settings?.metricsToken ? makeMetrics() : null,
  })
  const app = await buildApp(deps)
  options.extend?.(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = (path: string, init?: RequestInit) => fetch(url + path, init)

  const caughtUp = async () => {
    const [{ last }] = await database.rows('select coalesce(max(seq), 0) as last from live_event')
    while (deps.follower.position() < last) {
      deps.follower.nudge()
      await delay(5)
    }
  }

  return {
    database,
    app,
    deps,
    url,
    setNow: clock.set,
    ask,
    get: async <T>(path: string, token?: string) => {
      const answer = await ask(path, token === undefined ? {} : signedIn(token))
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
    store: async (batch) => {
      await applyBatch(database, batch, { now: clock.now() })
      await caughtUp()
    },
    reset: async () => {
      // The log stays as reported: the server's place in it continues.
      await truncate(database, ['live_event'])
      clock.set(NOW)
      await deps.siteSettings.reload()
      if (options.idsApart) await setIdsApart(database)
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

async function setIdsApart({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `select setval(pg_get_serial_sequence(quote_ident(table_name), 'id'), 1000 * row_number() over (order by table_name))
     from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`,
  )
}
