import { memoized } from '@touchline/football'
import type { Club } from './competitions/clubs.ts'
import type { ClubRecord } from './discipline/club-record.ts'
import type { Honours } from './honours/honours.ts'
import type { Plan, Special } from './match/plan.ts'
import { type Script, scriptOf } from './match/script.ts'
import type { Cast, SideCast } from './people/cast.types.ts'
import { type Coaches, newCoaches } from './people/coaches.ts'
import { type Careers, newCareers } from './people/transfers.ts'
import { hashText } from './random.ts'

/** A seed's world. It holds nothing but remembered answers of pure functions: throwing it away changes no answer. */
export interface World {
  seed: string
  seedHash: number
  coaches: Coaches
  careers: Careers
  scripts: Map<string, Script>
  casts: Map<string, Cast>
  /** Either side's part of a cast, by fixture and side. */
  sideCasts: Map<string, SideCast>
  /** Cards and bans by season and club. */
  discipline: Map<string, ClubRecord>
  /** Years whose leagues, and whose cups, are in `byDay`. */
  years: Set<number>
  cupYears: Set<number>
  bySeason: Map<string, readonly Plan[]>
  /** By season, then by club. */
  byClub: Map<string, ReadonlyMap<string, readonly Plan[]>>
  byDay: Map<number, Plan[]>
  /** Postponed fixtures by their original day. */
  movedFrom: Map<number, Plan[]>
  days: Map<number, readonly Plan[]>
  /** The rare special cases of a league's season, by fixture. */
  rare: Map<string, ReadonlyMap<string, Special>>
  /** The clubs of a league's season at its end, the first of the table first. */
  tables: Map<string, readonly Club[]>
  friendlies: Map<number, readonly Plan[]>
  /** Crews of officials by fixture, for each pool and year. */
  crews: Map<string, ReadonlyMap<string, readonly string[]>>
  honours: Map<string, Honours>
}

const MAX_SCRIPTS = 1_500
const MAX_DAYS = 2_500
const MAX_WORLDS = 4

export const worldOf = memoized((seed: string): World => {
  const seedHash = hashText(seed)
  return {
    seed,
    seedHash,
    coaches: newCoaches(seedHash),
    careers: newCareers(seedHash),
    scripts: new Map(),
    casts: new Map(),
    sideCasts: new Map(),
    discipline: new Map(),
    years: new Set(),
    cupYears: new Set(),
    bySeason: new Map(),
    byClub: new Map(),
    byDay: new Map(),
    movedFrom: new Map(),
    days: new Map(),
    rare: new Map(),
    tables: new Map(),
    friendlies: new Map(),
    crews: new Map(),
    honours: new Map(),
  }
}, MAX_WORLDS)

/** A remembered answer, or a new one that is remembered; the oldest half goes when there are more than `most`. */
export function remember<K, V>(memory: Map<K, V>, { key, most, make }: { key: K; most: number; make: () => V }): V {
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
  remember(world.scripts, { key: plan.key, most: MAX_SCRIPTS, make: () => scriptOf(world.seedHash, plan) })

export const rememberDay = <V>(memory: Map<number, V>, day: number, make: () => V): V =>
  remember(memory, { key: day, most: MAX_DAYS, make })
