import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Tabbed } from '../../ui/controls/tabbed.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useInSlices } from '../../ui/lists/use-in-slices.ts'
import { offeredTabs } from '../../ui/offered-tabs.ts'
import { ProfileWaiting } from '../../ui/profile/profile-waiting.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { BasicsTab } from './basics/basics-tab.tsx'
import { withTab } from './team.changes.ts'
import { TEAM_TABS, type TeamTab } from './team.search.ts'
import { TeamHeader } from './team-header.tsx'
import { teamInfoQuery } from './team-queries.ts'
import type { TeamPageProps, TeamTabProps } from './team-tab.props.ts'
import { useLiveTeam } from './use-live-team.ts'

const SquadTab = lazyPart(() => import('./squad/squad-tab.tsx'), 'SquadTab')
const RecentTab = lazyPart(() => import('./recent-tab.tsx'), 'RecentTab')
const ScorersTab = lazyPart(() => import('./scorers/scorers-tab.tsx'), 'ScorersTab')
const StatsTab = lazyPart(() => import('./stats/stats-tab.tsx'), 'StatsTab')
const TransferTab = lazyPart(() => import('./transfer-tab.tsx'), 'TransferTab')

/** A team, and in tabs its squad, recent matches, figures and transfers. */
export function TeamPage({ id, search, onSearch }: TeamPageProps) {
  const info = useQuery(teamInfoQuery(id))
  const team = useInSlices(info.data)
  if (team === undefined) return <ProfileWaiting on={info} lines={8} height={56} />
  return <KnownTeam team={team} search={search} onSearch={onSearch} />
}

function KnownTeam({ team, search, onSearch }: TeamTabProps) {
  const { t } = useTranslation('team')
  const tab = search.tab ?? 'basics'
  useLiveTeam(team)
  return (
    <div className="stack gap-14">
      <Panel>
        <TeamHeader team={team} />
      </Panel>
      <Tabbed
        label={t('tabs.label')}
        tabs={offeredTabs(TEAM_TABS, team.has, tab)}
        tabLabel={(value) => t(`tabs.${value}`)}
        tab={tab}
        onTab={(next) => onSearch(withTab(search, next))}
        className="stack gap-14 shrink"
      >
        <Suspense fallback={<Skeleton lines={8} height={56} />}>
          <OpenTab key={tab} tab={tab} team={team} search={search} onSearch={onSearch} />
        </Suspense>
      </Tabbed>
    </div>
  )
}

function OpenTab({ tab, ...props }: TeamTabProps & { tab: TeamTab }) {
  switch (tab) {
    case 'basics':
      return <BasicsTab {...props} />
    case 'squad':
      return <SquadTab {...props} />
    case 'scorers':
      return <ScorersTab {...props} />
    case 'stats':
      return <StatsTab {...props} />
    case 'transfer':
      return <TransferTab team={props.team} />
    case 'other':
      return <RecentTab {...props} subject="stats" />
    default:
      return <RecentTab {...props} subject={tab} />
  }
}
