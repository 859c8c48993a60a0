import { expect, test } from 'vitest'
import { madeAhead } from './made-ahead.ts'

/** Things that are made when they are asked to be, and what has been begun so far. */
function workshop() {
  const begun: number[] = []
  const orders = new Map<number, PromiseWithResolvers<string>>()
  const order = (item: number) => {
    const known = orders.get(item) ?? Promise.withResolvers<string>()
    orders.set(item, known)
    return known
  }
  const make = (item: number) => {
    begun.push(item)
    return order(item).promise
  }
  return { begun, make, order }
}

test('while one is looked at the next is on its way, and no further one', async () => {
  const { begun, make, order } = workshop()
  const made = madeAhead([1, 2, 3, 4], make)
  order(2).resolve('two')
  const first = made.next()
  await expect.poll(() => begun).toEqual([1, 2])
  order(1).resolve('one')
  expect(await first).toEqual({ value: 'one', done: false })
  expect(begun).toEqual([1, 2])
  expect(await made.next()).toEqual({ value: 'two', done: false })
  expect(begun).toEqual([1, 2, 3])
  order(3).resolve('three')
  order(4).resolve('four')
  const others: string[] = []
  for await (const one of made) others.push(one)
  expect(others).toEqual(['three', 'four'])
})

test('several are on their way where that is asked for', async () => {
  const { begun, make, order } = workshop()
  for (const item of [1, 2, 3, 4, 5]) order(item).resolve(String(item))
  const made = madeAhead([1, 2, 3, 4, 5], make, 3)
  expect((await made.next()).value).toBe('1')
  expect(begun).toEqual([1, 2, 3, 4])
  const others: string[] = []
  for await (const one of made) others.push(one)
  expect(others).toEqual(['2', '3', '4', '5'])
})

test('what fails is reported in its turn, after those before it', async () => {
  const { make, order } = workshop()
  const made = madeAhead([1, 2], make)
  order(2).reject(new Error('the second'))
  order(1).resolve('one')
  expect((await made.next()).value).toBe('one')
  await expect(made.next()).rejects.toThrow('the second')
})

test('whoever leaves waits for what is under way, and begins nothing more', async () => {
  const { begun, make, order } = workshop()
  order(1).resolve('one')
  let left = false
  const leaving = (async () => {
    for await (const _ of madeAhead([1, 2, 3], make)) break
    left = true
  })()
  await expect.poll(() => begun).toEqual([1, 2])
  await Promise.resolve()
  expect(left).toBe(false)
  order(2).reject(new Error('nobody asks for it'))
  await leaving
  expect(begun).toEqual([1, 2])
})
