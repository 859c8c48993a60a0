const LATEST_MS = 2000

/** Runs something when the browser has nothing better to do. Returns the way to call it off. */
export function whenIdle(run: () => void): () => void {
  if (window.requestIdleCallback) {
    const asked = window.requestIdleCallback(run)
    return () => window.cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, LATEST_MS)
  return () => clearTimeout(timer)
}
