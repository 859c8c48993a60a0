import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Skeleton } from '../states/states.tsx'
import { Waiting } from '../states/waiting.tsx'
import { HeadToHead, type HeadToHeadProps } from './head-to-head.tsx'
import { headToHeadQuery } from './past-matches.queries.ts'

/** Head to head of two teams, read when it is looked at. */
export function Meetings(props: Omit<HeadToHeadProps, 'records'>) {
  const { local_id, visitor_id, except } = props.pair
  const meetings = useQuery(headToHeadQuery(local_id, visitor_id))
  const read = meetings.data?.data
  const records = useMemo(() => read?.filter(({ match_id }) => match_id !== except), [read, except])
  if (records !== undefined) return <HeadToHead {...props} records={records} />
  return (
    <Waiting on={meetings}>
      <Skeleton lines={8} height={46} />
    </Waiting>
  )
}
