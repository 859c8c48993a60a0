import { useQuery } from '@tanstack/react-query'
import type { LeagueView } from '@touchline/contract'
import { type ReactNode, Suspense } from 'react'
import { ApiError } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Tabbed } from '../../ui/controls/tabbed.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { offeredTabs } from '../../ui/offered-tabs.ts'
import { ProfileWaiting } from '../../ui/profile/profile-waiting.tsx'
import { AccessMessage, useRefusal } from '../../ui/states/access-message.tsx'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { NoticePage } from '../../ui/states/notice-page.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { seasonOf } from './league.model.ts'
import { LEAGUE_TABS, type LeagueSearch, type LeagueTab, withChange } from './league.search.ts'
import { LeagueHeader } from './league-header.tsx'
import { leagueQuery } from './league-queries.ts'
import type { TabProps } from './league-tab.props.ts'
import { StandingsTab } from './standings/standings-tab.tsx'
import { useLiveLeague } from './use-live-league.ts'

const MatchesTab = lazyPart(() => import('./matches-tab.tsx'), 'MatchesTab')
const ScorersTab = lazyPart(() => import('./scorers/scorers-tab.tsx'), 'ScorersTab')
const SimulationTab = lazyPart(() => import('./simulation/simulation-tab.tsx'), 'SimulationTab')
const StatsTab = lazyPart(() => import('./stats-tab.tsx'), 'StatsTab')

interface LeaguePageProps {
  id: number
  search: LeagueSearch
  /** Goes to the changed address without leaving the page; `replace` corrects the present one. */
  onSearch(search: LeagueSearch, replace?: boolean): void
}

/** A league: its table, matches to come and played, best scorers and statistics, season by season. */
export function LeaguePage({ id, search, onSearch }: LeaguePageProps) {
  const { t } = useTranslation()
  const league = useQuery(leagueQuery(id))
  const refusal = useRefusal(league.data?.type)
  if (refusal) {
    return (
      <>
        <h1 className="visually-hidden">{t('titles.league')}</h1>
        <AccessMessage refusal={refusal} />
      </>
    )
  }
  if (league.error instanceof ApiError && league.error.status === 404) return <LeagueUnknown id={id} />
  if (league.data?.type !== 2) return <ProfileWaiting on={league} lines={12} height={42} />
  return <KnownLeague league={league.data} search={search} onSearch={onSearch} />
}

function KnownLeague({ league, search, onSearch }: Omit<LeaguePageProps, 'id'> & { league: LeagueView }) {
  const { t } = useTranslation('league')
  const tab = search.tab ?? 'standings'
  const season = seasonOf(league, search.season)
  useLiveLeague(season?.id ?? null)
  const onChange: TabProps['onChange'] = (change, replace) => onSearch(withChange(search, change), replace)
  const inPlace = !league.active ? t('notActive') : season === null ? t('noSeason') : null
  return (
    <div className="stack gap-14">
      <Panel>
        <LeagueHeader league={league} season={league.active ? season : null} search={search} onSearch={onSearch} />
      </Panel>
      {inPlace !== null || season === null ? (
        <EmptyCard title={inPlace ?? ''} />
      ) : (
        <Tabbed
          label={t('tabs.label')}
          tabs={offeredTabs(tabsOf(league), season.has, tab)}
          tabLabel={(value) => t(`tabs.${value}`)}
          tab={tab}
          onTab={(next) => onChange({ tab: next === 'standings' ? undefined : next })}
        >
          <Suspense fallback={<Skeleton lines={10} height={46} />}>
            {/* A tab of another season is another one. */}
            <OpenTab key={`${tab} ${season.id}`} tab={tab} props={{ league, season, search, onChange }} />
          </Suspense>
        </Tabbed>
      )}
    </div>
  )
}

/** Friendlies lead nowhere. */
const tabsOf = ({ league_type }: LeagueView) =>
  league_type === 'friendly' ? LEAGUE_TABS.filter((tab) => tab !== 'simulation') : LEAGUE_TABS

function OpenTab({ tab, props }: { tab: LeagueTab; props: TabProps }): ReactNode {
  if (tab === 'standings') return <StandingsTab {...props} />
  if (tab === 'simulation') return <SimulationTab {...props} />
  if (tab === 'topscorer') return <ScorersTab {...props} />
  if (tab === 'stats') return <StatsTab {...props} />
  return <MatchesTab {...props} kind={tab} />
}

function LeagueUnknown({ id }: { id: number }) {
  const { t } = useTranslation('league')
  return <NoticePage title={t('unknown.title')} text={t('unknown.text', { id })} home />
}
