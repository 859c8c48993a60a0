import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Content a long page can do without for a moment: rendered in slices after the rest. It must not push other content away. */
export function DeferredRender({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => startTransition(() => setDue(true)), [])
  return due ? children : null
}
