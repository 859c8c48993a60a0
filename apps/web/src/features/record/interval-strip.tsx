import type { RecordEstimate } from '@touchline/contract'
import styles from './interval-strip.module.css'

const WIDTH = 120
const HEIGHT = 16
const MIDDLE = HEIGHT / 2

interface IntervalStripProps {
  estimate: RecordEstimate
  /** The distance from zero at both edges. */
  reach: number
}

/** A difference as a point with its interval around zero; its number is next to it, also for readers who do not see it. */
export function IntervalStrip({ estimate: { value, low, high }, reach }: IntervalStripProps) {
  const x = (at: number) => (WIDTH / 2) * (1 + Math.max(-1, Math.min(1, at / reach)) * 0.95)
  return (
    <svg className={styles.strip} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line x1={WIDTH / 2} x2={WIDTH / 2} y1="0" y2={HEIGHT} className={styles.zero} />
      {low === null || high === null ? null : (
        <line x1={x(low)} x2={x(high)} y1={MIDDLE} y2={MIDDLE} className={styles.interval} />
      )}
      <circle cx={x(value)} cy={MIDDLE} r="3.5" className={styles.value} />
    </svg>
  )
}
