import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { RoomHead } from '../room-head.tsx'
import type { RoomProps } from '../room-props.ts'
import { CodeList } from './code-list.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PlanList } from './plan-list.tsx'
import { plansRoomQuery, type SoldPlan } from './plans-queries.ts'

/** The plans for sale, and the codes that lower their prices. */
export function PlansPage({ may }: RoomProps) {
  const { t } = useTranslation('console')
  const asked = useQuery(plansRoomQuery())
  const [chosen, setChosen] = useState<SoldPlan | 'new' | null>(null)
  const { data } = asked
  const mayChange = may('money.change')
  return (
    <>
      <RoomHead title={t('room.plans')} text={t('plans.text')}>
        {mayChange && data ? (
          <Button look="primary" onClick={() => setChosen('new')}>
            {t('plans.add')}
          </Button>
        ) : null}
      </RoomHead>
      {data === undefined ? (
        <Waiting on={asked}>
          <Skeleton lines={5} height={72} />
        </Waiting>
      ) : (
        <>
          <PlanList room={data} mayChange={mayChange} onChange={setChosen} />
          <CodeList codes={data.codes} mayChange={mayChange} />
          {chosen === null ? null : (
            <PlanDialog room={data} plan={chosen === 'new' ? null : chosen} onClose={() => setChosen(null)} />
          )}
        </>
      )}
    </>
  )
}
