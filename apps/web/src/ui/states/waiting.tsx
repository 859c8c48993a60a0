import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import { ErrorState } from './states.tsx'

interface WaitingProps {
  on: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  /** The place of what will stand here. */
  children: ReactNode
}

/** Stands for an answer that is not there yet; says what went wrong, with a retry, once it has failed. */
export function Waiting({ on: { error, refetch, isFetching }, children }: WaitingProps) {
  if (error === null) return children
  return (
    <Card>
      <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
    </Card>
  )
}
