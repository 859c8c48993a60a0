import type { RecordTenth } from '@touchline/contract'
import { SEASON_CALIBRATION, type SeasonCalibrationBin } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './record.module.css'
import { ReliabilityTable } from './reliability-table.tsx'

const KINDS = ['champion', 'relegated'] as const
const LEAGUES = Object.keys(SEASON_CALIBRATION.seasons).length
const SEASONS = Object.values(SEASON_CALIBRATION.seasons).flat()
const spanOf = (year: number) => `${year}/${String(year + 1).slice(2)}`

/** Whether simulated seasons end as often as they say: measured by us on season files, not a figure of this site's matches. */
export function SeasonsPart() {
  const prices = usePrices()
  const { t } = useTranslation('record')
  const { decimals } = useNumbers()
  return (
    <section className={styles.afterwards} aria-labelledby="seasons">
      <header>
        <h2 id="seasons" className={styles.subtitle}>
          {t('seasons.title')}
        </h2>
        <p className={styles.lead}>
          {t(prices ? 'seasons.text' : 'seasons.textPlain', {
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
            <ReliabilityTable flush caption={t(`seasons.${kind}`)} tenths={SEASON_CALIBRATION[kind].map(tenthOf)} />
          </Card>
        ))}
      </div>
      <p className={styles.foot}>{t('seasons.how')}</p>
    </section>
  )
}

const tenthOf = ({ from, until, n, expected, observed, low, high }: SeasonCalibrationBin): RecordTenth => ({
  ...{ from, to: until, count: n, forecast: expected, happened: observed, low, high },
})
