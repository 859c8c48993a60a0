import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TopScorerRow } from '@touchline/contract'
import { TOP_SCORER_TYPES } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { playerPath, teamPath } from '../../../app/paths.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Crest } from '../../../ui/entities/crest.tsx'
import { FittingName } from '../../../ui/entities/fitting-name.tsx'
import { Flag } from '../../../ui/entities/flag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import { RowPages, rowsOfPage } from '../../../ui/lists/row-pages.tsx'
import { EmptyCard } from '../../../ui/states/empty-card.tsx'
import { Gated } from '../../../ui/states/gated.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { TOP_WORDS } from '../league.search.ts'
import { topScorersQuery } from '../league-queries.ts'
import type { TabProps } from '../league-tab.props.ts'
import { ShareBar } from '../share-bar.tsx'
import tabs from '../tabs.module.css'
import styles from './scorers-tab.module.css'

const PER_PAGE = 15

/** The season's best: goals, assists, yellow and red cards. */
export function ScorersTab({ league, season, search, onChange }: TabProps) {
  const { t } = useTranslation('league')
  const list = search.list ?? 208
  const scorers = useQuery(topScorersQuery(season.id, list))
  const rows = scorers.data?.type === 2 ? scorers.data.topscorer.toSorted((a, b) => b.total - a.total) : []
  const { page, from, to } = rowsOfPage(rows.length, PER_PAGE, search.page ?? 1)
  const title = t(`scorers.${TOP_WORDS[list]}`)
  const columns = useColumns(title, rows[0]?.total ?? 1)
  return (
    <div className="stack gap-12">
      <div className={tabs.bar}>
        <Segmented
          label={t('scorers.label')}
          size="small"
          options={TOP_SCORER_TYPES.filter((value) => value === list || season.scorer_lists.includes(value)).map(
            (value) => ({
              value,
              label: t(`scorers.${TOP_WORDS[value]}`),
            }),
          )}
          value={list}
          onChange={(next) => onChange({ list: next === 208 ? undefined : next })}
        />
        {rows.length > 0 ? (
          <CsvDownload name={`${league.name} ${season.name} ${title}`} columns={columns} rows={rows} />
        ) : null}
      </div>
      <Gated on={scorers} waiting={<Skeleton lines={PER_PAGE} height={44} />}>
        {() => <ScorerTable rows={rows.slice(from, to)} columns={columns} title={title} />}
      </Gated>
      <RowPages
        count={rows.length}
        perPage={PER_PAGE}
        page={page}
        onPage={(next) => onChange({ page: next === 1 ? undefined : next })}
      />
    </div>
  )
}

/**
 * Columns of a player in a list, on the page and in the file.
 * @param most the highest total of the list: the length of its bar
 */
function useColumns(title: string, most: number): readonly Column<TopScorerRow>[] {
  const { t } = useTranslation('league')
  return [
    {
      name: '#',
      head: <abbr title={t('scorers.rank')}>#</abbr>,
      align: 'centre',
      className: styles.rank,
      cell: ({ position }) => position,
      csv: ({ position }) => position,
    },
    {
      name: t('scorers.player'),
      rowHead: true,
      className: styles.player,
      cell: (row) => (
        <>
          <Link
            {...playerPath(row.player_id)}
            preload={false}
            className="inline-row gap-10 max-full semibold hover-accent"
            title={row.player.name}
          >
            <img
              src={row.player.image_path}
              alt=""
              width={28}
              height={28}
              loading="lazy"
              decoding="async"
              className={styles.face}
              onError={({ currentTarget }) => {
                currentTarget.style.visibility = 'hidden'
              }}
            />
            <span className="shrink wrapping">{row.player.common_name}</span>
            {row.player.country ? <Flag code={row.player.country.code} width={16} /> : null}
          </Link>
          <TeamLink row={row} className={styles.under} />
        </>
      ),
      csv: ({ player }) => player.common_name,
    },
    {
      name: t('table.team'),
      wide: true,
      cell: (row) => <TeamLink row={row} className="inline-row gap-10 max-full muted hover-accent" />,
      csv: ({ participant }) => participant.name,
    },
    {
      name: title,
      className: styles.total,
      cell: ({ total }) => (
        <span className={styles.share}>
          <ShareBar of={total} most={most} className={styles.bar} />
          <b>{total}</b>
        </span>
      ),
      csv: ({ total }) => total,
    },
  ]
}

interface ScorerTableProps {
  rows: readonly TopScorerRow[]
  columns: readonly Column<TopScorerRow>[]
  title: string
}

function ScorerTable({ rows, columns, title }: ScorerTableProps) {
  const { t } = useTranslation('league')
  if (rows.length === 0) {
    return <EmptyCard title={t('noScorers')} />
  }
  return (
    <Card flush>
      <DataTable
        className={styles.table}
        caption={title}
        columns={columns}
        rows={rows}
        keyOf={({ player_id }) => player_id}
        hover
      />
    </Card>
  )
}

function TeamLink({ row: { participant_id, participant }, className }: { row: TopScorerRow; className?: string }) {
  return (
    <Link {...teamPath(participant_id)} preload={false} className={className}>
      <Crest name={participant.name} src={participant.image_path} size={18} />
      <FittingName name={participant.name} code={participant.short_code} />
    </Link>
  )
}
