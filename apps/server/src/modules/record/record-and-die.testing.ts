import { setTimeout } from 'node:timers/promises'
import { openGivenDatabase } from '@touchline/testing/database'
import { sealDays } from './chain.ts'
import { writeDown } from './write-down.ts'

/** Runs as a separate process: stops inside the transaction of a pass, so that it can be killed there. */
const [step, now = ''] = process.argv.slice(2)
const database = await openGivenDatabase()
const work = step === 'seal' ? sealDays : writeDown
await work(
  {
    ...database,
    pool: new Proxy(database.pool, {
      get: (pool, name) => (name === 'connect' ? () => stoppingBeforeCommit() : Reflect.get(pool, name)),
    }),
  },
  { simulated: true, now: new Date(now), lease: { keep: async () => undefined } },
)

async function stoppingBeforeCommit() {
  const client = await database.pool.connect()
  const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  const query = async (...asked: unknown[]) => {
    if (asked[0] !== 'commit') return ask(...asked)
    process.stdout.write('.')
    return setTimeout(600_000)
  }
  return Object.assign(client, { query })
}
