import { ClientOnly } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '../ui/states/states.tsx'

/** Content for members is not rendered on the server, which has no token, and is loaded when it is shown. */
export function ForMembers({ children }: { children: ReactNode }) {
  const waiting = <Skeleton lines={10} height={46} />
  return (
    <ClientOnly fallback={waiting}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ClientOnly>
  )
}
