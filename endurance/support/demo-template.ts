import { inject } from 'vitest'
import { makeDemoAccounts } from '../../apps/server/src/modules/accounts/demo-accounts.ts'
import type { Bench } from '../../bench/support/benchmark.ts'
import { migrate, openDatabase } from '../../packages/database/src/index.ts'
import { startDemo } from '../../packages/ingest/src/follow/demo/demo-runner.ts'
import { addressOf } from './own-server.ts'

export interface DemoTemplate {
  /** Database to be copied. */
  name: string
  /** Instant up to which its world is reported. */
  startedAt: string
}

/** A Saturday afternoon with many matches in play. */
const STARTS_AT = '2026-11-21T15:20:00.000Z'
const NAME = 'demo_world'

/** The demo world, written by the first scenario that needs it and copied by all. */
export async function demoTemplate(bench: Bench): Promise<DemoTemplate> {
  const administrator = await openDatabase({ url: addressOf(inject('server')), role: 'command' })
  try {
    const { rows } = await administrator.pool.query('select 1 from pg_database where datname = $1', [NAME])
    if (rows.length === 0) {
      bench.say('writing the demo world')
      await administrator.pool.query(`drop database if exists ${NAME}_unfinished`)
      await administrator.pool.query(`create database ${NAME}_unfinished template template0`)
      await fill(addressOf(inject('server'), `${NAME}_unfinished`))
      await administrator.pool.query(`alter database ${NAME}_unfinished rename to ${NAME}`)
    }
    return { name: NAME, startedAt: STARTS_AT }
  } finally {
    await administrator.close()
  }
}

async function fill(url: string): Promise<void> {
  const database = await openDatabase({ url, role: 'command' })
  try {
    await migrate(database)
    const clock = { now: () => new Date(STARTS_AT) }
    const log = { info: () => undefined, error: (...words: unknown[]) => console.error(...words) }
    const demo = startDemo({ database, clock, log })
    await demo.filled
    await demo.stop()
    await makeDemoAccounts(database, clock.now())
  } finally {
    await database.close()
  }
}
