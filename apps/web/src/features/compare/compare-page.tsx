import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { withTab } from '../../analysis/filters/analysis-changes.ts'
import { ANALYSIS_TABS } from '../../analysis/filters/analysis-search.ts'
import { AnalysisTabs } from '../../analysis/filters/analysis-tabs.tsx'
import type { Pair } from '../../analysis/head-to-head.model.ts'
import { PairAnalysis } from '../../analysis/pair-analysis.tsx'
import { useSetting } from '../../app/app.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { offeredTabs } from '../../ui/offered-tabs.ts'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { type Comparison, comparisonOf } from './compare.model.ts'
import type { CompareSearch } from './compare.search.ts'
import { CompareHeader } from './compare-header.tsx'
import { type ComparedIds, compareQuery } from './compare-queries.ts'
import { PairUnknown } from './pair-unknown.tsx'

interface ComparePageProps {
  ids: ComparedIds
  search: CompareSearch
  /** Goes to the changed address without leaving the page; `replace` corrects the present one. */
  onSearch(search: CompareSearch, replace?: boolean): void
}

/** Two chosen teams: their meetings, and the last matches of each. */
export function ComparePage({ ids, search, onSearch }: ComparePageProps) {
  const language = useSetting('language')
  const compared = useQuery(compareQuery(ids))
  const teams = comparisonOf(compared.data, { comparedIds: ids, compareSearch: search, language })
  if (teams === null) return <PairUnknown />
  return (
    <div className="stack gap-14">
      <Panel>{teams ? <CompareHeader teams={teams} search={search} /> : null}</Panel>
      <Waiting on={compared}>{teams ? null : <ComparisonSkeleton />}</Waiting>
      {teams ? (
        <Analysis
          teams={teams}
          has={compared.data?.error === false ? compared.data.has : undefined}
          search={search}
          onSearch={onSearch}
        />
      ) : null}
    </div>
  )
}

interface AnalysisProps extends Pick<ComparePageProps, 'search' | 'onSearch'> {
  teams: Comparison
  has: { corners: boolean; cards: boolean; stats: boolean } | undefined
}

function Analysis({ teams: { home, away }, has, search, onSearch }: AnalysisProps) {
  const tab = search.tab ?? 'goals'
  // Coaches are those of a match to come; there is none here.
  const pair: Pair = useMemo(
    () => ({
      home: { id: home.id, name: home.name, coachId: null },
      away: { id: away.id, name: away.name, coachId: null },
      except: null,
    }),
    [home.id, home.name, away.id, away.name],
  )
  return (
    <AnalysisTabs
      tabs={offeredTabs(ANALYSIS_TABS, has, tab)}
      tab={tab}
      onTab={(next) => onSearch(withTab(search, next))}
    >
      <PairAnalysis pair={pair} tab={tab} search={search} onSearch={onSearch} />
    </AnalysisTabs>
  )
}

function ComparisonSkeleton() {
  return (
    <>
      <Skeleton lines={1} height={154} />
      <Skeleton lines={1} height={44} />
      <Skeleton lines={8} height={46} />
    </>
  )
}
