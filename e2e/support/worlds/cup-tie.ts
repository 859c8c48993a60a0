import { currentYear } from '../../../packages/feeds/src/demo/competitions/calendar.ts'
import { DOMESTIC_CUP } from '../../../packages/feeds/src/demo/competitions/competitions.ts'
import { seasonPlans } from '../../../packages/feeds/src/demo/competitions/days.ts'
import { EVERYTHING, fixtureBatch } from '../../../packages/feeds/src/demo/records/fixture-families.ts'
import { worldOf } from '../../../packages/feeds/src/demo/world.ts'
import { DEMO_SEED, demoReference } from '../../../packages/feeds/src/index.ts'
import { type Score, STATE } from '../../../packages/football/src/index.ts'
import { SATURDAY } from './demo-setup.ts'

export interface CupTie {
  /** As its row is named: `Home – Away`. */
  name: string
  /** In ms. */
  kickoff: number
  score: Score
  shootOut: Score
}

/** The first cup tie of the demo world's season that goes to a shoot-out. @throws Error where none does */
export function shootOutTie(): CupTie {
  const world = worldOf(DEMO_SEED)
  const end = Date.parse(SATURDAY)
  const nameOf = new Map(demoReference(DEMO_SEED, end).teams?.map(({ key, name }) => [key, name]))
  for (const plan of seasonPlans(world, DOMESTIC_CUP, currentYear(DOMESTIC_CUP, end))) {
    const [fixture] = fixtureBatch(world, [[plan, EVERYTHING]], end).fixtures
    const { current, shootOut } = fixture?.scores ?? {}
    if (fixture?.state !== STATE.after_penalties || !current || !shootOut) continue
    const name = `${nameOf.get(fixture.home)} – ${nameOf.get(fixture.away)}`
    return { name, kickoff: plan.kickoff, score: current, shootOut }
  }
  throw new Error('No cup tie of the demo world goes to a shoot-out')
}
