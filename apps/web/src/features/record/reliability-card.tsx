import type { RecordTenth } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './record.module.css'
import { ReliabilityChart } from './reliability-chart.tsx'
import { ReliabilityTable } from './reliability-table.tsx'

/** Whether things happen as often as forecast: the chart, and next to it the same in numbers. */
export function ReliabilityCard({ tenths, level }: { tenths: readonly RecordTenth[]; level: 2 | 3 }) {
  const { t } = useTranslation('record')
  return (
    <Card title={t('reliability.title')} note={t('reliability.note')} level={level}>
      <div className={styles.reliability}>
        <ReliabilityChart tenths={tenths} />
        <ReliabilityTable caption={t('reliability.title')} tenths={tenths} />
      </div>
    </Card>
  )
}
