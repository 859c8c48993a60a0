import { memo, Suspense, useMemo } from 'react'
import { useTranslation } from '../app/i18n/use-translation.ts'
import { pageAwake } from '../app/idle.ts'
import { lazyPart } from '../app/lazy-part.ts'
import { Segmented } from '../ui/controls/segmented.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Skeleton } from '../ui/states/states.tsx'
import styles from './filters/analysis.module.css'
import { withFilters, withSimilar, withStatistic, withView } from './filters/analysis-changes.ts'
import {
  type AnalysisSearch,
  type AnalysisTab,
  statisticOfSearch,
  TEAM_LISTS,
  VIEWS,
  type View,
  viewOf,
} from './filters/analysis-search.ts'
import { StatisticChoice } from './filters/statistic-choice.tsx'
import { ForMembers } from './for-members.tsx'
import type { Pair } from './head-to-head.model.ts'
import type { ListKind } from './list/list-kinds.ts'
import type { SimilarPrices } from './past-matches.model.ts'
import { SimilarImpossible } from './similar/similar-impossible.tsx'
import { useKnownStatistics } from './use-known-statistics.ts'

const Meetings = lazyPart(() => pageAwake().then(() => import('./meetings.tsx')), 'Meetings')
const TeamLists = lazyPart(() => import('./team-lists.tsx'), 'TeamLists')

interface PairAnalysisProps<S extends AnalysisSearch> {
  pair: Pair
  tab: AnalysisTab
  /** The prices that similar matches share, null where there are none; left out where similar matches are not offered. */
  similar?: SimilarPrices | null
  search: S
  /** `replace` corrects the address instead of adding to its history. */
  onSearch(search: S, replace?: boolean): void
}

/**
 * One tab of two teams in its views: their meetings, and the last and similar matches of each. Memoized: a render without new props would
 * put a loading state in place of the list the server drew while its code is still on the way.
 */
export const PairAnalysis = memo(PairViews) as typeof PairViews

function PairViews<S extends AnalysisSearch>({ pair, tab, similar, search, onSearch }: PairAnalysisProps<S>) {
  const { t } = useTranslation('history')
  const asked = viewOf(search, tab)
  // An address may ask for a view that is not offered.
  const view = asked === 'similar' && similar === undefined ? 'h2h' : asked
  const statistic = statisticOfSearch(search)
  const kind: ListKind = useMemo(
    () => (tab === 'stats' ? { subject: tab, statistic } : { subject: tab }),
    [tab, statistic],
  )
  const [known, onMatches] = useKnownStatistics(view === 'h2h' ? ['h2h'] : TEAM_LISTS)
  const views = similar === undefined ? VIEWS.filter((value) => value !== 'similar') : VIEWS
  return (
    <>
      <div className={styles.views}>
        <Segmented
          label={t('views.label')}
          options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={(next: View) => onSearch(withView(search, tab, next))}
        />
        {tab === 'stats' ? (
          <StatisticChoice value={statistic} known={known} onChange={(next) => onSearch(withStatistic(search, next))} />
        ) : null}
      </div>
      <Panel of={`${tab} ${view}`}>
        {view === 'h2h' ? (
          <Suspense fallback={<Skeleton lines={8} height={46} />}>
            <Meetings
              pair={pair}
              kind={kind}
              search={search}
              onChange={(change) => onSearch(withFilters(search, change))}
              onMatches={tab === 'stats' ? onMatches : undefined}
            />
          </Suspense>
        ) : view === 'similar' && !similar ? (
          <SimilarImpossible />
        ) : (
          <ForMembers>
            <TeamLists
              pair={pair}
              similar={view === 'similar' && similar ? similar : null}
              kind={kind}
              search={search}
              onChange={(list, change, replace) => onSearch(withFilters(search, change, list), replace)}
              onSimilar={(chosen) => onSearch(withSimilar(search, chosen))}
              onMatches={tab === 'stats' ? onMatches : undefined}
            />
          </ForMembers>
        )}
      </Panel>
    </>
  )
}
