import { useQuery } from '@tanstack/react-query'
import type { MatchBasics } from '@touchline/contract'
import { type ReactNode, useMemo } from 'react'
import { ApiError } from '../../app/api/api.ts'
import { callQuery } from '../../app/queries.ts'
import { useRedirectToPlans } from '../../ui/states/access-message.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { basicsOfFixture } from './fixture-basics.ts'
import { MatchUnknown } from './match-unknown.tsx'

interface FixtureFallbackProps {
  mid: number
  /** Renders the page from the fixture. */
  children(match: MatchBasics): ReactNode
}

/**
 * For a match that the match page's own call does not know: subscribers see the fixture's data, members without a plan are sent to the
 * plans. Visitors were sent to the login before.
 */
export function FixtureFallback({ mid, children }: FixtureFallbackProps) {
  const fixture = useQuery(callQuery('GET /v3/fixture/{fid}', { params: { fid: mid } }))
  const { data, error } = fixture
  useRedirectToPlans(data?.type)
  const match = useMemo(() => (data?.type === 2 ? basicsOfFixture(data) : null), [data])
  if (match !== null) return children(match)
  if (error instanceof ApiError && error.status === 404) return <MatchUnknown mid={mid} />
  return (
    <Waiting on={fixture}>
      <Skeleton lines={3} height={120} />
    </Waiting>
  )
}
