import { onTestFinished, vi } from 'vitest'

/** Moves the time that attempts are counted by, which is the machine's and not the site's clock, until the test ends. */
export function passFifteenMinutes(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
}
