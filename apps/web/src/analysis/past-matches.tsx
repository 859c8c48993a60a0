import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PlayedSeason } from '@touchline/contract'
import { readPastMatch } from '@touchline/contract/matches'
import { LIST_PER_PAGE } from '@touchline/football'
import { useEffect, useMemo } from 'react'
import { useTranslation } from '../app/i18n/use-translation.ts'
import { Button } from '../ui/controls/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { AccessMessage, refusalOf } from '../ui/states/access-message.tsx'
import { FailedLine } from '../ui/states/failed-line.tsx'
import { EmptyState, Skeleton } from '../ui/states/states.tsx'
import { Waiting } from '../ui/states/waiting.tsx'
import { ActiveFilters } from './filters/active-filters.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { halfOf, isFiltered, NO_HISTORY_FILTERS, perPageOf } from './filters/history-filters.ts'
import type { HistoryChange, HistorySearch } from './filters/history-search.ts'
import styles from './history-stack.module.css'
import { filtersOf, type ListKind } from './list/list-kinds.ts'
import { MatchesShown } from './list/matches-shown.tsx'
import {
  isWide,
  type ListedTeam,
  lastQuery,
  pageBack,
  pageState,
  playedLeagues,
  playedSeasons,
  ratedOf,
  type SimilarPrice,
  seasonsAsked,
} from './past-matches.model.ts'
import { type AsOf, lastMatchesQuery, teamSeasonsQuery } from './past-matches.queries.ts'
import { useListedName } from './similar/use-listed-name.ts'
import type { OnMatches } from './use-known-statistics.ts'

interface PastMatchesProps {
  team: ListedTeam
  kind: ListKind
  /** Only matches at this price of the team's win; null lists all. */
  similar: SimilarPrice | null
  /** A match that is left out. */
  except?: number | null
  /** Up to the kick-off of that match, or up to now. */
  asOf?: AsOf | undefined
  search: HistorySearch
  /** Name of the list, under which it reports its matches. */
  list?: string
  onMatches?: OnMatches | undefined
  /** False where the page is about the team: its name is not repeated above the list, and phones keep league and round. */
  named?: boolean
  /** `replace` corrects the address instead of adding to its history. */
  onChange(change: HistoryChange, replace?: boolean): void
}

const NO_SEASONS: readonly PlayedSeason[] = []

/**
 * The past matches of one team page by page, with separate filters and the sums of the shown page. For members with access; nothing is
 * rendered for others.
 */
export function PastMatches({
  team,
  kind,
  similar,
  except = null,
  asOf = 'now',
  search: given,
  list = 'last',
  onMatches,
  named = true,
  onChange,
}: PastMatchesProps) {
  const { t } = useTranslation('history')
  const wide = isWide(similar)
  const own = filtersOf(kind, given)
  const search = wide ? { ...own, leagues: undefined, seasons: undefined, coach: undefined } : own
  const { id: teamId, name } = team
  const listed = useListedName(name, similar)
  const played = useQuery(teamSeasonsQuery(teamId, except, asOf))
  const seasons = played.data?.type === 2 ? played.data.season : NO_SEASONS
  const filteredBySeason = search.leagues !== undefined || search.seasons !== undefined
  const half = halfOf(search)
  const query = lastQuery({
    team,
    search,
    seasons: seasonsAsked(search, seasons),
    half,
    similar,
    except,
    asOf,
  })
  const last = useQuery({
    ...lastMatchesQuery(query),
    // The seasons of a league are known once the seasons are loaded.
    enabled: !filteredBySeason || played.data !== undefined,
    placeholderData: keepPreviousData,
  })
  const found = last.data?.type === 2 ? last.data : null
  const stats = found?.stats ?? null
  const [page, perPage] = [search.page ?? 0, perPageOf(search)]
  const back = stats === null || last.isPlaceholderData ? null : pageBack(stats, page, perPage)
  useEffect(() => {
    if (back !== null) onChange({ page: back }, true)
  }, [back, onChange])
  const matches = useMemo(() => stats?.data.map((match) => readPastMatch(match, teamId)) ?? [], [stats, teamId])
  // The component that reads the seasons shows the refusal once for all lists; without seasons it is shown here.
  const refusal = refusalOf(last.data?.type)
  if (refusal !== null) return played.isError ? <AccessMessage refusal={refusal} /> : null
  const filters = {
    search,
    onChange,
    leagues: playedLeagues(seasons),
    seasons: playedSeasons(seasons),
    team: name,
  }
  const title = t(similar === null ? 'last.title' : 'similar.title', { team: name })
  return (
    <section className={styles.stack} aria-label={title}>
      <h2 className={named ? 'text-16' : 'visually-hidden'}>{named ? name : title}</h2>
      <FilterBar
        {...filters}
        coaches="one"
        currentCoach={team.coach !== null && !wide ? (found?.c_coach ?? 0) : null}
        wide={wide}
        halves={kind.subject !== 'stats'}
        perPage={wide ? LIST_PER_PAGE.filter((count) => count > 0) : LIST_PER_PAGE}
      />
      <ActiveFilters {...filters} coaches="one" found={stats?.total ?? 0} total={null} />
      {filteredBySeason || played.data !== undefined ? null : (
        <FailedLine
          error={played.error}
          text={t('seasonsFailed')}
          busy={played.isFetching}
          onRetry={() => void played.refetch()}
        />
      )}
      {stats === null ? (
        <Waiting on={filteredBySeason && played.isError ? played : last}>
          <Skeleton lines={1} height={250} />
          <Skeleton lines={10} height={46} />
        </Waiting>
      ) : matches.length === 0 ? (
        <Card>
          <EmptyState
            title={wide ? t('scope.none') : t(similar === null ? 'last.none' : 'similar.none', { team: name })}
            text={isFiltered(search) ? t('last.filtered') : similar === null ? undefined : t('similarWiden')}
            action={
              isFiltered(search) ? (
                <Button onClick={() => onChange(NO_HISTORY_FILTERS)}>{t('reset')}</Button>
              ) : undefined
            }
          />
        </Card>
      ) : (
        <div className={styles.shown} data-old={last.isPlaceholderData || undefined} aria-busy={last.isPlaceholderData}>
          <MatchesShown
            kind={kind}
            list={list}
            matches={matches}
            onMatches={onMatches}
            half={half}
            viewed={teamId}
            team={listed}
            opponent={t('opponents')}
            title={wide ? listed : title}
            ofOneTeam={!wide}
            caption={t('last.caption', { team: listed })}
            counts={stats.hit_rates}
            counted={ratedOf(stats.total, similar)}
            listed={stats.total}
            rates={similar === null ? 'past' : 'similar'}
            file={title}
            places={!named}
            pages={{
              page,
              perPage,
              found: stats.total,
              ...pageState(stats, page, perPage),
              onPage: (to) => onChange({ page: to }),
            }}
          />
        </div>
      )}
    </section>
  )
}
