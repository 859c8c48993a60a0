import { formatDate, formatTime, localDay, type Zone } from '@touchline/football'
import type { Language } from '@touchline/messages'

const WEEK_MS = 6 * 86_400_000

// The browser's own names would cost every page 50 ms of processor time before its first of them.
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  pt: ['dom.,', 'seg.,', 'ter.,', 'qua.,', 'qui.,', 'sex.,', 'sáb.,'],
}

/** When prices were taken: `Fri 16:00` within the days before the kick-off, else `07/03 16:00`. */
export function takenAt(at: string, kickoff: string, zone: Zone, language: Language): string {
  const day =
    Math.abs(Date.parse(kickoff) - Date.parse(at)) < WEEK_MS
      ? WEEKDAYS[language][new Date(localDay(at, zone)).getUTCDay()]
      : formatDate(at, zone, 'DD/MM')
  return `${day} ${formatTime(at, zone)}`
}
