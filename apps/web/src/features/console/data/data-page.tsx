import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { oneOf } from '../../../app/search-params.ts'
import { Tabbed } from '../../../ui/controls/tabbed.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { jobsQuery } from '../jobs/jobs-queries.ts'
import { JobsTable } from '../jobs/jobs-table.tsx'
import { RoomHead } from '../room-head.tsx'
import type { RoomProps } from '../room-props.ts'
import { Competitions } from './competitions.tsx'
import { Corrections } from './corrections.tsx'
import { Coverage } from './coverage.tsx'
import { sourcesQuery } from './data-queries.ts'
import { Imports } from './imports.tsx'
import { Names } from './names.tsx'
import { Problems } from './problems.tsx'
import { Sources } from './sources.tsx'

const TABS = ['overview', 'competitions', 'names', 'problems', 'corrections', 'imports', 'jobs'] as const

/** Where the data comes from, how whole it is, and what operators do about it. */
export function DataPage({ search, onSearch, may }: RoomProps) {
  const { t } = useTranslation('console')
  const { data } = useQuery(sourcesQuery())
  const tab = oneOf(TABS, search.tab) ?? 'overview'
  const mayChange = may('data.change')
  const late = data?.sources.filter(({ state }) => state === 'late' || state === 'down').length ?? 0
  const text = data && t('data.text', { count: data.sources.length, late })
  return (
    <>
      <RoomHead title={t('room.data')} {...(text !== undefined && { text })} />
      <Tabbed
        label={t('data.tabs')}
        tabs={TABS}
        tabLabel={(one) => t(`data.tab.${one}`)}
        tab={tab}
        onTab={(one) => onSearch(one === 'overview' ? {} : { tab: one })}
        className="stack gap-14"
      >
        {tab === 'overview' ? (
          <>
            <Sources mayRead={mayChange} />
            <Coverage />
          </>
        ) : tab === 'competitions' ? (
          <Competitions mayChange={mayChange} />
        ) : tab === 'names' ? (
          <Names mayChange={mayChange} />
        ) : tab === 'problems' ? (
          <Problems />
        ) : tab === 'corrections' ? (
          <Corrections mayChange={mayChange} />
        ) : tab === 'imports' ? (
          <Imports mayChange={mayChange} />
        ) : (
          <Jobs mayRun={mayChange} />
        )}
      </Tabbed>
    </>
  )
}

function Jobs({ mayRun }: { mayRun: boolean }) {
  const { t } = useTranslation('console')
  const asked = useQuery(jobsQuery())
  return (
    <Card title={t('health.jobs')} flush>
      {asked.data ? (
        <JobsTable jobs={asked.data.jobs} now={asked.data.now} mayRun={mayRun} />
      ) : (
        <Waiting on={asked} bare>
          <Skeleton lines={8} height={40} />
        </Waiting>
      )}
    </Card>
  )
}
