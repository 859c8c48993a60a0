import type { CSSProperties } from 'react'
import styles from './hit-rates.module.css'

interface RateBarProps {
  shown: { share: number; low: number; high: number } | null
  /** The chance the price implies. */
  tick: number | null
}

const at = (share: number) => `${share * 100}%`

/** A share on the line from 0 to 100 % with its interval, and a tick for the price. The numbers are next to it. */
export function RateBar({ shown, tick }: RateBarProps) {
  return (
    <span className={styles.line}>
      {shown === null ? null : (
        <>
          <span
            className={styles.band}
            style={{ left: at(shown.low), width: at(shown.high - shown.low) } satisfies CSSProperties}
          />
          <span className={styles.dot} style={{ left: at(shown.share) }} />
        </>
      )}
      {tick === null ? null : <span className={styles.tick} style={{ left: at(tick) }} />}
    </span>
  )
}
