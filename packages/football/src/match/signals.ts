/**
 * Signals people read into a match, and the market each is tested on: beyond the closing price, for yellow cards beyond a forecast of the
 * clubs.
 */
export const SIGNALS = [
  { name: 'form', market: 'result' },
  { name: 'headToHead', market: 'result' },
  { name: 'samePrice', market: 'result' },
  { name: 'restDays', market: 'result' },
  { name: 'pointsPerGame', market: 'result' },
  { name: 'lastTenOvers', market: 'over25' },
  { name: 'referee', market: 'yellowCards' },
  { name: 'evenness', market: 'yellowCards' },
] as const

export type SignalName = (typeof SIGNALS)[number]['name']
