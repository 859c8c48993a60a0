import { type ReactNode, Suspense, useState } from 'react'

interface WakeLaterProps {
  /** True for content that is visible at once and hydrates with the page; only its first value counts. */
  unless?: boolean
  children: ReactNode
}

/**
 * Hydrates server-rendered content after the rest of the page, or at once on a click on it. React leaves the content of a boundary for a
 * second pass.
 */
export function WakeLater({ unless = false, children }: WakeLaterProps) {
  const [isWoken] = useState(unless)
  return isWoken ? children : <Suspense>{children}</Suspense>
}
