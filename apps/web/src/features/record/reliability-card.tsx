import type { RecordTenth } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import type { Column } from '../../ui/table/column.ts'
import { Figure } from './figure.tsx'
import styles from './record.module.css'
import { RecordTable } from './record-table.tsx'
import { ReliabilityChart } from './reliability-chart.tsx'

/** Whether things happen as often as was said: the chart, and beside it the same in numbers. */
export function ReliabilityCard({ tenths, level }: { tenths: readonly RecordTenth[]; level: 2 | 3 }) {
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
  return (
    <Card title={t('reliability.title')} note={t('reliability.note')} level={level}>
      <div className={styles.reliability}>
        <ReliabilityChart tenths={tenths} />
        <RecordTable caption={t('reliability.title')} columns={columns} rows={tenths} keyOf={({ from }) => from} />
      </div>
    </Card>
  )
}
