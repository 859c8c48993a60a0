import type { MatchBasics } from '@touchline/contract'
import { isOver, STATISTICS } from '@touchline/football'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { withFilters, withTab } from '../../analysis/filters/analysis-changes.ts'
import { ANALYSIS_TABS, statisticOfSearch } from '../../analysis/filters/analysis-search.ts'
import { AnalysisTabs } from '../../analysis/filters/analysis-tabs.tsx'
import { ForMembers } from '../../analysis/for-members.tsx'
import { ExpectedProvider } from '../../analysis/hit-rates/expected-context.ts'
import type { RateMode } from '../../analysis/hit-rates/hit-rates.model.ts'
import { PairAnalysis } from '../../analysis/pair-analysis.tsx'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { usePrices } from '../../app/site.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { offeredTabs } from '../../ui/offered-tabs.ts'
import { FailedLine } from '../../ui/states/failed-line.tsx'
import { AsOfSwitch } from './as-of-switch.tsx'
import { ForecastCard } from './forecast/forecast-card.tsx'
import { asOfSearch, withAsOf, withRates } from './match.changes.ts'
import { type MatchSearch, type MatchTab, openTab, withForecast, withRefereeView } from './match.search.ts'
import { pairOf, similarPrices } from './match-pair.ts'
import { OddsPanel } from './odds/odds-panel.tsx'
import { PriceStrip } from './strip/price-strip.tsx'
import { useMatchShares } from './use-match-shares.ts'

const CompareTab = lazyPart(() => import('./compare-tab.tsx'), 'CompareTab')
const RefereeTab = lazyPart(() => import('./referee/referee-tab.tsx'), 'RefereeTab')

interface MatchAnalysisProps {
  match: MatchBasics
  search: MatchSearch
  /** Goes to the changed address without leaving the page; `replace` corrects the present one. */
  onSearch(search: MatchSearch, replace?: boolean): void
}

/** The tabs below the header: counts over past matches with their prices, and the referee. */
export function MatchAnalysis({ match, search, onSearch }: MatchAnalysisProps) {
  const { referee_id, referee_name } = match
  const { t } = useTranslation('match')
  const prices = usePrices()
  const tab = openTab(search, referee_id !== null)
  const tabs = offeredTabs<MatchTab>(
    [...ANALYSIS_TABS, 'referee', 'compare'],
    { ...match.has, referee: referee_id !== null },
    tab,
  )
  const over = isOver(match.status)
  const asOf = asOfSearch(search, over)
  const pair = useMemo(() => pairOf(match, asOf), [match, asOf])
  const similar = useMemo(() => (prices ? similarPrices(match) : undefined), [match, prices])
  const onMode = useCallback((mode: RateMode) => onSearch(withRates(search, mode)), [search, onSearch])
  const { expected, query } = useMatchShares(match, search.rates ?? 'record', onMode)
  // An urgent change would replace a list that the server drew, while its code is still being loaded, by a waiting state.
  const settled = useDeferredValue(expected)
  return (
    <ExpectedProvider value={settled}>
      {over ? <AsOfSwitch value={asOf} onChange={(next) => onSearch(withAsOf(search, next))} /> : null}
      <FailedLine
        error={query.error}
        text={t('sharesFailed')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
      <AnalysisTabs tabs={tabs} tab={tab} onTab={(next) => onSearch(withTab(search, next))}>
        {tab === 'compare' ? (
          <ForMembers>
            <CompareTab match={match} search={search} asOf={asOf} onSearch={onSearch} />
          </ForMembers>
        ) : tab === 'referee' && referee_id !== null ? (
          <ForMembers>
            <RefereeTab
              match={match}
              pair={pair}
              referee={{ id: referee_id, name: referee_name ?? '?' }}
              search={search}
              onView={(view) => onSearch(withRefereeView(search, view))}
              onFilters={(change, list) => onSearch(withFilters(search, change, list))}
            />
          </ForMembers>
        ) : tab === 'referee' ? null : (
          <>
            {tab === 'goals' && prices ? (
              <Panel>
                <PriceStrip match={match} />
              </Panel>
            ) : null}
            {prices ? (
              <Panel of={tab}>
                <OddsPanel match={match} tab={tab} category={STATISTICS.indexOf(statisticOfSearch(search))} />
              </Panel>
            ) : null}
            {tab === 'goals' ? (
              <Panel>
                <ForecastCard
                  match={match}
                  open={search.forecast === 1}
                  onToggle={() => onSearch(withForecast(search, search.forecast !== 1))}
                />
              </Panel>
            ) : null}
            <PairAnalysis pair={pair} tab={tab} similar={similar} search={search} onSearch={onSearch} />
          </>
        )}
      </AnalysisTabs>
    </ExpectedProvider>
  )
}
