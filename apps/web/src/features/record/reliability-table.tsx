import type { RecordTenth } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import type { Column } from '../../ui/table/column.ts'
import { Figure } from './figure.tsx'
import { RecordTable } from './record-table.tsx'

interface ReliabilityTableProps {
  caption: string
  tenths: readonly RecordTenth[]
  /** It reaches to the edges of its card. */
  flush?: boolean
}

/** Frequencies of forecast outcomes, by ranges of chances. */
export function ReliabilityTable({ tenths, ...props }: ReliabilityTableProps) {
  const { t } = useTranslation('record')
  const { whole, decimals } = useNumbers()
  const percent = (share: number) => decimals(100 * share, 1)
  const columns: Column<RecordTenth>[] = [
    {
      name: t('reliability.tenth'),
      rowHead: true,
      className: 'nowrap',
      cell: ({ from, to }) => t('reliability.range', { from: Math.round(100 * from), to: Math.round(100 * to) }),
    },
    { name: t('reliability.count'), cell: ({ count }) => whole(count) },
    { name: t('reliability.mean'), cell: ({ forecast }) => percent(forecast) },
    {
      name: t('reliability.happened'),
      cell: ({ happened, low, high }) => (
        <Figure value={percent(happened)} interval={`${percent(low)}–${percent(high)}`} />
      ),
    },
  ]
  return <RecordTable {...props} columns={columns} rows={tenths} keyOf={({ from }) => from} />
}
