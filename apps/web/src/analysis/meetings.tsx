import { useQuery } from '@tanstack/react-query'
import { readMeeting } from '@touchline/contract/matches'
import { useMemo } from 'react'
import { Skeleton } from '../ui/states/states.tsx'
import { Waiting } from '../ui/states/waiting.tsx'
import { isListed } from './head-to-head.model.ts'
import { HeadToHead, type HeadToHeadProps } from './head-to-head.tsx'
import { headToHeadQuery } from './past-matches.queries.ts'

/** Head to head of two teams, loaded when it is shown. */
export function Meetings(props: Omit<HeadToHeadProps, 'matches'>) {
  const { pair } = props
  const { home, away } = pair
  const meetings = useQuery(headToHeadQuery(home.id, away.id))
  const answered = meetings.data?.data
  const matches = useMemo(() => answered?.map(readMeeting).filter((one) => isListed(one, pair)), [answered, pair])
  if (matches !== undefined) return <HeadToHead {...props} matches={matches} />
  return (
    <Waiting on={meetings}>
      <Skeleton lines={8} height={46} />
    </Waiting>
  )
}
