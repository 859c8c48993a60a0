/** Aborts after a number of milliseconds or with the work, whichever is first. */
export function deadline(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([timeout, signal]) : timeout
}

/** Resolves with the promise or as soon as the signal aborts, whichever is first. */
export async function orEnded(promise: Promise<void>, signal?: AbortSignal): Promise<void> {
  if (!signal) return promise
  const ended = Promise.withResolvers<void>()
  const end = () => ended.resolve()
  signal.addEventListener('abort', end, { once: true })
  try {
    await Promise.race([promise, ended.promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
