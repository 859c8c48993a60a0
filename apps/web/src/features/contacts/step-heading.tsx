import { type ReactNode, useEffect, useRef } from 'react'

/** Title of a step; with `arrived` it gets the focus, so that everyone notices that the step took another's place. */
export function StepHeading({ arrived = false, children }: { arrived?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <h2 className="text-16" ref={heading} tabIndex={arrived ? -1 : undefined}>
      {children}
    </h2>
  )
}
