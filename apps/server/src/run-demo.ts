import type { Database } from '@touchline/database'
import { type DemoOptions, startDemo } from '@touchline/ingest/follow/demo/demo-runner.ts'
import type { Clock, JobWatch } from '@touchline/runtime'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_STAFF, makeDemoAccounts } from './modules/accounts/demo-accounts.ts'
import { makeDemoMessages } from './modules/console/contacts/demo-messages.ts'
import { makeDemoMembers } from './modules/console/members/demo-members.ts'
import { makeDemoMoney } from './modules/console/members/demo-money.ts'
import type { Readiness } from './platform/http/health.ts'
import type { Log } from './platform/log.ts'

/** Descriptions of the accounts in the log. */
const PLANS = { year: ' (subscriber)', over: ' (expired)', none: '' } as const

interface Running {
  database: Database
  clock: Clock
  log: Log
  publicUrl: string
  readiness: Readiness
  ending: { add(step: () => Promise<unknown>): void }
  demo: Partial<DemoOptions>
  watch: JobWatch
}

/** Fills the database with the demo world and lets it live; while it is filled the server says that it is not ready. */
export function runDemo({ database, clock, log, publicUrl, readiness, ending, demo: given, watch }: Running): void {
  readiness.filled = false
  readiness.detail = 'the demo world is being written'
  const demo = startDemo({ database, clock, log, watch, ...given })
  const ready = async () => {
    await demo.filled
    await makeDemoAccounts(database, clock.now())
    await makeDemoMembers(database, clock.now())
    await makeDemoMoney(database, clock.now())
    await makeDemoMessages(database, clock.now())
  }
  const settled = ready().then(
    () => {
      const addresses = DEMO_ACCOUNTS.map(({ email, plan }) => `${email}${PLANS[plan ?? 'none']}`).join(', ')
      log.info(`Sign in at ${publicUrl} as ${addresses}, password ${DEMO_PASSWORD}`)
      const staff = DEMO_STAFF.map(({ email }) => email).join(', ')
      log.info(`The console is at ${publicUrl}/console, for ${staff}, same password`)
      readiness.filled = true
      readiness.detail = 'ready'
    },
    (error: NodeJS.ErrnoException) => {
      readiness.detail = 'the demo world could not be written'
      if (error.code === 'STOPPED') log.info('The next start will continue writing the demo world')
      else log.error({ err: error }, 'The demo world could not be written')
    },
  )
  // In this order, because steps end backwards: the accounts are waited for once the demo world has stopped.
  ending.add(() => settled)
  ending.add(() => demo.stop())
}
