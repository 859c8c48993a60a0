/** One forecast of one outcome. */
export interface Forecasted {
  probability: number
  happened: boolean
}

/** Forecasts of about the same probability. */
export interface CalibrationBin {
  count: number
  /** Mean probability. */
  forecast: number
  /** Share that happened. */
  happened: number
}

/** Forecasts by rising probability in `bins` groups of equal counts (they differ by at most one). */
export function calibrationBins(forecasts: readonly Forecasted[], bins: number): CalibrationBin[] {
  const sorted = forecasts.toSorted((one, other) => one.probability - other.probability)
  const found: CalibrationBin[] = []
  for (let bin = 0; bin < bins; bin++) {
    const from = Math.floor((bin * sorted.length) / bins)
    const group = sorted.slice(from, Math.floor(((bin + 1) * sorted.length) / bins))
    if (group.length === 0) continue
    const share = (value: (one: Forecasted) => number) => group.reduce((sum, one) => sum + value(one), 0) / group.length
    found.push({
      count: group.length,
      forecast: share(({ probability }) => probability),
      happened: share(({ happened }) => (happened ? 1 : 0)),
    })
  }
  return found
}

/**
 * Expected calibration error in percentage points: the mean distance of forecast and share over bins of equal counts. The outcomes of a 1X2
 * forecast are pooled: three entries a match.
 * @param bins 20 for 1X2 before kick-off; 10 for yes-or-no forecasts and in play
 * @returns null without forecasts
 */
export function calibrationError(forecasts: readonly Forecasted[], bins: number): number | null {
  if (forecasts.length === 0) return null
  const off = calibrationBins(forecasts, bins).reduce(
    (sum, { count, forecast, happened }) => sum + count * Math.abs(forecast - happened),
    0,
  )
  return (100 * off) / forecasts.length
}
