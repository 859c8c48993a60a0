import type { PlayerRecord } from '@touchline/football'
import type { Club } from './clubs.ts'
import { CLUB_FRIENDLIES } from './competitions.ts'
import { seasonPlans, specialOf } from './days.ts'
import { type Injury, injuryOn } from './injuries.ts'
import type { Side } from './moments.ts'
import { dayOf } from './places.ts'
import { isPlayedOut, type Plan, seasonKey } from './plan.ts'
import { stopOf } from './progress.ts'
import { mix } from './random.ts'
import { GOALKEEPERS, playerAt, SQUAD, type Squad } from './slots.ts'
import { keyHash, squadOn } from './transfers.ts'
import { scriptFor, type World } from './world.ts'

/** Somebody who was sent off: the next matches of the competition go on without him. */
export interface Dismissal {
  plan: Plan
  /** The number its moments carry, see Moment. */
  number: number
  slot: number
  player: PlayerRecord
  /** Matches he misses, 1 or 2. */
  ban: number
}

const NONE: readonly Plan[] = []

/** Matches in a row from which nobody is sent off twice, so that a ban never reaches somebody who is sent off. */
const TURNS = 3

/** The fixtures of a club in the competition and season of a fixture, by kick-off; none for friendlies. */
export function clubSeason(world: World, plan: Plan, club: Club): readonly Plan[] {
  if (plan.league.key === CLUB_FRIENDLIES.key) return NONE
  const key = seasonKey(plan.league, plan.year)
  const known = world.byClub.get(key)
  if (known !== undefined) return known.get(club.key) ?? NONE
  const byClub = new Map<string, Plan[]>()
  for (const each of seasonPlans(world, plan.league, plan.year)) {
    for (const { key: of } of [each.home, each.away]) {
      const list = byClub.get(of)
      if (list === undefined) byClub.set(of, [each])
      else list.push(each)
    }
  }
  world.byClub.set(key, byClub)
  return byClub.get(club.key) ?? NONE
}

/** The squad of a side on the day of the match. */
const squadFor = (world: World, plan: Plan, side: Side): Squad =>
  squadOn(world.careers, plan[side], dayOf(plan.kickoff))

/** The third goalkeeper is never injured: somebody has to stand there. */
export const ALWAYS_FIT = GOALKEEPERS - 1

/** The injury of the player in a place of a squad on a day. */
export function injuryOf(world: World, squad: Squad, slot: number, day: number): Injury | null {
  return slot === ALWAYS_FIT ? null : injuryOn(mix(world.seedHash, keyHash(playerAt(squad, slot))), day)
}

/**
 * Who is sent off in a fixture, by the number of the dismissal. Depends on nothing but the squad, so that bans need no
 * earlier line-ups: matches in a row take their offenders from different thirds of the squad.
 */
export function dismissalsOf(world: World, plan: Plan, side: Side): Dismissal[] {
  const cards = dismissalCards(world, plan, side)
  if (cards.length === 0) return []
  const squad = squadFor(world, plan, side)
  const day = dayOf(plan.kickoff)
  const turn = Math.max(0, clubSeason(world, plan, plan[side]).indexOf(plan)) % TURNS
  const rank = (slot: number) => mix(plan.hash, (side === 'home' ? 3_000 : 3_100) + slot)
  const offenders = Array.from({ length: SQUAD - GOALKEEPERS }, (_, index) => index + GOALKEEPERS)
    .filter((slot) => slot % TURNS === turn && injuryOf(world, squad, slot, day) === null)
    .sort((one, other) => rank(one) - rank(other))
  return cards.flatMap((straight, index): Dismissal[] => {
    const slot = offenders[index]
    if (slot === undefined || straight === undefined) return []
    return [{ plan, number: index, slot, player: playerAt(squad, slot), ban: straight ? 1 + (rank(slot) % 2) : 1 }]
  })
}

/** The dismissals of a side by number, true for straight red cards; those that the end of play came before are left out. */
function dismissalCards(world: World, plan: Plan, side: Side): (boolean | undefined)[] {
  const special = specialOf(world, plan)
  const stop = special === 'suspended' ? stopOf(plan) : Number.POSITIVE_INFINITY
  const cards: (boolean | undefined)[] = []
  for (const moment of scriptFor(world, plan).moments) {
    if (moment.side !== side || moment.dismissal === null || moment.kind === 'yellow_card') continue
    if (isPlayedOut(special) && moment.at <= stop) cards[moment.dismissal] = moment.kind === 'red_card'
  }
  return cards
}

/** The bans with which a side goes into a fixture. */
export function bansFor(world: World, plan: Plan, side: Side): Dismissal[] {
  const club = plan[side]
  const plans = clubSeason(world, plan, club)
  const bans: Dismissal[] = []
  let served = 0
  const own = plans.indexOf(plan)
  for (let index = own - 1; index >= Math.max(0, own - (TURNS - 1)); index--) {
    const earlier = plans[index]
    if (earlier === undefined) break
    bans.push(...dismissalsOf(world, earlier, sideOf(earlier, club)).filter(({ ban }) => ban > served))
    if (isPlayedOut(specialOf(world, earlier))) served++
  }
  return bans
}

export interface Availability {
  squad: Squad
  /** Places of the squad whose players may play. */
  fit: ReadonlySet<number>
  dismissals: readonly Dismissal[]
}

/** Who may play for a side in a fixture, and who will be sent off. */
export function availabilityOf(world: World, plan: Plan, side: Side): Availability {
  const squad = squadFor(world, plan, side)
  const day = dayOf(plan.kickoff)
  const banned = new Set(bansFor(world, plan, side).map(({ player }) => player.key))
  const fit = new Set<number>()
  squad.forEach((player, slot) => {
    if (!banned.has(player.key) && injuryOf(world, squad, slot, day) === null) fit.add(slot)
  })
  return { squad, fit, dismissals: dismissalsOf(world, plan, side) }
}

/** The fixture after which a ban is over, whatever was called off before; null while that is not known. */
export function lastMissed(world: World, { plan, ban }: Dismissal, club: Club): Plan | null {
  const plans = clubSeason(world, plan, club)
  const first = plans.indexOf(plan) + 1
  const next = plans.slice(first, first + TURNS - 1)
  let left = ban
  for (const later of next) {
    if (isPlayedOut(specialOf(world, later))) left--
    if (left === 0) return later
  }
  return next.length < TURNS - 1 ? null : (next.at(-1) ?? null)
}

/** The side a club is on in one of its fixtures. */
export const sideOf = (plan: Plan, club: Club): Side => (plan.home.key === club.key ? 'home' : 'away')
