import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/**
 * The time everything on the page goes by: the server's clock, which may be years away from the real one. It comes with the page
 * and runs on in the browser.
 */
let offset = 0
let drawnAt = 0

/**
 * Sets the clock from the page: `drawn` is the moment of rendering, milliseconds. A page may have been cached for a while: its headers have
 * the time of sending, and without them it counts as new.
 */
export function setClock(drawn: number): void {
  offset = sentOffset() ?? drawn - Date.now()
  drawnAt = drawn
}

function sentOffset(): number | null {
  if (typeof window === 'undefined') return null
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sent = page?.serverTiming?.find(({ name }) => name === 'now')?.duration
  return page && sent ? sent - (performance.timeOrigin + page.responseStart) : null
}

/** The browser's present moment by the server's clock, milliseconds. On the server use `page.now`. */
export function now(): number {
  return Date.now() + offset
}

/** Corrects the clock by a time read from an answer; small differences are the network's and ignored. */
export function correctClock(serverNow: number): void {
  if (Math.abs(serverNow - now()) > 2000) offset = serverNow - Date.now()
}

const seconds = createStore(0, () => {
  const ticker = setInterval(() => seconds.set(seconds.get() + 1), 1000)
  return () => clearInterval(ticker)
})

/**
 * The present moment rounded down to `step` milliseconds; the component re-renders only when that changes. One ticker serves the whole
 * page. During hydration it is the moment of rendering on the server, `drawn` (`page.now`).
 */
export function useNow(step: number, drawn: number): number {
  const down = (time: number) => Math.floor(time / step) * step
  return useSyncExternalStore(
    seconds.subscribe,
    () => down(now()),
    () => down(drawnAt || drawn),
  )
}
