import { hitCounts, type Match } from '@touchline/football'
import { useMemo } from 'react'
import { useTranslation } from '../app/i18n/use-translation.ts'
import { Button } from '../ui/controls/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EmptyState } from '../ui/states/states.tsx'
import { ActiveFilters } from './filters/active-filters.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { halfOf, NO_HISTORY_FILTERS, perPageOf } from './filters/history-filters.ts'
import type { HistoryChange, HistorySearch } from './filters/history-search.ts'
import { headToHeadView, type Pair } from './head-to-head.model.ts'
import styles from './history-stack.module.css'
import { filtersOf, type ListKind } from './list/list-kinds.ts'
import { MatchesShown } from './list/matches-shown.tsx'
import type { OnMatches } from './use-known-statistics.ts'

export interface HeadToHeadProps {
  kind: ListKind
  /** Every meeting of the two teams, newest first. */
  matches: readonly Match[]
  pair: Pair
  search: HistorySearch
  onChange(change: HistoryChange): void
  onMatches?: OnMatches | undefined
}

/** The meetings of two teams with filters, sums, chart and pages. Everything is counted here, without further requests. */
export function HeadToHead({ kind, matches, pair, search: given, onChange, onMatches }: HeadToHeadProps) {
  const { t } = useTranslation('history')
  const search = useMemo(() => filtersOf(kind, given), [kind, given])
  const view = useMemo(() => headToHeadView(matches, search, pair), [matches, search, pair])
  const half = halfOf(search)
  const counts = useMemo(() => hitCounts(view.found, pair.home.id, half), [view.found, pair.home.id, half])
  const names = { team: pair.home.name, opponent: pair.away.name }
  if (matches.length === 0) {
    return (
      <Card>
        <EmptyState title={t('empty.never')} text={t('empty.neverText', names)} />
      </Card>
    )
  }
  const { items, page, hasPrevious, hasNext } = view.page
  const filters = { search, onChange, leagues: view.leagues, seasons: view.seasons, team: pair.home.name }
  const title = t('against', names)
  return (
    <div className={styles.stack}>
      <h2 className="visually-hidden">{t('views.h2h')}</h2>
      <FilterBar {...filters} coaches="both" currentCoach={view.currentCoach} halves={kind.subject !== 'stats'} />
      <ActiveFilters {...filters} coaches="both" found={view.found.length} total={matches.length} />
      {items.length === 0 ? (
        <Card>
          <EmptyState
            title={t('empty.filtered')}
            text={t('empty.filteredText', { count: matches.length })}
            action={<Button onClick={() => onChange(NO_HISTORY_FILTERS)}>{t('reset')}</Button>}
          />
        </Card>
      ) : (
        <MatchesShown
          {...names}
          kind={kind}
          list="h2h"
          matches={items}
          onMatches={onMatches}
          half={half}
          counts={counts}
          counted={view.found.length}
          viewed={pair.home.id}
          title={title}
          caption={t('table.caption', names)}
          file={title}
          pages={{
            page,
            perPage: perPageOf(search),
            found: view.found.length,
            hasPrevious,
            hasNext,
            onPage: (to) => onChange({ page: to }),
          }}
        />
      )}
    </div>
  )
}
