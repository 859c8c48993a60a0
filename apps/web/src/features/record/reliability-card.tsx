import type { RecordTenth } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './record.module.css'
import { ReliabilityChart } from './reliability-chart.tsx'

/** Whether things happen as often as was said: the chart, and beside it the same in numbers. */
export function ReliabilityCard({ tenths, level }: { tenths: readonly RecordTenth[]; level: 2 | 3 }) {
  const { t } = useTranslation('record')
  const { whole, decimals } = useNumbers()
  const percent = (share: number) => decimals(100 * share, 1)
  return (
    <Card title={t('reliability.title')} note={t('reliability.note')} level={level}>
      <div className={styles.reliability}>
        <ReliabilityChart tenths={tenths} />
        <table className={styles.table}>
          <caption className="visually-hidden">{t('reliability.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('reliability.tenth')}</th>
              <th scope="col">{t('reliability.count')}</th>
              <th scope="col">{t('reliability.mean')}</th>
              <th scope="col">{t('reliability.happened')}</th>
            </tr>
          </thead>
          <tbody>
            {tenths.map(({ from, to, count, forecast, happened, low, high }) => (
              <tr key={from}>
                <th scope="row" className={styles.range}>
                  {t('reliability.range', { from: Math.round(100 * from), to: Math.round(100 * to) })}
                </th>
                <td>{whole(count)}</td>
                <td>{percent(forecast)}</td>
                <td>
                  <span className="bright semibold">{percent(happened)}</span>{' '}
                  <span className={styles.interval}>
                    ({percent(low)}–{percent(high)})
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
