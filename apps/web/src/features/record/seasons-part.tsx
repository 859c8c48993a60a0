import { SEASON_CALIBRATION, type SeasonCalibrationBin } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import type { Column } from '../../ui/table/column.ts'
import { Figure } from './figure.tsx'
import styles from './record.module.css'
import { RecordTable } from './record-table.tsx'

const KINDS = ['champion', 'relegated'] as const
const LEAGUES = Object.keys(SEASON_CALIBRATION.seasons).length
const SEASONS = Object.values(SEASON_CALIBRATION.seasons).flat()
const spanOf = (year: number) => `${year}/${String(year + 1).slice(2)}`

/** Whether simulated seasons end as often as they say: measured by us on season files, not a figure of this site's matches. */
export function SeasonsPart() {
  const { t } = useTranslation('record')
  const { decimals } = useNumbers()
  return (
    <section className={styles.afterwards} aria-labelledby="seasons">
      <header>
        <h2 id="seasons" className={styles.subtitle}>
          {t('seasons.title')}
        </h2>
        <p className={styles.lead}>
          {t('seasons.text', {
            count: SEASONS.length,
            leagues: LEAGUES,
            from: spanOf(Math.min(...SEASONS)),
            until: spanOf(Math.max(...SEASONS)),
          })}
        </p>
      </header>
      <div className={styles.parts}>
        {KINDS.map((kind) => (
          <Card
            key={kind}
            title={t(`seasons.${kind}`)}
            note={t('tiles.logLoss', { value: decimals(SEASON_CALIBRATION.logLoss[kind], 4) })}
            level={3}
            flush
          >
            <CalibrationTable title={t(`seasons.${kind}`)} bins={SEASON_CALIBRATION[kind]} />
          </Card>
        ))}
      </div>
      <p className={styles.foot}>{t('seasons.how')}</p>
    </section>
  )
}

function CalibrationTable({ title, bins }: { title: string; bins: readonly SeasonCalibrationBin[] }) {
  const { t } = useTranslation('record')
  const { whole, decimals } = useNumbers()
  const percent = (share: number) => decimals(100 * share, 1)
  const columns: Column<SeasonCalibrationBin>[] = [
    {
      name: t('reliability.tenth'),
      rowHead: true,
      cell: ({ from, until }) => t('reliability.range', { from: Math.round(100 * from), to: Math.round(100 * until) }),
    },
    { name: t('columns.forecasts'), cell: ({ n }) => whole(n) },
    { name: t('reliability.mean'), cell: ({ expected }) => percent(expected) },
    {
      name: t('reliability.happened'),
      cell: ({ observed, low, high }) => (
        <Figure value={percent(observed)} interval={`${percent(low)}–${percent(high)}`} />
      ),
    },
  ]
  return <RecordTable flush caption={title} columns={columns} rows={bins} keyOf={({ from }) => from} />
}
