import type { ReactNode } from 'react'
import { useArrival } from '../../ui/controls/use-arrival.ts'

/** Title of a step; with `arrived` it gets the focus, so that everyone notices that the step took another's place. */
export function StepHeading({ arrived = false, children }: { arrived?: boolean; children: ReactNode }) {
  const heading = useArrival(arrived)
  return (
    <h2 className="text-16" {...heading}>
      {children}
    </h2>
  )
}
