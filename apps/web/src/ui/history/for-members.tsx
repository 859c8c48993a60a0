import { ClientOnly } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '../states/states.tsx'

/** What only members see is not drawn on the server, which knows no token, and is loaded when it is looked at. */
export function ForMembers({ children }: { children: ReactNode }) {
  const waiting = <Skeleton lines={10} height={46} />
  return (
    <ClientOnly fallback={waiting}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ClientOnly>
  )
}
