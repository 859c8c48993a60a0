import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import { ErrorState } from './states.tsx'

interface WaitingProps {
  on: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch(): Promise<unknown> }
  /** Inside of a card already. */
  bare?: boolean
  /** The placeholder of the content. */
  children: ReactNode
}

/** A placeholder until an answer arrives; shows the error, with a retry, once it has failed. */
export function Waiting({ on: { error, refetch, isFetching }, bare, children }: WaitingProps) {
  if (error === null) return children
  const failed = <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
  return bare ? failed : <Card>{failed}</Card>
}
