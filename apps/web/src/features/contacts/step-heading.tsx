import { type ReactNode, useEffect, useRef } from 'react'
import styles from './contacts.module.css'

/** Title of a step; with `arrived` it gets the focus, so that everyone notices that the step took another's place. */
export function StepHeading({ arrived = false, children }: { arrived?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <h2 className={styles.stepTitle} ref={heading} tabIndex={arrived ? -1 : undefined}>
      {children}
    </h2>
  )
}
