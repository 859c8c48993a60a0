import { useTranslation } from '../../app/i18n/use-translation.ts'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import styles from './figure-table.module.css'

interface FigureRow {
  label: string
  /** As displayed; null is unknown. */
  total: string | null
  /** Per match, or a share. */
  average?: string | null
  /** One decimal; left out in tables without this column. */
  per90?: string | null
  /** Average minutes between two of them, whole. */
  minutesEach?: string | null
  /** Its basis, where that is not everything; shown once where it is the same for the whole group. */
  note?: string | null
}

export interface FigureGroup {
  title: string | null
  rows: readonly FigureRow[]
}

/** Named figures, by group, with averages, per-90 values and minutes per event where there are any. */
export function FigureTable({ groups }: { groups: readonly FigureGroup[] }) {
  return (
    <div className={styles.place}>
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <GroupTable key={group.title ?? index} group={group} />
        ))}
      </div>
    </div>
  )
}

function GroupTable({ group: { title, rows } }: { group: FigureGroup }) {
  const { t } = useTranslation('profile')
  // A column that no figure of the group has anything for is not drawn.
  const shown = (['average', 'per90', 'minutesEach'] as const).filter((column) =>
    rows.some((row) => row[column] != null),
  )
  const notes = new Set(rows.flatMap(({ total, note }) => (total === null ? [] : (note ?? null))))
  const [shared = null] = notes.size === 1 ? notes : []
  const columns: Column<FigureRow>[] = [
    {
      name: t('figure'),
      head: (
        <>
          {title ?? <span className="visually-hidden">{t('figure')}</span>}
          {shared === null ? null : <small>{shared}</small>}
        </>
      ),
      rowHead: true,
      cell: ({ label, note }) => (
        <>
          {label}
          {note == null || note === shared ? null : <small>{note}</small>}
        </>
      ),
    },
    {
      name: t('totalShort'),
      align: 'right',
      className: styles.total,
      cell: ({ total }) => total ?? '?',
      cellProps: ({ total }) => ({ 'data-unknown': total === null || undefined }),
    },
    ...shown.map(
      (column): Column<FigureRow> => ({
        name: t(column),
        short: t(`${column}Short`),
        align: 'right',
        className: 'muted',
        cell: (row) => row[column] ?? '',
      }),
    ),
  ]
  return <DataTable className={styles.table} columns={columns} rows={rows} keyOf={({ label }) => label} />
}
