import type { CallAnswer } from '../../../app/api/api.ts'
import { callQuery } from '../../../app/queries.ts'

export type Room = CallAnswer<'GET /console/plans'>
export type SoldPlan = Room['plans'][number]
export type Code = Room['codes'][number]

export const plansRoomQuery = () => ({ ...callQuery('GET /console/plans', {}), staleTime: 0 })

export const MAX_MONTHS = 36
export const MAX_TRIAL_DAYS = 90
export const MAX_PAUSE_MONTHS = 6
export const MAX_TITLE = 40
/** In cents. */
export const PRICE = { min: 100, max: 1_000_000 } as const
export const MAX_PERCENT = 95

/** A typed whole number; null if invalid, or out of bounds. */
export function wholeOf(typed: string, { min, max }: { min: number; max: number }): number | null {
  const number = /^\s*\d{1,7}\s*$/.test(typed) ? Number(typed) : null
  return number !== null && number >= min && number <= max ? number : null
}
