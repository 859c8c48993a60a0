import { CLUBS, type Club } from '../competitions/clubs.ts'
import { dayOf, offsetMinutes } from '../competitions/places.ts'
import { GOALKEEPERS, hasPlace, isReserve, NEVER_OPEN } from '../competitions/slots.ts'
import { mix, unit } from '../random.ts'
import { leavingChance, stopsAt } from './ages.ts'

/**
 * Ways to change clubs: for a fee or without one, on loan and back, promoted from a club's youth, released at the end of a contract, or by
 * the end of a career.
 */
export type StepKind = 'transfer' | 'loan' | 'end-of-loan' | 'free' | 'promoted' | 'released' | 'stopped'

/** One player's change of place. Clubs by their place in CLUBS, null for none; he plays for the new one from the day after. */
export interface Step {
  key: string
  player: number
  slot: number
  from: number | null
  to: number | null
  /** Days since 1970. */
  day: number
  kind: StepKind
  /** For a player who signs after his contract ended, the club he left, by its place in CLUBS. */
  left?: number
  /** Whether a released player signs elsewhere in the same window. */
  signs?: boolean
}

/** Whom the deals of one year and one place of the squads are about. */
export interface Market {
  seedHash: number
  /** The year in whose July it begins. */
  year: number
  slot: number
  /** The player at each club on the first of July, null for a place that is open. */
  start: readonly (number | null)[]
  ageOf(player: number, day: number): number
  /** Adds a player to the world. */
  newcomer(house: number, from: 'youth' | 'elsewhere'): number
}

/** Sellers looked at for each place that is open. */
const LOOKED_AT = 24
const MAX_CHAIN = 4
/** Shares of open places, each with those before it, by who comes: of those without a club the known first; the rest is bought. */
const WAYS = { promoted: 0.2, known: 0.4, free: 0.43, lent: 0.58 } as const
/** The chance that an open place waits for the winter, and for a free agent after the window. */
const WAITS = 0.08
const LATE = 0.012
/** The share of loans within the country; the others go at most two time zones away. */
const LENT_AT_HOME = 0.75
const NEAR_MINUTES = 120

/** The first of July of a year, days since 1970. */
export const julyOf = (year: number): number => dayOf(Date.UTC(year, 6, 1))

const ALL_HOUSES = CLUBS.map((_, house) => house)
const HOUSES = Map.groupBy(ALL_HOUSES, (house) => CLUBS[house]?.country ?? '')

/** Whether the clocks of two clubs are close. */
const isNear = (one: Club, other: Club, day: number): boolean =>
  Math.abs(offsetMinutes(one.country, day) - offsetMinutes(other.country, day)) <= NEAR_MINUTES

interface Window {
  first: number
  last: number
  /** Days until a place that opens in it is looked after. */
  patience: number
}

/**
 * Changes of one place in all squads from one July to the next: contracts end, and every open place is filled by promotion, a loan, a free
 * agent, or a player bought from a club whose own place is open then; so chains of deals run through a window. The last steps are the
 * returns from loans.
 */
