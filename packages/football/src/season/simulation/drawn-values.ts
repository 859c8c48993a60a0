/** A mean with the bounds between which nine of ten drawn seasons lie. */
export interface DrawnValue {
  mean: number
  low: number
  high: number
}

const TAIL = 0.05

/** Summary of a value over all drawn seasons; sorts them. */
export function valuesAround(values: Int16Array): DrawnValue {
  let sum = 0
  for (const value of values) sum += value
  values.sort()
  const last = values.length - 1
  const at = (share: number) => values[Math.round(share * last)] ?? 0
  return { mean: sum / Math.max(values.length, 1), low: at(TAIL), high: at(1 - TAIL) }
}

/** Summary of the place, counted from 1, by the share of the seasons at each. */
export function placesAround(shares: readonly number[]): DrawnValue {
  let mean = 0
  let sum = 0
  let low = 0
  let high = 0
  for (let at = 0; at < shares.length; at++) {
    const share = shares[at]!
    mean += (at + 1) * share
    sum += share
    if (low === 0 && sum >= TAIL) low = at + 1
    if (high === 0 && sum >= 1 - TAIL) high = at + 1
  }
  return { mean, low, high }
}
