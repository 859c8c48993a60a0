import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@touchline/database'
import { useDatabase } from '@touchline/testing/database'
import pino from 'pino'
import { expect, test } from 'vitest'
import { type Change, followChanges } from './follower.ts'

const database = useDatabase()
const log = pino({ level: 'silent' })
/** Long enough that polling never happens. */
const NEVER_MS = 600_000

const happen = async (topic: string) =>
  (await database.rows(`insert into live_event (topic, payload) values ($1, '{}') returning seq`, [topic]))[0].seq

/** A primary whose notifications the test sends; its commits appear on the followed database when the test writes them there. */
function primary() {
  let hint = () => {}
  const hints: Database = {
    ...database,
    listen: async (_channel, onNudge) => {
      hint = onNudge
      return async () => undefined
    },
  }
  return { hints, hint: () => hint() }
}

test('a change that a standby has a moment after the hint at it is handed on at once', async () => {
  const { hints, hint } = primary()
  const follower = await followChanges({ database, hints, log, idleMs: NEVER_MS, busyMs: NEVER_MS })
  const seen = Promise.withResolvers<readonly Change[]>()
  follower.subscribe(seen.resolve)
  hint()
  await delay(150)
  await happen('late')
  expect((await seen.promise).map(({ topic }) => topic)).toEqual(['late'])
  await follower.stop()
})

test('a reader ahead of the standby waits for it, and gets what follows', async () => {
  const { hints } = primary()
  const follower = await followChanges({ database, hints, log, idleMs: NEVER_MS, busyMs: NEVER_MS })
  const next = (await happen('seen elsewhere')) + 1
  const missed = follower.since(next)
  await delay(150)
  expect(await happen('not here yet')).toBe(next)
  expect(await missed).toEqual([])
  expect(follower.position()).toBe(next)
  await follower.stop()
})

test('a number that never comes is given up', async () => {
  const follower = await followChanges({ database, log, idleMs: NEVER_MS, busyMs: NEVER_MS })
  expect(await follower.since(follower.position() + 5)).toBeNull()
  await follower.stop()
})
