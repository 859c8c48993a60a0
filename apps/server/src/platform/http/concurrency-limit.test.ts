import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

/** Work that lasts until it is asked to end. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let begun = false
  return {
    work: () => {
      begun = true
      return promise
    },
    begun: () => begun,
    end: () => resolve('done'),
  }
}
const soon = () => new Promise((resolve) => setImmediate(resolve))

test('so many at a time, the next in order, and beyond the queue a refusal that says when to come back', async () => {
  const pass = concurrencyLimit({ atOnce: 1, waiting: 2 })
  const [first, second, third] = [pending(), pending(), pending()]
  const answers = [first, second, third].map(({ work }) => pass(work))
  await expect(pass(async () => 'too late')).rejects.toMatchObject({ statusCode: 503, headers: { 'retry-after': '3' } })
  expect([first.begun(), second.begun(), third.begun()]).toEqual([true, false, false])
  first.end()
  await soon()
  expect([second.begun(), third.begun()]).toEqual([true, false])
  second.end()
  third.end()
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done'])
  expect(await pass(async () => 'again')).toBe('again')
})

test('work that fails makes room too, and work nobody waits for any more is not begun', async () => {
  const pass = concurrencyLimit({ atOnce: 1, waiting: 5 })
  const failing = pass(async () => {
    throw new Error('no')
  })
  const gone = pending()
  const left = pass(gone.work, () => false)
  await expect(failing).rejects.toThrow('no')
  await expect(left).rejects.toMatchObject({ statusCode: 503 })
  expect(gone.begun()).toBe(false)
  expect(await pass(async () => 'next')).toBe('next')
})
