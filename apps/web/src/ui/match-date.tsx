import { formatDate } from '@touchline/football'
import { useSettings } from '../app/app.ts'
import styles from './match-date.module.css'

/** The zone the viewer reads times in: the chosen place, otherwise the fixed offset. */
export function useZone(): string {
  const { tz, tz_place } = useSettings()
  return tz_place ?? tz
}

/** A day in the viewer's zone: DD/MM/YYYY, DD/MM/YY where the screen is small. `at` is a UTC instant. */
export function MatchDate({ at }: { at: string }) {
  const zone = useZone()
  return (
    <time dateTime={at} className={styles.date}>
      <span className={styles.long}>{formatDate(at, zone, 'DD/MM/YYYY')}</span>
      <span className={styles.short}>{formatDate(at, zone, 'DD/MM/YY')}</span>
    </time>
  )
}
