import type { UseQueryResult } from '@tanstack/react-query'
import type { MatchBasics } from '@touchline/contract'
import { useId, useMemo } from 'react'
import type { CallAnswer } from '../../app/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../../ui/card.tsx'
import { HeadToHead } from '../../ui/history/head-to-head.tsx'
import type { HistoryChange } from '../../ui/history/history-search.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import {
  ANALYSIS_TABS,
  type AnalysisTab,
  type MatchSearch,
  openTab,
  VIEWS,
  type View,
  viewOf,
  withTab,
  withView,
} from './match.search.ts'
import styles from './match-analysis.module.css'
import { ResultOdds } from './result-odds.tsx'
import { SimilarImpossible, SoonPanel } from './soon-panel.tsx'

type Meetings = UseQueryResult<CallAnswer<'GET /match_h2h/{local_id}/{visitor_id}'>>

interface MatchAnalysisProps {
  match: MatchBasics
  search: MatchSearch
  onSearch(search: MatchSearch): void
  onFilters(change: HistoryChange): void
  meetings: Meetings
}

/** The tabs below the header. Each analysis tab has its own view: head to head, last matches, similar matches. */
export function MatchAnalysis({ match, search, onSearch, onFilters, meetings }: MatchAnalysisProps) {
  const { t } = useTranslation('match')
  const panel = useId()
  const hasReferee = match.referee_id !== null
  const tab = openTab(search, hasReferee)
  const tabs = hasReferee ? ([...ANALYSIS_TABS, 'referee'] as const) : ANALYSIS_TABS
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => onSearch(withTab(search, next))}
        panelId={panel}
      />
      <div className={styles.panel} id={panel} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
        {tab === 'referee' ? (
          <SoonPanel what={t('tabs.referee')} text={t('soon.referee', { referee: match.referee_name ?? '' })} />
        ) : (
          <Analysis
            match={match}
            tab={tab}
            view={viewOf(search, tab)}
            onView={(view) => onSearch(withView(search, tab, view))}
            search={search}
            onFilters={onFilters}
            meetings={meetings}
          />
        )}
      </div>
    </>
  )
}

interface AnalysisProps extends Omit<MatchAnalysisProps, 'onSearch'> {
  tab: AnalysisTab
  view: View
  onView(view: View): void
}

function Analysis({ match, tab, view, onView, search, onFilters, meetings }: AnalysisProps) {
  const { t } = useTranslation('match')
  const names = { home: match.local_name, away: match.visitor_name }
  const toHeadToHead = () => onView('h2h')
  return (
    <>
      <ResultOdds match={match} tab={tab} />
      <div className={styles.views}>
        <Segmented
          label={t('views.label')}
          options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={onView}
        />
      </div>
      {view === 'similar' && match.odds === null ? <SimilarImpossible /> : null}
      {view === 'last' || (view === 'similar' && match.odds !== null) ? (
        <SoonPanel what={t(`views.${view}`)} text={t(`soon.${view}`, names)} onBack={toHeadToHead} />
      ) : null}
      {view === 'h2h' && tab === 'stats' ? <SoonPanel what={t('tabs.stats')} text={t('soon.stats', names)} /> : null}
      {view === 'h2h' && tab !== 'stats' ? (
        <MeetingsOf match={match} subject={tab} search={search} onFilters={onFilters} meetings={meetings} />
      ) : null}
    </>
  )
}

interface MeetingsOfProps extends Pick<AnalysisProps, 'match' | 'search' | 'onFilters' | 'meetings'> {
  subject: Exclude<AnalysisTab, 'stats'>
}

function MeetingsOf({ match, subject, search, onFilters, meetings }: MeetingsOfProps) {
  const { local_id, visitor_id, local_coach, visitor_coach, local_name, visitor_name } = match
  const pair = useMemo(
    () => ({
      local_id,
      visitor_id,
      local_coach_id: local_coach,
      visitor_coach_id: visitor_coach,
      local_name,
      visitor_name,
    }),
    [local_id, visitor_id, local_coach, visitor_coach, local_name, visitor_name],
  )
  if (meetings.data !== undefined) {
    return (
      <HeadToHead subject={subject} records={meetings.data.data} pair={pair} search={search} onChange={onFilters} />
    )
  }
  return meetings.isError ? (
    <Card>
      <ErrorState error={meetings.error} onRetry={() => void meetings.refetch()} busy={meetings.isFetching} />
    </Card>
  ) : (
    <Skeleton lines={8} height={46} />
  )
}
