import { DEMO_SEED } from '../demo-seed.ts'
import type { Plan } from '../match/plan.ts'
import { type World, worldOf } from '../world.ts'
import { fixturesOn } from './friendlies.ts'
import { dayOf, dayText, MINUTE, offsetMinutes } from './places.ts'

/** Two football years of the whole world. */
const FROM = Date.UTC(2025, 6, 1)
const TO = Date.UTC(2027, 6, 1)

export const crawledWorld = (): World => worldOf(DEMO_SEED)

/** All fixtures kicking off between two instants, in the order of time. */
export function crawl(world: World, from = FROM, to = TO): Plan[] {
  const plans: Plan[] = []
  for (let day = dayOf(from); day < dayOf(to); day++) plans.push(...fixturesOn(world, day))
  return plans.sort((one, other) => one.kickoff - other.kickoff)
}

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The kick-off by the clock of a country: `Sat 15:00`. */
export function localKickoff(country: string, kickoff: number): string {
  // The local clock of that day.
  const day = dayOf(kickoff + offsetMinutes(country, dayOf(kickoff)) * MINUTE)
  const local = kickoff + offsetMinutes(country, day) * MINUTE
  return `${NAMES[(dayOf(local) + 4) % 7]} ${new Date(local).toISOString().slice(11, 16)}`
}

/** Countries by whose clock the cups of a continent are played. */
const CLOCKS: Readonly<Record<string, string>> = { Europe: 'Germany', 'South America': 'Brazil' }

/** The day of a kick-off in a country or on a continent: `2026-09-21`. */
export function dayOfMatch(country: string, kickoff: number): string {
  const minutes = offsetMinutes(CLOCKS[country] ?? country, dayOf(kickoff))
  return dayText(dayOf(kickoff + minutes * MINUTE))
}

/** The share of a list that satisfies a test. */
export const share = <T>(list: readonly T[], test: (each: T) => boolean): number =>
  list.filter(test).length / list.length
