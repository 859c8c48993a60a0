import type { Language } from '@touchline/messages'
import { formatNumber } from './numbers.ts'

const MILLION = 1_000_000
/** Half of the smallest figure that two decimals can report. */
const LEAST = 5_000

/** What a transfer cost, in millions with at most two decimals: `€12.5M`, `12,5 M€`; nothing for null, `?` for what is no amount. */
export function formatAmount(euros: number | null, language: Language): string {
  if (euros === null) return ''
  if (!Number.isFinite(euros) || euros < 0) return '?'
  if (euros > 0 && euros < LEAST) return `< ${inMillions(0.01, language)}`
  return inMillions(euros / MILLION, language)
}

function inMillions(millions: number, language: Language): string {
  const digits = formatNumber(millions, language)
  return language === 'pt' ? `${digits}\u00a0M€` : `€${digits}M`
}
