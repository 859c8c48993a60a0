import { alertJobs } from '../apps/server/src/modules/alerts/alert-jobs.ts'
import { brandNamed } from '../apps/server/src/platform/brand.ts'
import { makeLog } from '../apps/server/src/platform/log.ts'
import { openDatabase } from '../packages/database/src/index.ts'
import { makeClock, startScheduler } from '../packages/runtime/src/index.ts'

/** A worker that writes and sends alerts and does nothing else, until it is killed. */
const database = await openDatabase({ url: process.env.DATABASE_URL, role: 'server' })
const log = makeLog({ level: 'warn' })
const site = { brand: brandNamed('Touchline'), publicUrl: 'https://touchline.test', ending: { add: () => undefined } }
const settings = { alertHosts: [process.env.PUSH_HOST ?? ''], mailFrom: 'no-reply@touchline.test' }
startScheduler(await alertJobs({ database, clock: makeClock(), log, ...site }, settings), { log })
process.send?.('ready')
