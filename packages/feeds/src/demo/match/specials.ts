import { dayOf } from '../competitions/places.ts'
import { mix, unit } from '../random.ts'
import type { Plan, Special } from './plan.ts'

/** What hardly ever happens: two of them in a month among all leagues of the world, each once in two months. */
const RARE: readonly Special[] = ['suspended', 'awarded', 'cancelled', 'walk-over']
const RARE_IN_A_MONTH = 2

/** What is lacking or odd about a fixture in so many of a thousand. */
const USUAL: readonly (readonly [Special, number])[] = [
  ['no-odds', 12],
  ['no-lineup', 12],
  ['no-formation', 12],
  ['no-statistics', 12],
  ['no-referee', 12],
  ['no-venue', 12],
  ['late-kickoff', 12],
  ['tba', 12],
  ['delayed', 6],
  ['interrupted', 3],
]

/** Months since the year 0 of an instant. */
export function monthOf(instant: number): number {
  const date = new Date(instant)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The first day of a month counted so, days since 1970. */
export const firstOfMonth = (month: number): number => dayOf(Date.UTC(Math.floor(month / 12), month % 12, 1))

/** The rare cases of a month, by fixture. @param plans everything played in it */
export function rareSpecials(month: number, plans: readonly Plan[]): Map<string, Special> {
  const rare = plans
    .filter((plan) => plan.league.type === 'league' && plan.moved === null)
    .map(({ key, hash }) => ({ key, rank: mix(hash, 61) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, RARE_IN_A_MONTH)
  return new Map(
    rare.flatMap(({ key }, index) => {
      const special = RARE[(month * RARE_IN_A_MONTH + index) % RARE.length]
      return special === undefined ? [] : [[key, special] as const]
    }),
  )
}

/** What is odd about a league fixture beside, null for most. */
export function usualSpecial(plan: Plan): Special | null {
  let rest = 1_000 * unit(mix(plan.hash, 62))
  for (const [special, often] of USUAL) {
    rest -= often
    if (rest < 0) return special
  }
  return null
}
