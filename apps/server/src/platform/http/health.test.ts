import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { answers } from './health.ts'

const database = useDatabase()

test('a database that has answered while the process was busy does answer', async () => {
  const answered = answers(() => database.pool.query('select 1'), 20)
  // The answer arrives while nothing of this process runs but this.
  await new Promise(setImmediate)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  expect(await answered).toBe(true)
})

test('one that says nothing does not', async () => {
  expect(await answers(() => new Promise(() => undefined), 20)).toBe(false)
  expect(await answers(() => Promise.reject(new Error('gone')), 20)).toBe(false)
})
