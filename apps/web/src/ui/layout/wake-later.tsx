import { type ReactNode, Suspense } from 'react'

interface WakeLaterProps {
  /** True for what is in sight at once and wakes with the page. */
  unless?: boolean
  children: ReactNode
}

/**
 * Wakes what the server drew once the rest of the page is awake; a press on it before wakes it at once. React leaves what stands in a
 * boundary of its own for a second pass.
 */
export const WakeLater = ({ unless = false, children }: WakeLaterProps) =>
  unless ? children : <Suspense>{children}</Suspense>
