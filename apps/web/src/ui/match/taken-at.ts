import { formatDate, formatTime, localDay, type Zone } from '@touchline/football'
import type { Language } from '../../app/settings/settings.fields.ts'

const WEEK_MS = 6 * 86_400_000

// They cost a hundred times more to make than to use.
const weekday = (language: Language) => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
const WEEKDAY: Record<Language, Intl.DateTimeFormat> = { en: weekday('en'), pt: weekday('pt') }

/** When prices were taken: `Fri 16:00` within the days before the kick-off, else `07/03 16:00`. */
export function takenAt(at: string, kickoff: string, zone: Zone, language: Language): string {
  const day =
    Math.abs(Date.parse(kickoff) - Date.parse(at)) < WEEK_MS
      ? WEEKDAY[language].format(new Date(localDay(at, zone)))
      : formatDate(at, zone, 'DD/MM')
  return `${day}${day.endsWith('.') ? ',' : ''} ${formatTime(at, zone)}`
}
