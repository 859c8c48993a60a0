import type { Plans } from '../plan-rules.ts'

/** Ways to pay, in the order they are offered. */
export const WAYS = ['card', 'paypal', 'demo'] as const
export type Way = (typeof WAYS)[number]

/** The ways to pay that are set up, best known first. */
export function waysOf({ ways }: Pick<Plans, 'ways'>): Way[] {
  return WAYS.filter((way) => ways[way])
}
