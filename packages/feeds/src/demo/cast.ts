import type { Availability } from './availability.ts'
import { type Lineup, lineupOf } from './eleven.ts'
import { type Moment, type MomentKind, otherSide, type Side } from './moments.ts'
import { mix, type Random, randomOf } from './random.ts'
import { GOALKEEPERS, type Squad, slotAt } from './slots.ts'

/** A moment with its people: places in the squads, null when nobody in particular. */
export interface Happening {
  at: number
  kind: MomentKind
  side: Side
  player: number | null
  /** Who laid the goal on, or who went off for the substitute. */
  related: number | null
  /** True when `player` belongs to the other side: an own goal. */
  turned: boolean
}

/** A player's time on the pitch by the match's clock; `off` is null for whoever plays to the end. */
export interface Stay {
  on: number
  off: number | null
}

export interface Team {
  squad: Squad
  lineup: Lineup
  /** By place in the squad, of everybody who plays. */
  stays: ReadonlyMap<number, Stay>
}

/** Who plays a match and does what. */
export interface Cast {
  home: Team
  away: Team
  /** The moments of the script, one for one. */
  happenings: readonly Happening[]
}

interface Side11 extends Team {
  stays: Map<number, Stay>
  on: Set<number>
  bench: number[]
  booked: Set<number>
  /** Players who came on; they stay on. */
  fresh: Set<number>
  /** Who has taken a kick of the shoot-out; nobody takes two before everybody has had one. */
  takers: Set<number>
  /** Places of those who will be sent off, by the number of the dismissal. */
  offenders: ReadonlyMap<number, number>
}

export type Weights = readonly [goalkeeper: number, defender: number, midfielder: number, attacker: number]
const NOBODY: ReadonlySet<number> = new Set()
const SCORES: Weights = [0, 1, 3, 7]
const ASSISTS: Weights = [0.1, 2, 5, 4]
const FOULS: Weights = [0.4, 4, 4, 2]
const KICKS: Weights = [0.01, 2, 4, 7]
const CHANGES: Weights = [0, 1, 4, 5]

export const weightOf = (slot: number, weights: Weights): number => weights[slotAt(slot).position - 24] ?? 0

function choose(random: Random, on: ReadonlySet<number>, weights: Weights, not = NOBODY): number | null {
  let sum = 0
  for (const slot of on) if (!not.has(slot)) sum += weightOf(slot, weights)
  let rest = random() * sum
  for (const slot of on) {
    if (not.has(slot)) continue
    rest -= weightOf(slot, weights)
    if (rest < 0) return slot
  }
  return null
}

function sideOf(availability: Availability, lineup: Lineup): Side11 {
  const eleven = lineup.eleven
  return {
    squad: availability.squad,
    lineup,
    stays: new Map(eleven.map((slot) => [slot, { on: 0, off: null }])),
    on: new Set(eleven),
    bench: lineup.bench.filter((slot) => slot >= GOALKEEPERS),
    booked: new Set(),
    fresh: new Set(),
    takers: new Set(),
    offenders: new Map(availability.dismissals.map(({ number, slot }) => [number, slot])),
  }
}

/**
 * Names the people of a match: scorers, assistants, booked, sent off and changed players are always on the pitch at that time.
 * @param moments sorted by time
 * @param coaches hashes of the coaches
 */
export function castOf(
  hash: number,
  moments: readonly Moment[],
  available: Readonly<Record<Side, Availability>>,
  coaches: Readonly<Record<Side, number>>,
): Cast {
  const random = randomOf(mix(hash, 2))
  const side = (which: Side) =>
    sideOf(available[which], lineupOf(available[which], coaches[which], mix(hash, which === 'home' ? 41 : 42)))
  const teams = { home: side('home'), away: side('away') }
  return { ...teams, happenings: moments.map((moment) => castMoment(random, moment, teams)) }
}

function castMoment(random: Random, moment: Moment, teams: Record<Side, Side11>): Happening {
  const { at, kind, side, dismissal } = moment
  const team = teams[side]
  const by = (player: number | null, related: number | null = null): Happening => ({
    at,
    kind,
    side,
    player,
    related,
    turned: false,
  })
  switch (kind) {
    case 'corner':
    case 'video_review':
      return by(null)
    case 'own_goal':
      return { ...by(choose(random, teams[otherSide(side)].on, FOULS)), turned: true }
    case 'goal': {
      const player = choose(random, team.on, SCORES)
      const laidOn = random() < 0.72
      return by(player, laidOn ? choose(random, team.on, ASSISTS, new Set([player ?? -1])) : null)
    }
    case 'penalty_goal':
    case 'missed_penalty':
      return by(choose(random, team.on, SCORES))
    case 'shootout_scored':
    case 'shootout_missed':
      return by(nextTaker(random, team))
    case 'substitution': {
      const [on, off] = substitute(random, team, at)
      return by(on, off)
    }
    case 'yellow_card': {
      const player = offender(team, dismissal) ?? choose(random, team.on, FOULS, union(team.booked, team.offenders))
      if (player !== null) team.booked.add(player)
      return by(player)
    }
    case 'red_card':
    case 'yellow_red_card': {
      const player = offender(team, dismissal)
      if (player === null) return by(null)
      team.on.delete(player)
      leave(team, player, at)
      return by(player)
    }
  }
}

function nextTaker(random: Random, { on, takers }: Side11): number | null {
  if ([...on].every((slot) => takers.has(slot))) takers.clear()
  const taker = choose(random, on, KICKS, takers)
  if (taker !== null) takers.add(taker)
  return taker
}

const offender = (team: Side11, dismissal: number | null): number | null =>
  dismissal === null ? null : (team.offenders.get(dismissal) ?? null)

const union = (booked: ReadonlySet<number>, offenders: ReadonlyMap<number, number>): ReadonlySet<number> =>
  new Set([...booked, ...offenders.values()])

function leave(team: Side11, slot: number, at: number): void {
  team.stays.set(slot, { on: team.stays.get(slot)?.on ?? 0, off: at })
}

/** Takes somebody off for the first on the bench of the same position, or else of any; nobody who will be sent off goes. */
function substitute(random: Random, team: Side11, at: number): [on: number | null, off: number | null] {
  const off = choose(random, team.on, CHANGES, union(team.fresh, team.offenders))
  if (off === null) return [null, null]
  const { position } = slotAt(off)
  const [first = null] = team.bench
  const on = team.bench.find((slot) => slotAt(slot).position === position) ?? first
  if (on === null) return [null, null]
  team.bench.splice(team.bench.indexOf(on), 1)
  team.on.delete(off)
  team.on.add(on)
  team.fresh.add(on)
  leave(team, off, at)
  team.stays.set(on, { on: at, off: null })
  return [on, off]
}
