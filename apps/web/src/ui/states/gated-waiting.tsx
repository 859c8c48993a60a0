import type { ComponentProps } from 'react'
import { AccessMessage } from './access-message.tsx'
import { Waiting } from './waiting.tsx'

type WaitingProps = ComponentProps<typeof Waiting>

/** `Waiting` for an answer that may refuse: a plan that ended while the page was read. */
export function GatedWaiting({ on, children }: WaitingProps & { on: { data?: { type: number } | undefined } }) {
  const type = on.data?.type
  if (type === 0 || type === 1) return <AccessMessage refusal={type === 0 ? 'notsubscribe' : 'expiredsubscribe'} />
  return <Waiting on={on}>{children}</Waiting>
}
