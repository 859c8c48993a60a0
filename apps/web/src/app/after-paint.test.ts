import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let frames: (() => void)[] = []

beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a callback after the paint runs after the frame, once', () => {
  const run = vi.fn()
  afterPaint(run, 150)
  vi.advanceTimersByTime(16)
  for (const frame of frames) frame()
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})

test('it does not wait longer for a frame that does not come, as on a page in the background', () => {
  const run = vi.fn()
  afterPaint(run, 150)
  vi.advanceTimersByTime(149)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  for (const frame of frames) frame()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})
