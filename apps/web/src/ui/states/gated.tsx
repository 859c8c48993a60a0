import type { ComponentProps, ReactNode } from 'react'
import { AccessMessage, type AccessRefusal, useRefusal } from './access-message.tsx'
import { Waiting } from './waiting.tsx'

interface GatedProps<Answer extends { type: 0 | 1 | 2 }> {
  /** The query of a gated call. */
  on: ComponentProps<typeof Waiting>['on'] & { data?: Answer | undefined }
  /** The place of what will stand here. */
  waiting: ReactNode
  /** The words of a page that has its own for a refusal. */
  refusalText?: (refusal: AccessRefusal) => string
  children(answer: Extract<Answer, { type: 2 }>): ReactNode
}

/** What a gated call answers; until then its place, and instead of it why there is none: no login, no plan, a failure. */
export function Gated<Answer extends { type: 0 | 1 | 2 }>({ on, waiting, refusalText, children }: GatedProps<Answer>) {
  const refusal = useRefusal(on.data?.type)
  if (refusal) return <AccessMessage refusal={refusal} text={refusalText?.(refusal)} />
  if (on.data?.type === 2) return children(on.data as Extract<Answer, { type: 2 }>)
  return <Waiting on={on}>{waiting}</Waiting>
}
