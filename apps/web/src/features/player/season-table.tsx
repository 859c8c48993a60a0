import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { LeagueLink, SeasonButton, TeamLink } from '../../ui/profile/season-links.tsx'
import { Known } from '../../ui/states/known-in.tsx'
import { SORT_KEYS, type SortKey } from './player.search.ts'
import { FIGURES, type Figure, type SeasonRow } from './season-rows.model.ts'
import styles from './season-table.module.css'
import type { Sorting } from './sorting.ts'

interface SeasonTableProps {
  /** Those of the page, sorted. */
  rows: readonly SeasonRow[]
  sorting: Sorting
  onSort(by: SortKey): void
  /** Opens all figures of a row. */
  onOpen(key: string): void
}

/** Seasons by league with their figures; the head of a column sorts by it, a row opens all its figures. */
export function SeasonTable({ rows, sorting, onSort, onOpen }: SeasonTableProps) {
  const { t } = useTranslation('player')
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('seasons')}</caption>
      <thead>
        <tr>
          {SORT_KEYS.map((key) => (
            <SortHead key={key} by={key} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

interface SortHeadProps extends Pick<SeasonTableProps, 'sorting' | 'onSort'> {
  by: SortKey
}

function SortHead({ by, sorting, onSort }: SortHeadProps) {
  const { t } = useTranslation('player')
  const sorted = sorting.by === by ? sorting.dir : null
  const column = t(`columns.${by}`)
  const Arrow = sorted === 'asc' ? IconArrowUp : IconArrowDown
  const figure = (FIGURES as readonly string[]).includes(by)
  return (
    <th
      scope="col"
      data-column={by}
      data-figure={figure || undefined}
      aria-sort={sorted === null ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className={styles.sort} title={column} onClick={() => onSort(by)}>
        <span className="visually-hidden">{t('sortBy', { column })}</span>
        <span aria-hidden="true">{figure ? t(`short.${by as Figure}`) : column}</span>
        <Arrow size={13} stroke={2.2} data-off={sorted === null || undefined} aria-hidden="true" />
      </button>
    </th>
  )
}

function Row({ row, onOpen }: { row: SeasonRow; onOpen(key: string): void }) {
  const { average, whole } = useNumbers()
  const { t } = useTranslation('player')
  const { season, team } = row.stat
  const { league } = season
  return (
    <tr>
      <th scope="row" data-column="season">
        <SeasonButton
          className={styles.open}
          label={t('openSeason', { season: season.name, league: league.name, team: team.name })}
          onOpen={() => onOpen(row.key)}
        >
          {season.name}
        </SeasonButton>
      </th>
      <td data-column="league">
        <LeagueLink league={league} />
      </td>
      <td data-column="team">
        <TeamLink team={team} />
      </td>
      {FIGURES.map((figure) => (
        <td key={figure} data-column={figure} data-unknown={row[figure] === null || undefined}>
          <Known known={row.known[figure]}>{(figure === 'rating' ? average : whole)(row[figure])}</Known>
        </td>
      ))}
    </tr>
  )
}
