/** A closed interval. */
export interface Interval {
  low: number
  high: number
}

/** Usual share of cases that an interval is to hold. */
export const LEVEL = 0.95
