import { formatDate, formatTime } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { useZone } from '../../ui/match/use-zone.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MB = 1_000_000

/** Times and spans as the console says them, in the reader's language and zone. */
export function useConsoleWords() {
  const { t } = useTranslation('console')
  const { decimals } = useNumbers()
  const zone = useZone()
  /** `20/11/2026 16:24`. */
  const when = (at: string) => `${formatDate(at, zone, 'DD/MM/YYYY')} ${formatTime(at, zone)}`
  /** `16:24` of today, else the day too, with its year where that is another one. */
  const short = (at: string, now: string) => {
    const [day, today] = [formatDate(at, zone, 'DD/MM/YYYY'), formatDate(now, zone, 'DD/MM/YYYY')]
    if (day === today) return formatTime(at, zone)
    return day.slice(-4) === today.slice(-4) ? `${formatDate(at, zone, 'DD/MM')} ${formatTime(at, zone)}` : day
  }
  /** `52 min`, `3 h`, `2 days`. */
  const span = (seconds: number) => {
    if (seconds < MINUTE) return t('ago.now')
    if (seconds < 2 * HOUR) return t('ago.minutes', { count: Math.round(seconds / MINUTE) })
    if (seconds < 2 * DAY) return t('ago.hours', { count: Math.round(seconds / HOUR) })
    return t('ago.days', { count: Math.round(seconds / DAY) })
  }
  /** `184 MB`. */
  const megabytes = (bytes: number) =>
    bytes >= 1000 * MB ? `${decimals(bytes / 1000 / MB, 1)} GB` : `${decimals(bytes / MB, bytes < 10 * MB ? 1 : 0)} MB`
  /** `0.4 s`. */
  const seconds = (ms: number) => `${decimals(ms / 1000, 1)} s`
  return { when, short, span, megabytes, seconds }
}
