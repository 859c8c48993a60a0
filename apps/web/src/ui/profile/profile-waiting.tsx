import type { ComponentProps } from 'react'
import { Skeleton } from '../states/states.tsx'
import { Waiting } from '../states/waiting.tsx'

interface ProfileWaitingProps extends Pick<ComponentProps<typeof Waiting>, 'on'> {
  /** Lines of the open tab. */
  lines: number
  /** Height of a line, pixels. */
  height: number
}

/** A page with a head and tabs before its data has arrived. */
export function ProfileWaiting({ on, lines, height }: ProfileWaitingProps) {
  return (
    <Waiting on={on}>
      <div className="stack gap-14">
        <Skeleton lines={1} height={102} />
        <Skeleton lines={1} height={44} />
        <Skeleton lines={lines} height={height} />
      </div>
    </Waiting>
  )
}
