import { mix, unit } from '../random.ts'
import type { Plan, Special } from './plan.ts'

/** Rare events: one of them once a season in each league. */
const RARE: readonly Special[] = ['suspended', 'awarded', 'cancelled', 'walk-over']

/** Missing or odd data of a fixture, in this many of a thousand. */
const ODDITIES: readonly (readonly [Special, number])[] = [
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

/** The match of a league's season that is abandoned, awarded, cancelled or walked over, by its key. */
export function rareSpecial(league: number, year: number, plans: readonly Plan[]): Map<string, Special> {
  const special = RARE[(league + year) % RARE.length]
  const rank = ({ hash }: Plan) => mix(hash, 61)
  const [first] = plans.filter(({ moved }) => moved === null).sort((one, other) => rank(one) - rank(other))
  return new Map(first === undefined || special === undefined ? [] : [[first.key, special]])
}

/** Another oddity of a league fixture, null for most. */
export function usualSpecial(plan: Plan): Special | null {
  let rest = 1_000 * unit(mix(plan.hash, 62))
  for (const [special, often] of ODDITIES) {
    rest -= often
    if (rest < 0) return special
  }
  return null
}
