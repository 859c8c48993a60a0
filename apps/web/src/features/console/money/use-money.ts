import { formatTime, money } from '@touchline/football'
import { useSetting } from '../../../app/app.ts'
import { useZone } from '../../../ui/match/use-zone.ts'

/** Sums and instants as the operator reads them. */
export function useMoney() {
  const language = useSetting('language')
  const zone = useZone()
  return {
    euros: (cents: number) => money(cents / 100, 'EUR', language),
    /** The same without cents, where hundreds of euros are compared. */
    round: (cents: number) =>
      new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
        cents / 100,
      ),
    /** `+4.2%` of a change; null where there was nothing before. */
    change: (now: number, before: number) =>
      before === 0
        ? null
        : new Intl.NumberFormat(language, {
            style: 'percent',
            maximumFractionDigits: 1,
            signDisplay: 'exceptZero',
          }).format(now / before - 1),
    /** `November 2026` of `2026-11`. */
    month: (name: string, style: 'short' | 'long' = 'long') =>
      new Intl.DateTimeFormat(language, {
        month: style,
        ...(style === 'long' && { year: 'numeric' as const }),
        timeZone: 'UTC',
      }).format(new Date(`${name}-01T00:00:00Z`)),
    time: (at: string) => formatTime(at, zone),
  }
}
