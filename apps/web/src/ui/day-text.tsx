import { formatDay } from '@touchline/football'
import styles from './match/match-date.module.css'

interface DayTextProps {
  /** `2026-03-07`; null is unknown. */
  day: string | null
  /** YYYY/MM/DD, as coaches and countries have it, instead of DD/MM/YYYY. */
  yearFirst?: boolean | undefined
}

/** A day of the calendar, the same in every zone: DD/MM/YYYY, DD/MM/YY where the screen is small. */
export function DayText({ day, yearFirst = false }: DayTextProps) {
  if (day === null) return '?'
  if (yearFirst) return <time dateTime={day}>{formatDay(day, 'YYYY/MM/DD')}</time>
  return (
    <time dateTime={day} className={styles.date}>
      <span className={styles.long}>{formatDay(day, 'DD/MM/YYYY')}</span>
      <span className={styles.short}>{formatDay(day, 'DD/MM/YY')}</span>
    </time>
  )
}
