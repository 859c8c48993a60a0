import { useState } from 'react'

const LOOK_MS = 700
/** A restart that takes longer is one that an operator should look at. */
export const LATE_MS = 90_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether the server answers, ready or not: it is not ready while its first data arrives. */
const answers = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Waits until the server has restarted. It answers for a moment more before it stops. */
async function untilBack(onLate: () => void): Promise<void> {
  const late = Date.now() + LATE_MS
  let wasAway = false
  for (let looks = 0; ; looks++) {
    await pause(LOOK_MS)
    const isThere = await answers()
    if (!isThere) wasAway = true
    if (isThere && (wasAway || looks > 12)) return
    if (Date.now() > late) onLate()
  }
}

/** `late`: the server should be back by now. */
type Away = 'no' | 'away' | 'late'

/** Waits for a restart of the server, however long it takes, then reloads the page. */
export function useRestart() {
  const [away, setAway] = useState<Away>('no')
  return {
    away,
    isAway: away !== 'no',
    /** @param onBack called instead of reloading the page */
    restart: async (onBack: () => unknown = () => location.reload()) => {
      setAway('away')
      await untilBack(() => setAway('late'))
      setAway('no')
      await onBack()
    },
  }
}
