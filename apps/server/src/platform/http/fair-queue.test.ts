import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

/** A queue, and work for it that lasts until the test ends it. */
function world(options: Parameters<typeof fairQueue>[0]) {
  const queue = fairQueue(options)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const refused: [string, number][] = []
  const settle = () => setImmediate().then(() => setImmediate())
  const work = (what: string) => () => {
    begun.push(what)
    return new Promise<void>((resolve) => ends.set(what, resolve))
  }
  return {
    queue,
    begun,
    refused,
    settle,
    /** Work called `anna 1` is Anna's. */
    asks: (...whats: string[]) => {
      for (const what of whats) {
        const [key = ''] = what.split(' ')
        queue
          .run(key, work(what), { name: what })
          .catch(({ statusCode }: { statusCode: number }) => refused.push([what, statusCode]))
      }
    },
    end: async (what: string) => {
      ends.get(what)?.()
      await settle()
    },
  }
}
const numbered = (who: string, count: number) => Array.from({ length: count }, (_, at) => `${who} ${at + 1}`)

test('a key has its share of the places, and the others are free for other keys', () => {
  const { asks, begun } = world({ atOnce: 3, perKey: 2, waiting: 10 })
  asks('flood 1', 'flood 2', 'flood 3', 'anna 1')
  expect(begun).toEqual(['flood 1', 'flood 2', 'anna 1'])
})

test('keys have turns: one that asks for a hundred things does not make another wait for more than one of them', async () => {
  const { asks, begun, end } = world({ atOnce: 1, perKey: 1, waiting: 200 })
  asks(...numbered('flood', 100), 'anna 1', 'ben 1', 'anna 2')
  await end('flood 1')
  // The flood was in line before the others.
  for (const what of ['flood 2', 'anna 1', 'ben 1', 'flood 3', 'anna 2', 'flood 4']) {
    expect(begun.at(-1)).toBe(what)
    await end(what)
  }
  expect(begun.at(-1)).toBe('flood 5')
})

test('where the queue is full, the key with the longest line loses its last request, and nobody else anything', () => {
  const { asks, begun, refused, settle } = world({ atOnce: 1, perKey: 1, waiting: 3 })
  asks(...numbered('flood', 4))
  expect(begun).toEqual(['flood 1'])
  asks('anna 1', 'ben 1')
  return settle().then(() => {
    expect(refused).toEqual([
      ['flood 4', 429],
      ['flood 3', 429],
    ])
  })
})

test('a queue full of different keys tells the last one to come back later', async () => {
  const { asks, refused, settle, queue } = world({ atOnce: 1, perKey: 1, waiting: 2 })
  asks('anna 1', 'ben 1', 'cleo 1', 'dora 1')
  await settle()
  expect(refused).toEqual([['dora 1', 503]])
  await expect(queue.run('emil', async () => 'done')).rejects.toMatchObject({ headers: { 'retry-after': '3' } })
})

test('work that several keys wait for is done once, in the first turn that one of them has', async () => {
  const { asks, begun, end, queue } = world({ atOnce: 1, perKey: 1, waiting: 100 })
  asks(...numbered('flood', 50), 'ben 1')
  queue.join('flood 50', 'anna')
  await end('flood 1')
  await end('flood 2')
  await end('ben 1')
  expect(begun.at(-1)).toBe('flood 50')
  await end('flood 50')
  expect(begun.at(-1)).toBe('flood 3')
  expect(begun.filter((what) => what === 'flood 50')).toHaveLength(1)
})

test('work that others wait for too is not refused with the rest of a flood', async () => {
  const { asks, refused, settle, queue } = world({ atOnce: 1, perKey: 1, waiting: 3 })
  asks(...numbered('flood', 4))
  queue.join('flood 4', 'anna')
  asks('ben 1')
  await settle()
  expect(refused).toEqual([['flood 3', 429]])
})

test('one key has one piece of work done between two looks at what has arrived, however soon the next one comes', async () => {
  const { run } = fairQueue({ atOnce: 8, perKey: 1, waiting: 100 })
  let done = 0
  const work = async () => {
    done += 1
  }
  const flood: Promise<void>[] = []
  for (let at = 0; at < 50; at++) {
    flood.push(run('flood', work))
    // As where another request is read in the same turn of the event loop.
    await Promise.resolve().then(() => undefined)
  }
  expect(done).toBe(1)
  await Promise.all(flood)
  expect(done).toBe(50)
})

test('a key rests after its work, and others do not', async () => {
  const { run } = fairQueue({ atOnce: 1, perKey: 1, waiting: 100, rest: 3 })
  const done: string[] = []
  const work = (what: string) => async () => {
    await delay(50)
    done.push(what)
  }
  const flood = [run('flood', work('flood 1')), run('flood', work('flood 2'))]
  await flood[0]
  await run('anna', work('anna 1'))
  await run('ben', work('ben 1'))
  expect(done).toEqual(['flood 1', 'anna 1', 'ben 1'])
  await Promise.all(flood)
})

test('failed work makes room too, unwanted work is not started, and afterwards everything is as before', async () => {
  const { run } = fairQueue({ atOnce: 1, perKey: 1, waiting: 5 })
  const failing = run('anna', async () => {
    throw new Error('no')
  })
  let begun = false
  const left = run(
    'anna',
    async () => {
      begun = true
    },
    { isWanted: () => false },
  )
  await expect(failing).rejects.toThrow('no')
  await expect(left).rejects.toMatchObject({ statusCode: 503 })
  expect(begun).toBe(false)
  expect(await run('anna', async () => 'next')).toBe('next')
})
