import { otherSide, type Side } from '@touchline/football'
import { GOALKEEPERS, type Squad, slotAt } from '../competitions/slots.ts'
import { lineupOf } from '../match/eleven.ts'
import { creating, penaltyRank, scoring } from '../match/gifts.ts'
import type { Lineup } from '../match/lineup.ts'
import type { Moment, Note } from '../match/moments.ts'
import { mix, type Random, randomOf } from '../random.ts'
import type { Availability } from './availability.types.ts'
import type { Cast, Happening, Pick, SideCast, Stay, Team } from './cast.types.ts'

interface Playing extends Team {
  stays: Map<number, Stay>
  on: Set<number>
  bench: number[]
  booked: Set<number>
  /** Players who came on; they stay on. */
  fresh: Set<number>
  /** Takers of the shoot-out so far; nobody takes two before everybody has had one. */
  takers: Set<number>
  /** Places of those who will be sent off, by the number of the dismissal. */
  offenders: ReadonlyMap<number, number>
}

export type Weights = readonly [goalkeeper: number, defender: number, midfielder: number, attacker: number]
/**
 * The weight of a player by his place in the squad. Defined at module level, because one made in each match would be compiled again and
 * again.
 */
export type Weigh = (slot: number, squad: Squad) => number

const NOBODY: ReadonlySet<number> = new Set()
export const weightOf = (slot: number, weights: Weights): number => weights[slotAt(slot).position - 24] ?? 0
export const byPosition =
  (weights: Weights): Weigh =>
  (slot) =>
    weightOf(slot, weights)
const FOULS = byPosition([0.4, 4, 4, 2])
const KICKS = byPosition([0.01, 2, 4, 7])
const CHANGES = byPosition([0, 1, 4, 5])
const OWN_GOALS = byPosition([0.6, 6, 2, 0.6])

/** Share of goals with an assist. */
const LAID_ON = 0.72
/** Share of penalties that the usual taker leaves to another player. */
const LEFT_TO_OTHERS = 0.12

function choose(
  random: Random,
  { playing: { on, squad }, weigh, not = NOBODY }: { playing: Playing; weigh: Weigh; not?: ReadonlySet<number> },
): number | null {
  let sum = 0
  for (const slot of on) if (!not.has(slot)) sum += weigh(slot, squad)
  let rest = random() * sum
  let last: number | null = null
  for (const slot of on) {
    if (not.has(slot)) continue
    rest -= weigh(slot, squad)
    last = slot
    if (rest < 0) return slot
  }
  return sum > 0 ? last : null
}

function playing(availability: Availability, lineup: Lineup): Playing {
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
 * Names the people of one side of a match: scorers, assistants, booked, sent off and changed players are always on the pitch at that time.
 * @param hash of the fixture and side
 * @param moments sorted by time
 * @param coach hash of the coach
 */
export function castSide(
  hash: number,
  {
    moments,
    side,
    availability,
    coach,
  }: { moments: readonly Moment[]; side: Side; availability: Availability; coach: number },
): SideCast {
  const random = randomOf(mix(hash, 2))
  const team = playing(availability, lineupOf(availability, coach, hash))
  const picks = new Map<number, Pick>()
  for (let index = 0; index < moments.length; index++) {
    const moment = moments[index] as Moment
    if (moment.kind === 'own_goal') {
      if (moment.side === otherSide(side)) picks.set(index, by(choose(random, { playing: team, weigh: OWN_GOALS })))
    } else if (moment.side === side) picks.set(index, pickFor(random, moment, team))
  }
  const { squad, lineup, stays } = team
  return { squad, lineup, stays, picks }
}

/** Both sides of a match together. */
export function castOf(moments: readonly Moment[], home: SideCast, away: SideCast): Cast {
  const sides = { home, away }
  const happenings = moments.map(({ at, kind, side }, index): Happening => {
    const turned = kind === 'own_goal'
    const { player = null, related = null } = sides[turned ? otherSide(side) : side].picks.get(index) ?? {}
    return { at, kind, side, player, related, turned }
  })
  return { home, away, happenings }
}

const by = (player: number | null, related: number | null = null): Pick => ({ player, related })

function pickFor(random: Random, { kind, at, dismissal, note }: Moment, team: Playing): Pick {
  switch (kind) {
    case 'corner':
    case 'own_goal':
      return by(null)
    case 'video_review':
      return by(isOfAttacker(note) ? choose(random, { playing: team, weigh: scoring }) : null)
    case 'goal': {
      const player = choose(random, { playing: team, weigh: scoring })
      const laidOn = random() < LAID_ON
      return by(
        player,
        laidOn ? choose(random, { playing: team, weigh: creating, not: new Set([player ?? -1]) }) : null,
      )
    }
    case 'penalty_goal':
    case 'missed_penalty':
      return by(penaltyTaker(random, team))
    case 'shootout_scored':
    case 'shootout_missed':
      return by(nextTaker(random, team))
    case 'substitution': {
      const [on, off] = substitute(random, team, at)
      return by(on, off)
    }
    case 'yellow_card': {
      const player =
        offender(team, dismissal) ??
        choose(random, { playing: team, weigh: FOULS, not: union(team.booked, team.offenders) })
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

/** Whether a review concerns the attacking side. */
const isOfAttacker = (note: Note | null = null): boolean =>
  note?.addition === 'Goal Disallowed' || note?.info === 'Offside' || note?.info === 'Diving'

function penaltyTaker(random: Random, { on, squad }: Playing): number | null {
  const [first = null, second = first] = [...on].sort(
    (one, other) => penaltyRank(other, squad) - penaltyRank(one, squad),
  )
  return random() < LEFT_TO_OTHERS ? second : first
}

function nextTaker(random: Random, team: Playing): number | null {
  const { on, takers } = team
  if ([...on].every((slot) => takers.has(slot))) takers.clear()
  const taker = choose(random, { playing: team, weigh: KICKS, not: takers })
  if (taker !== null) takers.add(taker)
  return taker
}

const offender = (team: Playing, dismissal: number | null): number | null =>
  dismissal === null ? null : (team.offenders.get(dismissal) ?? null)

const union = (booked: ReadonlySet<number>, offenders: ReadonlyMap<number, number>): ReadonlySet<number> =>
  new Set([...booked, ...offenders.values()])

function leave(team: Playing, slot: number, at: number): void {
  team.stays.set(slot, { on: team.stays.get(slot)?.on ?? 0, off: at })
}

/** Substitutes a player by the first on the bench of the same position, or else of any; players who will be sent off stay on. */
function substitute(random: Random, team: Playing, at: number): [on: number | null, off: number | null] {
  const off = choose(random, { playing: team, weigh: CHANGES, not: union(team.fresh, team.offenders) })
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
