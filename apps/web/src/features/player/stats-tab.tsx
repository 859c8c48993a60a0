import { useQuery } from '@tanstack/react-query'
import type { PlayerSeasonStat } from '@touchline/contract'
import { Suspense, useMemo } from 'react'
import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Card } from '../../ui/layout/card.tsx'
import { CsvDownload } from '../../ui/lists/csv-download.tsx'
import { RowPages, rowsOfPage } from '../../ui/lists/row-pages.tsx'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { Gated } from '../../ui/states/gated.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { PlayerPageProps } from './player-page.props.ts'
import { type Player, playerStatsQuery } from './player-queries.ts'
import { seasonRows, sortRows } from './season-rows.model.ts'
import styles from './season-table.module.css'
import { sortingOf, withSort } from './sorting.ts'
import { useSeasonColumns } from './use-season-columns.tsx'

const SeasonDialog = lazyPart(() => import('./season-dialog.tsx'), 'SeasonDialog')

const PER_PAGE = 15

type StatsTabProps = Omit<PlayerPageProps, 'id'> & { player: Player }

/** A player's figures in each season, league and team. */
export function StatsTab(props: StatsTabProps) {
  return (
    <Gated on={useQuery(playerStatsQuery(props.player.id))} waiting={<Skeleton lines={8} height={46} />}>
      {({ stats }) => <Seasons {...props} stats={stats} />}
    </Gated>
  )
}

function Seasons({ player, search, onSearch, stats }: StatsTabProps & { stats: readonly PlayerSeasonStat[] }) {
  const rows = useMemo(() => seasonRows(stats), [stats])
  const { t } = useTranslation('player')
  const language = useSetting('language')
  const sorting = sortingOf(search)
  const sorted = sortRows(rows, sorting, language)
  const columns = useSeasonColumns({
    sorting,
    onSort: (by) => onSearch(withSort(search, by)),
    onOpen: (key) => onSearch({ ...search, season: key }),
  })
  const { page, from, to } = rowsOfPage(rows.length, PER_PAGE, search.page ?? 1)
  const open = rows.find(({ key }) => key === search.season)
  const { season, ...closed } = search
  if (rows.length === 0) {
    return <EmptyCard title={t('nostats')} />
  }
  return (
    <Card
      title={t('seasons')}
      actions={<CsvDownload name={`${player.display_name} ${t('seasons')}`} columns={columns} rows={sorted} />}
      flush
    >
      <DataTable
        className={styles.table}
        caption={t('seasons')}
        columns={columns}
        rows={sorted.slice(from, to)}
        keyOf={({ key }) => key}
        hover
      />
      <RowPages
        count={rows.length}
        perPage={PER_PAGE}
        page={page}
        onPage={(next) => {
          const { page: _, ...rest } = closed
          onSearch(next === 1 ? rest : { ...rest, page: next })
        }}
      />
      {open === undefined ? null : (
        <Suspense>
          <SeasonDialog stat={open.stat} onClose={() => onSearch(closed, true)} />
        </Suspense>
      )}
    </Card>
  )
}
