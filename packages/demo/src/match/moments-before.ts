import { DAY, HOUR, MINUTE } from '../competitions/places.ts'
import { mix } from '../random.ts'
import type { Plan } from './plan.ts'

/**
 * How long before kick-off something about a fixture changes: prices move, the forecast is renewed, officials and times become
 * known. Each fixture stretches all of them by up to 8 %, so that not everything changes at once.
 */
const BEFORE = [
  14 * DAY,
  10 * DAY,
  7 * DAY,
  5 * DAY,
  3 * DAY,
  2 * DAY,
  DAY,
  20 * HOUR,
  12 * HOUR,
  6 * HOUR,
  3 * HOUR,
  HOUR,
  20 * MINUTE,
] as const

/** Number of changes there are before a kick-off. */
export const CHANGES_BEFORE = BEFORE.length
/** Stages by the number of changes that reach them. */
export const REACHED = {
  prices: 1,
  markets: 2,
  watched: 5,
  weather: 3,
  kickoffTime: 4,
  cancelled: 5,
  referee: 5,
  missing: 2,
  expected: 7,
  postponed: 8,
  lineups: 12,
} as const
/** The longest time before kick-off at which anything changes. */
export const MAX_BEFORE = 14 * DAY * 1.08

const stretchOf = (plan: Plan): number => 1 + (mix(plan.hash, 41) % 800) / 10_000

/** The instant of one of the changes before kick-off, the first being 1. */
export const changeAt = (plan: Plan, change: number): number =>
  plan.kickoff - Math.floor((BEFORE[change - 1] ?? 0) * stretchOf(plan))

/** How many of the changes before kick-off have come at an instant, 0 to 13. */
export function changesPassed(plan: Plan, now: number): number {
  const left = plan.kickoff - now
  if (left > MAX_BEFORE) return 0
  if (left <= 0) return CHANGES_BEFORE
  const stretch = stretchOf(plan)
  let passed = 0
  while (passed < BEFORE.length && Math.floor((BEFORE[passed] ?? 0) * stretch) >= left) passed++
  return passed
}
