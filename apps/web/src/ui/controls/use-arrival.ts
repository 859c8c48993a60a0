import { useEffect, useRef } from 'react'

/** For the heading of a step that took another's place: it gets the focus, so that everyone notices. */
export function useArrival(arrived: boolean) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) ref.current?.focus()
  }, [arrived])
  return { ref, tabIndex: arrived ? -1 : undefined }
}
