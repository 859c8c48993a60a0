import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { round2 } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { LeagueLink, SeasonButton, TeamLink } from '../../ui/profile/season-links.tsx'
import { Known, useKnownNotes } from '../../ui/states/known-in.tsx'
import type { Column } from '../../ui/table/column.ts'
import type { SortKey } from './player.search.ts'
import { FIGURES, type SeasonRow } from './season-rows.model.ts'
import styles from './season-table.module.css'
import type { Sorting } from './sorting.ts'

interface SeasonColumnsProps {
  sorting: Sorting
  onSort(by: SortKey): void
  /** Opens all figures of a row. */
  onOpen(key: string): void
}

/** Columns of a season, on the page and in the file; the head of a column sorts by it, a row opens all its figures. */
export function useSeasonColumns({ sorting, onSort, onOpen }: SeasonColumnsProps): readonly Column<SeasonRow>[] {
  const { t } = useTranslation('player')
  const { t: profile } = useTranslation('profile')
  const { average, whole } = useNumbers()
  const notesOf = useKnownNotes()
  const sorted = sorting.dir === 'asc' ? 'ascending' : 'descending'
  const column = (by: SortKey): Column<SeasonRow> => ({
    key: by,
    name: t(`columns.${by}`),
    head: <SortHead by={by} sorting={sorting} onSort={onSort} />,
    headProps: { 'aria-sort': sorting.by === by ? sorted : undefined },
  })
  return [
    {
      ...column('season'),
      rowHead: true,
      cell: ({ key, stat: { season, team } }) => (
        <SeasonButton
          className="nowrap"
          label={t('openSeason', { season: season.name, league: season.league.name, team: team.name })}
          onOpen={() => onOpen(key)}
        >
          {season.name}
        </SeasonButton>
      ),
      csv: ({ stat }) => stat.season.name,
    },
    {
      ...column('league'),
      cell: ({ stat }) => <LeagueLink league={stat.season.league} />,
      csv: ({ stat }) => stat.season.league.name,
    },
    { ...column('team'), cell: ({ stat }) => <TeamLink team={stat.team} />, csv: ({ stat }) => stat.team.name },
    ...FIGURES.map(
      (figure): Column<SeasonRow> => ({
        ...column(figure),
        align: 'right',
        cell: (row) => <Known known={row.known[figure]}>{(figure === 'rating' ? average : whole)(row[figure])}</Known>,
        cellProps: (row) => ({ 'data-unknown': row[figure] === null || undefined }),
        csv: ({ [figure]: value }) => (value === null ? null : round2(value)),
      }),
    ),
    {
      name: profile('knownIn.column'),
      csv: ({ known }) => notesOf(FIGURES.map((figure) => [t(`columns.${figure}`), known[figure]])),
    },
  ]
}

interface SortHeadProps extends Pick<SeasonColumnsProps, 'sorting' | 'onSort'> {
  by: SortKey
}

function SortHead({ by, sorting, onSort }: SortHeadProps) {
  const { t } = useTranslation('player')
  const column = t(`columns.${by}`)
  const sorted = sorting.by === by
  const Arrow = sorted && sorting.dir === 'asc' ? IconArrowUp : IconArrowDown
  const figure = FIGURES.find((one) => one === by)
  return (
    <button type="button" className={styles.sort} data-figure={figure && ''} title={column} onClick={() => onSort(by)}>
      <span className="visually-hidden">{t('sortBy', { column })}</span>
      <span aria-hidden="true">{figure ? t(`short.${figure}`) : column}</span>
      <Arrow size={13} stroke={2.2} data-off={sorted ? undefined : ''} aria-hidden="true" />
    </button>
  )
}
