import type { AccessType } from '@touchline/contract'
import type { ComponentProps, ReactNode } from 'react'
import { AccessMessage, type AccessRefusal, useRefusal } from './access-message.tsx'
import { Waiting } from './waiting.tsx'

interface GatedProps<Answer extends { type: AccessType }> {
  /** The query of a gated call. */
  on: ComponentProps<typeof Waiting>['on'] & { data?: Answer | undefined }
  /** The placeholder of the content. */
  waiting: ReactNode
  /** The words of a page that has its own for a refusal. */
  refusalText?: (refusal: AccessRefusal) => string
  children(answer: Extract<Answer, { type: 2 }>): ReactNode
}

/** The content of a gated call; a placeholder until it arrives, and the reason where there is none: no login, no plan, a failure. */
export function Gated<Answer extends { type: AccessType }>({ on, waiting, refusalText, children }: GatedProps<Answer>) {
  const refusal = useRefusal(on.data?.type)
  if (refusal) return <AccessMessage refusal={refusal} text={refusalText?.(refusal)} />
  if (on.data?.type === 2) return children(on.data as Extract<Answer, { type: 2 }>)
  return <Waiting on={on}>{waiting}</Waiting>
}
