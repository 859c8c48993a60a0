import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { backOffMs, startScheduler } from './scheduler.ts'

const silent = { warn: () => undefined }
const until = (happened: () => boolean) => expect.poll(happened).toBe(true)

test('a job never overlaps itself, however short its interval', async () => {
  let inside = 0
  let most = 0
  let turns = 0
  const run = async () => {
    inside += 1
    most = Math.max(most, inside)
    await delay(5)
    inside -= 1
    turns += 1
    return undefined
  }
  const scheduler = startScheduler([{ name: 'often', everyMs: 1, run }], { log: silent })
  await until(() => turns > 5)
  await scheduler.stop()
  expect(most).toBe(1)
})

test('a job that fails is reported, tried again, and holds up no other', async () => {
  const reported: string[] = []
  let failures = 0
  let others = 0
  const failing = async () => {
    failures += 1
    if (failures < 3) throw new Error('the feed is away')
    return undefined
  }
  const other = async () => {
    others += 1
    return undefined
  }
  const scheduler = startScheduler(
    [
      { name: 'failing', everyMs: 2, run: failing },
      { name: 'other', everyMs: 2, run: other },
    ],
    { log: { warn: (_fields: unknown, text?: string) => void reported.push(text ?? '') } },
  )
  await until(() => failures > 3 && others > 3)
  await scheduler.stop()
  expect(reported).toHaveLength(2)
  expect(reported[0]).toMatch(/^failing failed and is tried again/)
})

test('the waits after failures grow to ten minutes, for what is done every few seconds to one, and never beyond the rhythm of a slower job', () => {
  expect([1, 2, 3, 20].map((failures) => backOffMs(60_000, failures))).toEqual([120_000, 240_000, 480_000, 600_000])
  expect([1, 2, 3, 20].map((failures) => backOffMs(5_000, failures))).toEqual([10_000, 20_000, 40_000, 60_000])
  expect(backOffMs(86_400_000, 1)).toBe(86_400_000)
})

test('a turn may say when the next one is due', async () => {
  let turns = 0
  const run = async () => {
    turns += 1
    return 1
  }
  const scheduler = startScheduler([{ name: 'asked', everyMs: 3_600_000, run }], { log: silent, random: () => 0 })
  await until(() => turns > 3)
  await scheduler.stop()
})

test('stopping waits for the running turn, which learns of it, and starts no other', async () => {
  let begun = 0
  let ended = 0
  const run = async (signal: AbortSignal) => {
    begun += 1
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => setTimeout(resolve, 20)))
    ended += 1
    return undefined
  }
  const scheduler = startScheduler([{ name: 'long', everyMs: 1, run }], { log: silent })
  await until(() => begun === 1)
  await scheduler.stop()
  expect([begun, ended]).toEqual([1, 1])
})
