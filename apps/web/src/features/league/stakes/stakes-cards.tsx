import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { stakesQuery } from '../league-queries.ts'
import { AtStakeCard } from './at-stake-card.tsx'
import { MustHappenCard } from './must-happen-card.tsx'

/** The conditions, and the effects of the next matches, for every table of a season; nothing where there is nothing to say. */
export function StakesCards({ season }: { season: { id: number } }) {
  const asked = useQuery(stakesQuery(season.id))
  if (asked.data?.type !== 2)
    return (
      <Waiting on={asked}>
        <Skeleton lines={1} height={320} />
      </Waiting>
    )
  return asked.data.tables.map((table) => (
    <Fragment key={`${table.stage?.id} ${table.group?.id}`}>
      <MustHappenCard table={table} />
      <AtStakeCard table={table} />
    </Fragment>
  ))
}
