import { DEMO_SEED, demoWorld } from '@touchline/feeds/demo'
import { NOW } from '@touchline/testing/clock'
import { expect, test } from 'vitest'
import { packBatch } from '../writable-batch.ts'
import { demoBatches } from './demo-batches.ts'

const SLOW = 60_000

test(
  'the batches of the thread are those of the world, and none comes once nobody wants more',
  async () => {
    const batches = demoBatches(DEMO_SEED, NOW.getTime())
    const here = demoWorld(DEMO_SEED, NOW.getTime())
    for (let at = 0; at < 3; at++) {
      const made = here.next().value
      expect((await batches.next()).value).toEqual(made && packBatch(made))
    }
    expect(await batches.return?.()).toEqual({ done: true, value: undefined })
    await expect(async () => {
      // Those made ahead may have come already.
      for (let at = 0; at < 30; at++) await batches.next()
    }).rejects.toThrow('ended before its time')
  },
  SLOW,
)
