import { currentYear } from '../../../packages/demo/src/competitions/calendar.ts'
import { DOMESTIC_CUP } from '../../../packages/demo/src/competitions/competitions.ts'
import { seasonPlans } from '../../../packages/demo/src/competitions/days.ts'
import { DEMO_SEED, demoReference } from '../../../packages/demo/src/index.ts'
import { EVERYTHING, fixtureBatch } from '../../../packages/demo/src/records/fixture-families.ts'
import { worldOf } from '../../../packages/demo/src/world.ts'
import {
  DAY_MS,
  EVENT_TYPE,
  type EventRecord,
  GOAL_TYPES,
  type Score,
  STATE,
} from '../../../packages/football/src/index.ts'
import { SATURDAY } from './demo-setup.ts'

export interface CupTie {
  /** The name of its row: `Home – Away`. */
  name: string
  /** In ms. */
  kickoff: number
  score: Score
  shootOut: Score
}

const SEASONS = 4

/** The reports of the demo world on the ties of its domestic cup, this season's first, each a day after it. */
function* cupTies() {
  const world = worldOf(DEMO_SEED)
  const saturday = Date.parse(SATURDAY)
  const nameOf = new Map(demoReference(DEMO_SEED, saturday).teams?.map(({ key, name }) => [key, name]))
  const newest = currentYear(DOMESTIC_CUP, saturday)
  const plans = Array.from({ length: SEASONS }, (_, ago) => seasonPlans(world, DOMESTIC_CUP, newest - ago))
  for (const plan of plans.flat()) {
    const { fixtures, events } = fixtureBatch(world, [[plan, EVERYTHING]], plan.kickoff + DAY_MS)
    const [fixture] = fixtures
    if (!fixture) continue
    const name = `${nameOf.get(fixture.home)} – ${nameOf.get(fixture.away)}`
    yield { name, kickoff: plan.kickoff, fixture, events: events?.[0]?.events ?? [] }
  }
}

/** The first cup tie of the demo world that goes to a shoot-out. @throws Error where none does */
export function shootOutTie(): CupTie {
  for (const { name, kickoff, fixture } of cupTies()) {
    const { current, shootOut } = fixture.scores ?? {}
    if (fixture.state === STATE.after_penalties && current && shootOut)
      return { name, kickoff, score: current, shootOut }
  }
  throw new Error('No cup tie of the demo world goes to a shoot-out')
}

/** A tie of 90 minutes with a late dismissal and an even later decisive goal. */
export interface LateTie extends Pick<CupTie, 'name' | 'kickoff' | 'score'> {
  redCard: EventRecord
  lastGoal: EventRecord
}

/** Late, but a busy page still shows what follows. */
const LATE = { from: 65, to: 85 }
const RED: readonly number[] = [EVENT_TYPE.red_card, EVENT_TYPE.yellow_red_card]

/** The first one. @throws Error where there is none */
export function lateTie(): LateTie {
  for (const { name, kickoff, fixture, events } of cupTies()) {
    const redCard = events.find(({ type }) => RED.includes(type))
    const lastGoal = events.findLast(({ type }) => GOAL_TYPES.includes(type))
    const isLate = redCard && lastGoal && redCard.minute >= LATE.from && lastGoal.minute > redCard.minute
    const score = fixture.scores?.current
    if (fixture.state !== STATE.full_time || !isLate || lastGoal.minute > LATE.to || !score) continue
    const [home, away] = score
    if ((lastGoal.side === 'home' ? home - away : away - home) === 1) return { name, kickoff, score, redCard, lastGoal }
  }
  throw new Error('No cup tie of the demo world has a late red card and a goal after it')
}
