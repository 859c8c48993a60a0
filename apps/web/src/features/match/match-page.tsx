import { Card } from '../../ui/card.tsx'
import type { HistoryChange } from '../../ui/history/history-search.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { type MatchSearch, withFilters } from './match.search.ts'
import { MatchAnalysis } from './match-analysis.tsx'
import { MatchHeader } from './match-header.tsx'
import styles from './match-page.module.css'
import { MatchUnknown } from './match-unknown.tsx'
import { useMatch } from './use-match.ts'

interface MatchPageProps {
  mid: number
  search: MatchSearch
  /** Goes to the changed address without leaving the page. */
  onSearch(search: MatchSearch): void
}

/** One match with everything to judge it by: its header, and goals, corners, cards and statistics of past matches. */
export function MatchPage({ mid, search, onSearch }: MatchPageProps) {
  const { basics, match, meetings } = useMatch(mid)
  if (basics.data === undefined) {
    return basics.isError ? (
      <Card>
        <ErrorState error={basics.error} onRetry={() => void basics.refetch()} busy={basics.isFetching} />
      </Card>
    ) : (
      <MatchSkeleton />
    )
  }
  if (match === undefined) return <MatchUnknown mid={mid} />
  return (
    <div className={styles.page}>
      <MatchHeader match={match} search={search} />
      <MatchAnalysis
        match={match}
        search={search}
        onSearch={onSearch}
        onFilters={(change: HistoryChange) => onSearch(withFilters(search, change))}
        meetings={meetings}
      />
    </div>
  )
}

function MatchSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton lines={1} height={190} />
      <Skeleton lines={1} height={44} />
      <Skeleton lines={8} height={46} />
    </div>
  )
}
