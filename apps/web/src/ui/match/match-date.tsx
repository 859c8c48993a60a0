import { formatDate } from '@touchline/football'
import styles from './match-date.module.css'
import { useZone } from './use-zone.ts'

interface MatchDateProps {
  /** A UTC instant. */
  at: string
  /** YYYY/MM/DD as coaches have it, DD/MM where the screen is small: a month before the day is read as one. */
  yearFirst?: boolean
}

/** A day in the viewer's zone: DD/MM/YYYY, DD/MM/YY where the screen is small. */
export function MatchDate({ at, yearFirst = false }: MatchDateProps) {
  const zone = useZone()
  const long = formatDate(at, zone, yearFirst ? 'YYYY/MM/DD' : 'DD/MM/YYYY')
  return (
    <time dateTime={at} className={styles.date} data-year-first={yearFirst || undefined}>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{formatDate(at, zone, yearFirst ? 'DD/MM' : 'DD/MM/YY')}</span>
    </time>
  )
}