export function dealsIn(market: Market): Step[] {
  const { seedHash, year, slot, start, ageOf, newcomer } = market
  const hash = mix(mix(mix(seedHash, 8_100), year), slot)
  const isKeeper = slot < GOALKEEPERS
  const place = [...start]
  const steps: Step[] = []
  const moved = new Set<number>()
  /** Clubs that lost a player this year: each loses at most one, so that nobody is replaced twice. */
  const left = new Set<number>()
  const loans: Step[] = []
  const lenders = new Set<number>()
  /** Those without a club, with the one they left. */
  const pool: { player: number; last: number; step: Step }[] = []
  const july = julyOf(year)
  const summer: Window = { first: july, last: july + 61, patience: 34 }
  const january = dayOf(Date.UTC(year + 1, 0, 1))
  const winter: Window = { first: january + 1, last: january + 30, patience: 18 }

  const step = (
    player: number,
    { from, to, day, kind }: { from: number | null; to: number | null; day: number; kind: StepKind },
  ): Step => {
    const made = { key: `${year}/${slot + 1}/${steps.length + 1}`, player, slot, from, to, day, kind }
    steps.push(made)
    moved.add(player)
    if (from !== null) {
      place[from] = null
      left.add(from)
    }
    if (to !== null) place[to] = player
    return made
  }

  const isFilledAtOnce = (house: number) => NEVER_OPEN.has(slot) || CLUBS[house]?.inFull !== true

  /** Contracts that end on a day at the clubs of a calendar. */
  const contractsEnd = (calendar: 'split' | 'year', day: number) => {
    CLUBS.forEach(({ league }, house) => {
      const player = place[house] ?? null
      if (player === null || moved.has(player) || (league?.calendar ?? 'split') !== calendar) return
      const age = ageOf(player, day)
      const stops = age >= stopsAt(isKeeper)
      if (!(stops || CLUBS[house]?.inFull) || unit(mix(hash, 10_000 + house)) >= leavingChance(age, isKeeper)) return
      const made = step(player, { from: house, to: null, day, kind: stops ? 'stopped' : 'released' })
      if (!stops) pool.push({ player, last: house, step: made })
    })
  }

  /** The best of some clubs to buy from; null where no player fits. */
  const seller = (house: number, { day, draw, lent }: { day: number; draw: number; lent: boolean }): number | null => {
    const buyer = CLUBS[house]
    let best: number | null = null
    let most = 0
    const atHome = lent && unit(mix(draw, 4)) < LENT_AT_HOME
    const list = atHome ? (HOUSES.get(buyer?.country ?? '') ?? []) : ALL_HOUSES
    for (let look = 0; look < LOOKED_AT; look++) {
      const other = list[mix(draw, 50 + look) % list.length] ?? house
      const player = place[other] ?? null
      const club = CLUBS[other]
      if (player === null || club === undefined || buyer === undefined || other === house) continue
      if (moved.has(player) || left.has(other) || club.league === null) continue
      const age = ageOf(player, day)
      const gap = club.strength - buyer.strength
      if (lent && (age > 22 || gap < 2 || !club.inFull || !isNear(club, buyer, day))) continue
      if (!lent && age > 33) continue
      // The young move up, the old move down.
      const usual = lent ? 10 : age < 25 ? -4 : age > 30 ? 5 : 0
      const worth = 20 - Math.abs(gap - usual) + (club.country === buyer.country ? 6 : 0)
      if (worth > most) {
        most = worth
        best = other
      }
    }
    return best
  }

  /** Takes the one without a club who suits a club best. */
  const signFree = (house: number, isLate: boolean): { player: number; last: number } | null => {
    const buyer = CLUBS[house]
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    pool.forEach(({ last }, index) => {
      const club = CLUBS[last]
      if (club === undefined || buyer === undefined) return
      const worth = (club.country === buyer.country ? 5 : 0) - Math.abs(club.strength - buyer.strength - 3)
      if (worth > most && last !== house) {
        most = worth
        best = index
      }
    })
    const [found = null] = pool.splice(best, best < 0 ? 0 : 1)
    if (found !== null && !isLate) found.step.signs = true
    return found
  }

  const fill = (
    house: number,
    { ready, window: { first, last, patience }, depth }: { ready: number; window: Window; depth: number },
  ): void => {
    const draw = mix(hash, 20_000 + house * 8 + depth)
    const patient = isFilledAtOnce(house) ? 3 : depth === 0 ? patience : 12
    const wait = Math.floor(unit(mix(draw, 1)) ** 1.3 * patient) + Math.min(1, depth)
    const day = Math.max(first, ready) + wait
    const chance = unit(mix(draw, 2))
    const promote = (on: number) => step(newcomer(house, 'youth'), { from: null, to: house, day: on, kind: 'promoted' })
    if (isReserve(slot) || CLUBS[house]?.league === null) promote(ready)
    else if (chance < WAYS.promoted || depth >= MAX_CHAIN || day > last) promote(Math.min(day, ready + 5))
    else if (chance < WAYS.free) {
      const known = chance < WAYS.known ? signFree(house, false) : null
      const made = step(known?.player ?? newcomer(house, 'elsewhere'), { from: null, to: house, day, kind: 'free' })
      if (known !== null) made.left = known.last
    } else {
      const lent = chance < WAYS.lent
      const from = seller(house, { day, draw, lent })
      const player = from === null ? null : (place[from] ?? null)
      if (from === null || player === null) promote(day)
      else if (lent) {
        loans.push(step(player, { from, to: house, day, kind: 'loan' }))
        lenders.add(from)
      } else {
        step(player, { from, to: house, day, kind: 'transfer' })
        fill(from, { ready: day, window: { first, last, patience }, depth: depth + 1 })
      }
    }
  }

  const openPlaces = () =>
    CLUBS.flatMap((club, house) =>
      (place[house] ?? null) === null && !lenders.has(house) && hasPlace(club, slot)
        ? [{ house, rank: club.strength + 12 * unit(mix(hash, 30_000 + house)) }]
        : [],
    ).sort((one, other) => other.rank - one.rank)

  contractsEnd('split', july - 1)
  for (const { house } of openPlaces()) {
    const draw = unit(mix(hash, 40_000 + house))
    if (isFilledAtOnce(house) || draw >= WAITS) fill(house, { ready: july - 1, window: summer, depth: 0 })
    else if (draw < LATE) {
      const autumn = july + 65 + (mix(hash, 45_000 + house) % 95)
      step(signFree(house, true)?.player ?? newcomer(house, 'elsewhere'), {
        from: null,
        to: house,
        day: autumn,
        kind: 'free',
      })
    }
  }
  contractsEnd('year', january - 1)
  for (const { house } of openPlaces()) fill(house, { ready: january - 1, window: winter, depth: 0 })
  for (const { key, player, from, to } of loans) {
    steps.push({ key: `${key}/back`, player, slot, from: to, to: from, day: julyOf(year + 1) - 1, kind: 'end-of-loan' })
  }
  return steps
}
