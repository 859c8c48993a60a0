import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Tabbed } from '../../ui/controls/tabbed.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { offeredTabs } from '../../ui/offered-tabs.ts'
import { ProfileWaiting } from '../../ui/profile/profile-waiting.tsx'
import { AccessMessage, useRefusal } from '../../ui/states/access-message.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { BasicsTab } from './basics-tab.tsx'
import { COACH_TABS, withTab } from './coach.search.ts'
import { CoachHeader } from './coach-header.tsx'
import type { CoachPageProps } from './coach-page.props.ts'
import { type Coach, coachQuery } from './coach-queries.ts'

const FixturesTab = lazyPart(() => import('./fixtures-tab.tsx'), 'FixturesTab')
const StatsTab = lazyPart(() => import('./stats-tab.tsx'), 'StatsTab')

/** A coach's facts, the matches of the coached teams and their results. */
export function CoachPage({ id, search, onSearch }: CoachPageProps) {
  const { t: common } = useTranslation()
  const asked = useQuery(coachQuery(id))
  const { data } = asked
  const refusal = useRefusal(data?.type)
  if (refusal) {
    return (
      <div className="stack gap-14">
        <h1 className="visually-hidden">{common('titles.coach')}</h1>
        <AccessMessage refusal={refusal} />
      </div>
    )
  }
  if (data?.type !== 2) return <ProfileWaiting on={asked} lines={3} height={150} />
  return <KnownCoach coach={data} search={search} onSearch={onSearch} />
}

function KnownCoach({ coach, search, onSearch }: Omit<CoachPageProps, 'id'> & { coach: Coach }) {
  const { t } = useTranslation('coach')
  const tab = search.tab ?? 'basics'
  return (
    <div className="stack gap-14">
      <Panel>
        <CoachHeader coach={coach} />
      </Panel>
      <Tabbed
        label={t('tabs.label')}
        tabs={offeredTabs(COACH_TABS, coach.has, tab)}
        tabLabel={(value) => t(`tabs.${value}`)}
        tab={tab}
        onTab={(next) => onSearch(withTab(next))}
      >
        <Suspense fallback={<Skeleton lines={8} height={46} />}>
          {tab === 'basics' ? <BasicsTab coach={coach} /> : null}
          {tab === 'fixtures' ? <FixturesTab coach={coach} search={search} onSearch={onSearch} /> : null}
          {tab === 'stats' ? <StatsTab coach={coach} search={search} onSearch={onSearch} /> : null}
        </Suspense>
      </Tabbed>
    </div>
  )
}
