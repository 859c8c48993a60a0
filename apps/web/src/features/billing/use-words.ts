import { formatDate, formatTime, money } from '@touchline/football'
import { ApiError } from '../../app/api/api.ts'
import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useZone } from '../../ui/match/use-zone.ts'
import { monthList } from '../../ui/month-names.ts'
import type { Plan } from './plan-rules.ts'

/** The words of plans and payments in the viewer's language, with amounts and dates as they are read there. */
export function useWords() {
  const { t } = useTranslation('billing')
  const language = useSetting('language')
  const zone = useZone()
  const text = (amount: number, currency: string) => money(amount, currency, language)
  return {
    t,
    money: text,
    title: (months: number) => t('common:plan', { months }),
    /** The operators' name of a plan in the viewer's language; its months where they have none. */
    nameOf: ({ titles, months }: Pick<Plan, 'titles' | 'months'>) => titles[language] ?? t('common:plan', { months }),
    /** `June and July`. */
    months: (of: readonly number[]) => monthList(of, language),
    /** How often a plan is paid for. */
    every: (months: number) =>
      months === 1 ? t('every.month') : months === 12 ? t('every.year') : t('every.months', { count: months }),
    /** The day of an instant in the viewer's zone. */
    day: (at: string) => formatDate(at, zone, 'DD/MM/YYYY'),
    time: (at: string) => formatTime(at, zone),
    /** Why an order could not be opened. */
    orderFailure(error: unknown, code: string | null = null): string {
      const status = error instanceof ApiError ? error.status : null
      if (status === 0) return t('order.offline')
      if (code !== null && (status === 409 || status === 404)) return t('order.codeGone')
      if (status === 409) return t('order.running')
      if (status === 429) return t('order.tooMany')
      return t(status === 502 || status === 503 ? 'order.unavailable' : 'order.other')
    },
  }
}
