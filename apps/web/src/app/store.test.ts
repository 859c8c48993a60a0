import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('followers hear of another value, not of the same, and no longer once they left', () => {
  const store = createStore(1)
  const heard = vi.fn()
  const leave = store.subscribe(heard)
  store.set(1)
  expect(heard).not.toHaveBeenCalled()
  store.set(2)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(store.get()).toBe(2)
  leave()
  store.set(3)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('the task of a store starts with the first subscriber and ends with the last', () => {
  const end = vi.fn()
  const run = vi.fn(() => end)
  const store = createStore(0, run)
  expect(run).not.toHaveBeenCalled()
  const leave = [store.subscribe(() => {}), store.subscribe(() => {})]
  expect(run).toHaveBeenCalledTimes(1)
  leave[0]?.()
  expect(end).not.toHaveBeenCalled()
  leave[1]?.()
  leave[1]?.()
  expect(end).toHaveBeenCalledTimes(1)
  store.subscribe(() => {})
  expect(run).toHaveBeenCalledTimes(2)
})
