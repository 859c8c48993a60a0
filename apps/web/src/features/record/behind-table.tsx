import type { RecordBehindClose } from '@touchline/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import type { Column } from '../../ui/table/column.ts'
import { Figure } from './figure.tsx'
import { IntervalStrip } from './interval-strip.tsx'
import { differenceText, ends, reachOf, scoreText } from './record.model.ts'
import styles from './record.module.css'
import { RecordTable } from './record-table.tsx'

interface BehindRow {
  key: string | number
  name: ReactNode
  forecasts: number
  rps: number
  behind_close: RecordBehindClose | null
}

interface BehindTableProps {
  caption: string
  /** Head of the names. */
  of: string
  rows: readonly BehindRow[]
}

/** Scores of parts of the forecasts, and how far they are behind the closing price. */
export function BehindTable({ caption, of, rows }: BehindTableProps) {
  const { t } = useTranslation('record')
  const numbers = useNumbers()
  const reach = reachOf(rows)
  const prices = usePrices()
  const ofClose: Column<BehindRow>[] = [
    {
      name: t('columns.close'),
      wide: true,
      cell: ({ behind_close: behind }) => (behind ? scoreText(behind.close_rps, numbers) : '?'),
    },
    {
      name: t('columns.behind'),
      className: styles.behind,
      cell: ({ behind_close: behind }) => {
        const interval = behind && ends(behind.rps_behind, numbers)
        return (
          <Figure
            value={behind ? differenceText(behind.rps_behind.value, numbers) : '?'}
            interval={interval && t('interval', interval)}
          />
        )
      },
    },
    {
      key: 'strip',
      name: '',
      className: styles.strip,
      cell: ({ behind_close: behind }) =>
        behind ? <IntervalStrip estimate={behind.rps_behind} reach={reach} /> : null,
    },
  ]
  const columns: Column<BehindRow>[] = [
    { name: of, rowHead: true, cell: ({ name }) => name },
    { name: t('columns.forecasts'), cell: ({ forecasts }) => numbers.whole(forecasts) },
    { name: t('columns.rps'), cell: ({ rps }) => scoreText(rps, numbers) },
    ...(prices ? ofClose : []),
  ]
  return <RecordTable flush caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} />
}
