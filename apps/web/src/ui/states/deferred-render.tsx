import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** What a long page can do without for a moment: drawn in slices once the rest of it is there. It must not push away what is. */
export function DeferredRender({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => startTransition(() => setDue(true)), [])
  return due ? children : null
}
