import { formatDay } from '@touchline/football'
import type { App } from '../../../app/app.ts'
import { textsOf } from '../../../app/head.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { type DayText, weekdayOf } from './day.ts'

/** A day in words, `Saturday 21/11/2026`, for titles and sentences. */
export function dayWords(app: App, day: DayText): string {
  const t = textsOf(app)
  const date = formatDay(day, 'DD/MM/YYYY')
  return t('upcoming:dayLong', { weekday: t(`upcoming:weekdayLong.${weekdayOf(day)}`), date })
}

/** The same while drawing; follows the language. */
export function useDayWords(day: DayText): string {
  const { t } = useTranslation('upcoming')
  const date = formatDay(day, 'DD/MM/YYYY')
  return t('dayLong', { weekday: t(`weekdayLong.${weekdayOf(day)}`), date })
}
