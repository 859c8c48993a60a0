import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { HistoryColumnsProps } from './history-columns.tsx'
import styles from './history-table.module.css'
import type { ListRow } from './list-kinds.ts'

interface HistoryTableProps extends Pick<HistoryColumnsProps, 'kind' | 'referees' | 'opener' | 'onOpen'> {
  caption: string
  columns: readonly Column<ListRow>[]
  rows: readonly ListRow[]
  /** Phones keep league and round, in a line above the teams. */
  places: boolean | undefined
}

/**
 * Past matches, a row each: date, league, round, home, the pair of numbers, away, referee, prices, and the link to the match's page. On
 * phones prices are in brackets next to the names, and league and round are left out unless `places`. The whole row opens its dialog; the
 * button on the numbers does so for keyboards and screen readers.
 */
export function HistoryTable({ kind, referees, places, opener, onOpen, ...table }: HistoryTableProps) {
  return (
    <DataTable
      {...table}
      className={styles.table}
      data-cards={kind.subject === 'cards' || undefined}
      data-marks={kind.subject === 'goals' || undefined}
      data-referees={referees || undefined}
      data-places={places || undefined}
      keyOf={({ match }) => match.id}
      rowProps={(row) => ({
        'data-opens': opener(row) === null ? undefined : '',
        onClick: ({ target }) => {
          if (opener(row) !== null && !(target as Element).closest('a, button')) onOpen(row)
        },
      })}
      hover
    />
  )
}
