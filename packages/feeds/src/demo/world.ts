import type { Cast } from './cast.ts'
import type { Honours } from './champions.ts'
import { type Coaches, newCoaches } from './coaches.ts'
import type { Plan, Special } from './plan.ts'
import { hashText } from './random.ts'
import { type Script, scriptOf } from './script.ts'
import { type Careers, newCareers } from './transfers.ts'

/** What one UTC day holds. */
export interface DayPlans {
  /** Fixtures of leagues and cups, by kick-off. */
  plans: readonly Plan[]
  specials: ReadonlyMap<string, Special>
}

/**
 * A seed's world. It holds nothing but remembered answers of pure functions: throwing it away changes no answer.
 */
export interface World {
  seed: string
  seedHash: number
  coaches: Coaches
  careers: Careers
  scripts: Map<string, Script>
  casts: Map<string, Cast>
  /** Years whose competitions are in `byDay`. */
  years: Set<number>
  bySeason: Map<string, readonly Plan[]>
  /** By season, then by club. */
  byClub: Map<string, ReadonlyMap<string, readonly Plan[]>>
  byDay: Map<number, Plan[]>
  days: Map<number, DayPlans>
  friendlies: Map<number, readonly Plan[]>
  honours: Map<string, Honours>
}

const MOST_SCRIPTS = 1_500
const MOST_DAYS = 2_500
const MOST_WORLDS = 4
const worlds = new Map<string, World>()

/** The world of a seed. */
export function worldOf(seed: string): World {
  const known = worlds.get(seed)
  if (known !== undefined) return known
  if (worlds.size >= MOST_WORLDS) worlds.clear()
  const seedHash = hashText(seed)
  const world: World = {
    seed,
    seedHash,
    coaches: newCoaches(seedHash),
    careers: newCareers(seedHash),
    scripts: new Map(),
    casts: new Map(),
    years: new Set(),
    bySeason: new Map(),
    byClub: new Map(),
    byDay: new Map(),
    days: new Map(),
    friendlies: new Map(),
    honours: new Map(),
  }
  worlds.set(seed, world)
  return world
}

/** A remembered answer, or a new one that is remembered; the oldest half goes when there are more than `most`. */
export function remember<K, V>(memory: Map<K, V>, key: K, most: number, make: () => V): V {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  if (memory.size >= most) {
    for (const old of [...memory.keys()].slice(0, most / 2)) memory.delete(old)
  }
  memory.set(key, made)
  return made
}

/** The simulated course of a fixture. */
export const scriptFor = (world: World, plan: Plan): Script =>
  remember(world.scripts, plan.key, MOST_SCRIPTS, () => scriptOf(world.seedHash, plan))

export const rememberDay = <V>(memory: Map<number, V>, day: number, make: () => V): V =>
  remember(memory, day, MOST_DAYS, make)
