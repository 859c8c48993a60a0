import type { AccessType } from '@touchline/contract'
import type { ComponentProps } from 'react'
import { AccessMessage, refusalOf } from './access-message.tsx'
import { Waiting } from './waiting.tsx'

type WaitingProps = ComponentProps<typeof Waiting>

/** `Waiting` for an answer that may refuse: a plan that ended while the page was read. */
export function GatedWaiting({ on, children }: WaitingProps & { on: { data?: { type: AccessType } | undefined } }) {
  const refusal = refusalOf(on.data?.type)
  if (refusal !== null) return <AccessMessage refusal={refusal} />
  return <Waiting on={on}>{children}</Waiting>
}
