import { DAY_MS, formatDate, formatTime, localDay, type Zone } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { languageTexts } from '../../app/i18n/languages.ts'

const WEEK_MS = 6 * DAY_MS

// Messages, because formatting the browser's own names is slow on the first use.
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** When prices were taken: `Fri 16:00` within the days before the kick-off, else `07/03 16:00`. */
export function takenAt(
  at: string,
  { kickoff, zone, language }: { kickoff: string; zone: Zone; language: Language },
): string {
  const weekday = WEEKDAYS[new Date(localDay(at, zone)).getUTCDay()]
  const isNear = Math.abs(Date.parse(kickoff) - Date.parse(at)) < WEEK_MS
  const day =
    isNear && weekday !== undefined ? languageTexts(language).t(`dayShort.${weekday}`) : formatDate(at, zone, 'DD/MM')
  return `${day} ${formatTime(at, zone)}`
}
