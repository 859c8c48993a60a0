const LATEST_MS = 2000

/** Runs something when the browser has nothing better to do. Returns the way to call it off. */
export function whenIdle(run: () => void): () => void {
  if (window.requestIdleCallback) {
    const asked = window.requestIdleCallback(run, { timeout: LATEST_MS })
    return () => window.cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, LATEST_MS)
  return () => clearTimeout(timer)
}

let awake: Promise<void> | undefined

/** Resolves when the browser is first idle, for code that hydration does not need; at once on the server. */
export function pageAwake(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve()
  awake ??= new Promise((resolve) => {
    whenIdle(resolve)
  })
  return awake
}
