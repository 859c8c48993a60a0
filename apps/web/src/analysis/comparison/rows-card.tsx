import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../../ui/layout/card.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { Pair, Row } from './comparison.model.ts'
import styles from './comparison.module.css'
import { ValueCell } from './value-cell.tsx'

interface RowsCardProps<Key extends string> {
  title: string
  note?: string
  pair: Pair
  rows: readonly Row<Key>[]
  labelOf(key: Key): string
}

/** Rows with the home team on the left of their label and the away team on its right; nothing without rows. */
export function RowsCard<Key extends string>({ title, note, pair, rows, labelOf }: RowsCardProps<Key>) {
  const { t } = useTranslation('comparison')
  if (rows.length === 0) return null
  const names = { home: pair.home.participant.name, away: pair.away.participant.name }
  const side = (of: 'home' | 'away'): Column<Row<Key>> => ({
    key: of,
    name: names[of],
    align: of === 'away' ? 'right' : undefined,
    cell: (row) => <ValueCell value={row[of]} side={of} />,
  })
  const columns: Column<Row<Key>>[] = [
    side('home'),
    { key: 'label', name: '', rowHead: true, className: styles.label, cell: ({ key }) => labelOf(key) },
    side('away'),
  ]
  return (
    <Card title={title} note={note} flush>
      <DataTable
        className={styles.table}
        caption={t('caption', { section: title, ...names })}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        rowProps={({ key }) => ({ 'data-row': key })}
      />
    </Card>
  )
}
