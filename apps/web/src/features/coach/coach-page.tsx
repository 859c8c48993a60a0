import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { AccessMessage, useRefusal } from '../../ui/access-message.tsx'
import page from '../../ui/page.module.css'
import { Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { BasicsTab } from './basics-tab.tsx'
import { COACH_TABS, type CoachSearch, withTab } from './coach.search.ts'
import { CoachHeader } from './coach-header.tsx'
import { type Coach, coachQuery } from './queries.ts'

const FixturesTab = lazy(async () => ({ default: (await import('./fixtures-tab.tsx')).FixturesTab }))
const StatsTab = lazy(async () => ({ default: (await import('./stats-tab.tsx')).StatsTab }))

export interface CoachPageProps {
  id: number
  search: CoachSearch
  /** Goes to the changed address without leaving the page; `replace` corrects the present one. */
  onSearch(search: CoachSearch, replace?: boolean): void
}

/** Who a coach is, the matches of the teams coached and what they did. */
export function CoachPage({ id, search, onSearch }: CoachPageProps) {
  const { t: common } = useTranslation()
  const asked = useQuery(coachQuery(id))
  const { data } = asked
  const refusal = useRefusal(data?.type)
  if (refusal) {
    return (
      <div className={page.stack}>
        <h1 className="visually-hidden">{common('titles.coach')}</h1>
        <AccessMessage refusal={refusal} />
      </div>
    )
  }
  if (data?.type !== 2) {
    return (
      <Waiting on={asked}>
        <div className={page.stack}>
          <Skeleton lines={1} height={102} />
          <Skeleton lines={1} height={44} />
          <Skeleton lines={3} height={150} />
        </div>
      </Waiting>
    )
  }
  return <KnownCoach coach={data} search={search} onSearch={onSearch} />
}

function KnownCoach({ coach, search, onSearch }: Omit<CoachPageProps, 'id'> & { coach: Coach }) {
  const { t } = useTranslation('coach')
  const panel = useId()
  const tab = search.tab ?? 'basics'
  return (
    <div className={page.stack}>
      <CoachHeader coach={coach} />
      <Tabs
        label={t('tabs.label')}
        items={COACH_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => onSearch(withTab(next))}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
        <Suspense fallback={<Skeleton lines={8} height={46} />}>
          {tab === 'basics' ? <BasicsTab coach={coach} /> : null}
          {tab === 'fixtures' ? <FixturesTab coach={coach} search={search} onSearch={onSearch} /> : null}
          {tab === 'stats' ? <StatsTab coach={coach} search={search} onSearch={onSearch} /> : null}
        </Suspense>
      </div>
    </div>
  )
}
