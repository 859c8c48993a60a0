import type { RecordTenth } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './reliability-chart.module.css'

const SIZE = 320
const LEFT = 40
const BOTTOM = 40
const EDGE = 10
const SIDE = SIZE - LEFT - EDGE
const TICKS = [0, 20, 40, 60, 80, 100]

const x = (share: number) => LEFT + share * SIDE
const y = (share: number) => EDGE + (1 - share) * SIDE

/** Frequencies against forecasts: on the diagonal they are equal. The bars are intervals of 95 %. */
export function ReliabilityChart({ tenths }: { tenths: readonly RecordTenth[] }) {
  const { t } = useTranslation('record')
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${SIZE} ${SIZE + BOTTOM - 2 * EDGE}`}
      role="img"
      aria-label={t('reliability.chart')}
    >
      {TICKS.map((tick) => (
        <g key={tick}>
          <line x1={x(0)} x2={x(1)} y1={y(tick / 100)} y2={y(tick / 100)} className={styles.grid} />
          <line x1={x(tick / 100)} x2={x(tick / 100)} y1={y(0)} y2={y(1)} className={styles.grid} />
          <text x={x(0) - 6} y={y(tick / 100) + 3.5} textAnchor="end" className={styles.label}>
            {tick}
          </text>
          <text x={x(tick / 100)} y={y(0) + 14} textAnchor="middle" className={styles.label}>
            {tick}
          </text>
        </g>
      ))}
      <text x={x(0.5)} y={y(0) + 29} textAnchor="middle" className={styles.axis}>
        {t('reliability.forecastAxis')}
      </text>
      <text transform={`translate(11 ${y(0.5)}) rotate(-90)`} textAnchor="middle" className={styles.axis}>
        {t('reliability.happenedAxis')}
      </text>
      <line x1={x(0)} x2={x(1)} y1={y(0)} y2={y(1)} className={styles.diagonal} />
      {tenths.map(({ from, forecast, happened, low, high }) => (
        <g key={from}>
          <line x1={x(forecast)} x2={x(forecast)} y1={y(low)} y2={y(high)} className={styles.interval} />
          <circle cx={x(forecast)} cy={y(happened)} r="4.5" className={styles.point} />
        </g>
      ))}
    </svg>
  )
}
