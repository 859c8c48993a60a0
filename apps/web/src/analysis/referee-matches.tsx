import { cardsRows, hitCounts, LIST_PER_PAGE, type Match, pageOf } from '@touchline/football'
import { useMemo } from 'react'
import { useTranslation } from '../app/i18n/use-translation.ts'
import { Button } from '../ui/controls/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EmptyState } from '../ui/states/states.tsx'
import { NO_HISTORY_FILTERS, perPageOf } from './filters/history-filters.ts'
import type { HistoryChange, HistorySearch } from './filters/history-search.ts'
import { PerPageChoice } from './filters/per-page-choice.tsx'
import { PlaceFilters } from './filters/place-filters.tsx'
import { filterPlaces, leagueOptions, seasonOptions } from './head-to-head.model.ts'
import styles from './history-stack.module.css'
import { HitRates } from './hit-rates/hit-rates.tsx'
import { HistoryList } from './list/history-list.tsx'
import { CardsSummary } from './summary/cards-summary.tsx'
import { RefereeSummary } from './summary/referee-summary.tsx'

interface RefereeMatchesProps {
  referee: string
  /** All matches of the list, newest first. */
  matches: readonly Match[]
  /** The team whose matches under the referee these are; null for all the referee's matches. */
  team: { id: number; name: string } | null
  search: HistorySearch
  onChange(change: HistoryChange): void
}

/** Matches of a referee with their cards, paged in the browser; the sums are those of the page that is shown. */
export function RefereeMatches({ referee, matches, team, search, onChange }: RefereeMatchesProps) {
  const { t } = useTranslation('history')
  const perPage = perPageOf(search)
  const found = useMemo(() => filterPlaces(matches, search), [matches, search])
  const { items, page, hasPrevious, hasNext } = pageOf(found, search.page ?? 0, perPage)
  const filters = {
    search,
    onChange,
    leagues: useMemo(() => leagueOptions(matches), [matches]),
    seasons: useMemo(() => seasonOptions(matches), [matches]),
  }
  const counts = useMemo(() => hitCounts(found, team?.id ?? null), [found, team?.id])
  const rows = cardsRows(items, 0)
  const title = team === null ? referee : t('refereed.title', { team: team.name, referee })
  return (
    <section className={styles.stack} aria-label={title}>
      {matches.length > 0 && items.length === 0 ? (
        <>
          <div className="row wrap gap-8">
            <PlaceFilters {...filters} />
          </div>
          <Card title={title} level={3}>
            <EmptyState
              title={t('last.filtered')}
              action={<Button onClick={() => onChange(NO_HISTORY_FILTERS)}>{t('reset')}</Button>}
            />
          </Card>
        </>
      ) : items.length === 0 ? (
        <Card title={team === null ? undefined : team.name} level={3}>
          <EmptyState
            title={team === null ? t('refereed.none', { referee }) : t('refereed.noneOf', { team: team.name, referee })}
          />
        </Card>
      ) : (
        <>
          <div className={styles.head}>
            <h2 className="text-16">{title}</h2>
            <PlaceFilters {...filters} />
            <PerPageChoice value={perPage} choices={LIST_PER_PAGE} onChange={(per) => onChange({ per })} />
          </div>
          {team === null ? (
            <RefereeSummary matches={items} rows={rows} />
          ) : (
            <CardsSummary rows={rows} viewed={team.id} part="" />
          )}
          <HitRates counts={counts} of={found.length} listed={found.length} half={0} team={team} list="referee" />
          <HistoryList
            kind={CARDS}
            referees={false}
            shown={{ cards: true, rows }}
            half={0}
            viewed={team?.id ?? null}
            team={team?.name ?? referee}
            opponent={t('opponents')}
            caption={t('refereed.caption', { title })}
            file={title}
            pages={{
              page,
              perPage,
              found: found.length,
              hasPrevious,
              hasNext,
              onPage: (to) => onChange({ page: to }),
            }}
          />
        </>
      )}
    </section>
  )
}

const CARDS = { subject: 'cards' } as const
