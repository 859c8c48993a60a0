import { type ReactNode, Suspense, useState } from 'react'

interface WakeLaterProps {
  /** True for what is in sight at once and wakes with the page; only its first value counts. */
  unless?: boolean
  children: ReactNode
}

/**
 * Wakes what the server drew once the rest of the page is awake; a press on it before wakes it at once. React leaves what stands in a
 * boundary of its own for a second pass.
 */
export function WakeLater({ unless = false, children }: WakeLaterProps) {
  const [isWoken] = useState(unless)
  return isWoken ? children : <Suspense>{children}</Suspense>
}
