import { CLUBS, type Club, FRIENDLY_ONLY, NEWCOMERS } from './clubs.ts'
import { CLUB_FRIENDLIES } from './competitions.ts'
import { plansOn } from './days.ts'
import { DAY, HOUR, MINUTE, offsetMinutes } from './places.ts'
import { type Plan, planHash, type Special, seasonKey } from './plan.ts'
import { mix, unit } from './random.ts'
import { rememberDay, type World } from './world.ts'

/** Friendlies are agreed so many days before they are played. */
export const AGREED_BEFORE = 22
/** At every instant of every day at least so many matches are in play. */
const IN_PLAY = 3
const SLOT = 30 * MINUTE
const SLOTS = DAY / SLOT
/** A match that kicked off so long before a slot begins is in play until that slot ends: 90 minutes and a break of 15. */
const COVERS = 75 * MINUTE
/** Slots that a match kicking off in one of them covers: its own and the next two. */
const COVERED_SLOTS = 3
/** Matches that a day has at least, Sunday first; friendlies make up what leagues leave. */
const PER_DAY = [60, 32, 32, 32, 32, 40, 96]
/** A newcomer plays every so many days. */
const NEWCOMER_EVERY = 3
const NOT_PLAYED: ReadonlySet<Special> = new Set([
  'postponed',
  'cancelled',
  'awarded',
  'suspended',
  'interrupted',
  'late-kickoff',
  'tba',
  'delayed',
  'walk-over',
])

/** Matches of leagues and cups in play through a whole slot (half hours since 1970). */
function leaguesInPlay(world: World, slot: number): number {
  const from = slot * SLOT
  let count = 0
  for (const day of new Set([Math.floor((from - COVERS) / DAY), Math.floor(from / DAY)])) {
    const { plans, specials } = plansOn(world, day)
    for (const { kickoff, key } of plans) {
      if (kickoff > from - COVERS - 1 && kickoff <= from && !NOT_PLAYED.has(specials.get(key) ?? 'no-odds')) count++
    }
  }
  return count
}

/**
 * Half hours of a day (0 to 47) in which a friendly kicks off. One may begin in each; it does when one of the three half hours it covers
 * lacks more matches than its turn, so any three neighbours fill up what leagues leave open.
 */
function neededSlots(world: World, day: number): number[] {
  const first = day * SLOTS
  const missing = Array.from(
    { length: SLOTS + COVERED_SLOTS },
    (_, index) => IN_PLAY - leaguesInPlay(world, first + index),
  )
  const slots: number[] = []
  for (let slot = 0; slot < SLOTS; slot++) {
    const turn = (first + slot) % COVERED_SLOTS
    if (Math.max(...missing.slice(slot, slot + COVERED_SLOTS)) > turn) slots.push(slot)
  }
  return slots
}

/** The kick-offs that bring a day to its number of matches, in the European afternoon and evening. */
function fillingSlots(world: World, day: number, taken: number): number[] {
  const least = PER_DAY[(day + 4) % 7] ?? 32
  const lacking = Math.max(0, least - taken - plansOn(world, day).plans.length)
  return Array.from({ length: lacking }, (_, index) => 20 + (mix(mix(world.seedHash, day), index) % 20))
}

function busyClubs(world: World, day: number): { today: Set<string>; around: Set<string> } {
  const clubs = (of: number) => plansOn(world, of).plans.flatMap((plan) => [plan.home.key, plan.away.key])
  const today = new Set(clubs(day))
  return { today, around: new Set([...clubs(day - 1), ...today, ...clubs(day + 1)]) }
}

/** Clubs without a match on a day: first the rested ones whose turn it is, then the rest, in a drawn order. */
function freeClubs(world: World, day: number): Club[] {
  const { today, around } = busyClubs(world, day)
  const rank = (club: Club) => {
    const turn = (club.hash + day) % 3 === 0 ? 0 : 1
    return turn + (around.has(club.key) ? 2 : 0) + unit(mix(mix(world.seedHash, club.hash), day))
  }
  return [...CLUBS_OF_FRIENDLIES]
    .filter((club) => !today.has(club.key))
    .map((club) => ({ club, rank: rank(club) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ club }) => club)
}

const newcomers: ReadonlySet<string> = new Set(NEWCOMERS.map((club) => club.key))
const CLUBS_OF_FRIENDLIES = CLUBS.filter((club) => !newcomers.has(club.key))

/** Hours by which a kick-off lies outside the usual hours of a place: 10:30 to 22:00. */
function outsideHours(club: Club, day: number, slot: number): number {
  const local = (((slot / 2 + offsetMinutes(club.country, day) / 60) % 24) + 24) % 24
  return Math.max(0, 10.5 - local, local - 22)
}

/** Takes out of `free` the first club whose hours suit best, or the first of all those that suit. */
function takeClub(free: Club[], day: number, slot: number, near: Club | null): Club | null {
  let best = -1
  let bestCost = Number.POSITIVE_INFINITY
  for (let index = 0; index < free.length && bestCost > 0; index++) {
    const club = free[index]
    if (club === undefined) continue
    const apart = near === null ? 0 : Math.abs(offsetMinutes(club.country, day) - offsetMinutes(near.country, day)) / 60
    const cost = outsideHours(club, day, slot) + Math.max(0, apart - 2)
    if (cost < bestCost) {
      best = index
      bestCost = cost
    }
  }
  return best < 0 ? null : (free.splice(best, 1)[0] ?? null)
}

/** The friendlies of a UTC day (days since 1970), by kick-off. */
export function friendliesOn(world: World, day: number): readonly Plan[] {
  return rememberDay(world.friendlies, day, () => {
    const needed = neededSlots(world, day)
    const slots = [...needed, ...fillingSlots(world, day, needed.length)].sort((one, other) => one - other)
    const free = freeClubs(world, day)
    const plans: Plan[] = []
    for (const slot of slots) {
      const home = takeClub(free, day, slot, null)
      const away = home === null ? null : takeClub(free, day, slot, home)
      if (home === null || away === null) break
      plans.push(friendly(world, day, slot, plans.length + 1, home, away))
    }
    if (day % NEWCOMER_EVERY === 0) {
      const home = NEWCOMERS[(day / NEWCOMER_EVERY) % NEWCOMERS.length]
      const away = FRIENDLY_ONLY[mix(world.seedHash, day) % FRIENDLY_ONLY.length]
      const used = new Set(plans.flatMap((plan) => [plan.home.key, plan.away.key]))
      const guest = away !== undefined && !used.has(away.key) ? away : free.find((club) => club.league !== null)
      if (home !== undefined && guest !== undefined) plans.push(friendly(world, day, 36, plans.length + 1, home, guest))
    }
    return plans.sort((one, other) => one.kickoff - other.kickoff)
  })
}

function friendly(world: World, day: number, slot: number, number: number, home: Club, away: Club): Plan {
  const kickoff = day * DAY + slot * SLOT
  const year = new Date(kickoff).getUTCFullYear()
  const key = `${seasonKey(CLUB_FRIENDLIES, year)}/${day}/${number}`
  return {
    key,
    league: CLUB_FRIENDLIES,
    year,
    stage: null,
    group: null,
    round: null,
    kickoff,
    // Spread over the day, so that not all friendlies of a day appear at once.
    announced: (day - AGREED_BEFORE) * DAY + 6 * HOUR + Math.floor(12 * HOUR * unit(mix(world.seedHash, day + number))),
    home,
    away,
    neutral: false,
    lead: null,
    hash: planHash(world.seedHash, key),
  }
}
