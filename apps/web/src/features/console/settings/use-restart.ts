import { useState } from 'react'

const LOOK_MS = 700
const TIMEOUT_MS = 90_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether the server answers, ready or not: it is not ready while its first data arrives. */
const answers = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Waits until the server has restarted. It answers for a moment more before it stops. */
async function untilBack(): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  let wasAway = false
  for (let looks = 0; Date.now() < end; looks++) {
    await pause(LOOK_MS)
    const isThere = await answers()
    if (!isThere) wasAway = true
    if (isThere && (wasAway || looks > 12)) return
  }
}

/** Waits for a restart of the server, then reloads the page. */
export function useRestart() {
  const [isAway, setAway] = useState(false)
  return {
    isAway,
    /** @param onBack called instead of reloading the page */
    restart: async (onBack: () => unknown = () => location.reload()) => {
      setAway(true)
      await untilBack()
      setAway(false)
      await onBack()
    },
  }
}
