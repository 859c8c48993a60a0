import type { SignalFigure } from '@touchline/contract'

/**
 * The gain of each signal over the closing price on the season files of 17 European divisions, matches of 2019-20 and later, with 95 %
 * intervals by weeks of a division; null where none was computed.
 */
export const PUBLISHED: Record<SignalFigure['name'], { gain: number; low: number | null; high: number | null }> = {
  form: { gain: 0.0002, low: 0, high: 0.0004 },
  headToHead: { gain: -0.0002, low: -0.0003, high: 0 },
  samePrice: { gain: -0.0001, low: null, high: null },
  restDays: { gain: 0, low: null, high: null },
  pointsPerGame: { gain: 0.0004, low: 0, high: 0.0008 },
  lastTenOvers: { gain: 0, low: null, high: null },
  referee: { gain: 0.005, low: 0.002, high: 0.0077 },
  evenness: { gain: 0.0018, low: 0.0005, high: 0.0032 },
}
