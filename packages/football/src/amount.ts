import type { Language } from '@touchline/messages'
import { formatNumber } from './numbers.ts'

const MILLION = 1_000_000
/** Half of the smallest figure that two decimals can report. */
const MIN_SHOWN = 5_000

/**
 * A transfer fee in millions with at most two decimals: `€12.5M`, `12,5 M€`; empty for null, `?` for anything but an amount.
 * @param inMillions puts the digits into the words of the language
 */
export function formatAmount(
  euros: number | null,
  language: Language,
  inMillions: (millions: string) => string,
): string {
  const text = (millions: number) => inMillions(formatNumber(millions, language))
  if (euros === null) return ''
  if (!Number.isFinite(euros) || euros < 0) return '?'
  if (euros > 0 && euros < MIN_SHOWN) return `< ${text(0.01)}`
  return text(euros / MILLION)
}
