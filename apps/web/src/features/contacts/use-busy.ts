import { useCallback, useEffect, useState } from 'react'

const RESET_MS = 3000

/** Whether the button was pressed within the last three seconds, and the way to say that it was. */
export function useBusy(): [busy: boolean, press: () => void] {
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  useEffect(() => {
    if (pressedAt === null) return
    const timer = setTimeout(() => setPressedAt(null), RESET_MS)
    return () => clearTimeout(timer)
  }, [pressedAt])
  return [pressedAt !== null, useCallback(() => setPressedAt(performance.now()), [])]
}
