import type { PlayerRecord } from '@touchline/football'
import { CLUBS, type Club } from './clubs.ts'
import { freeAgentsOf, squadOf } from './people.ts'
import { DAY, dayOf, MINUTE } from './places.ts'
import { hashText, mix, randomOf, shuffled, unit } from './random.ts'
import { playerAt, SQUAD, type Squad } from './slots.ts'

/** The first summer in which players change clubs; before it everybody is where he began. */
const FIRST_YEAR = 2023
/** Share of a squad's places whose player goes in a year. */
const MOBILITY = 0.2
/** A part of the deals are made in the summer, the rest in January. */
const IN_SUMMER = 0.7
const SUMMER_DAYS = 62
const WINTER_DAYS = 30
const LOANS = 0.25
/** Groups of free agents; every place of each may be exchanged with a club's once a year, on any day. */
const FREE_AGENTS = 12

type DealKind = 'transfer' | 'loan'

/**
 * A deal among clubs on one day: the player of a place at each goes to the next one, and that of the last to the first, so that no
 * squad is ever short. After a loan all of them go back at the end of June.
 */
interface Deal {
  /** Names it within the world. */
  key: string
  slot: number
  /** Clubs by their place in CLUBS; from CLUBS.length on, groups of free agents. */
  houses: readonly number[]
  /** The instant at which it is announced; the players appear for their new clubs from the next day on. */
  at: number
  kind: DealKind
}

/** One player's part of a deal. A null club is no club. */
export interface Move {
  key: string
  player: PlayerRecord
  slot: number
  from: Club | null
  to: Club | null
  at: number
  kind: DealKind | 'end-of-loan'
}

interface Year {
  deals: readonly Deal[]
  /** By house and place: the deal it takes part in and its turn there. */
  parts: ReadonlyMap<number, { deal: Deal; turn: number }>
  /** Players (by where they began) on the first of July, by house and place. */
  start: Int32Array
}

/** Who plays where, computed from the seed when asked for. */
export interface Careers {
  seedHash: number
  years: Map<number, Year>
  players: PlayerRecord[] | null
  squads: Map<string, readonly { from: number; squad: Squad }[]>
}

export const newCareers = (seedHash: number): Careers => ({
  seedHash,
  years: new Map(),
  players: null,
  squads: new Map(),
})

const HOUSES = CLUBS.length + FREE_AGENTS
const indexes: ReadonlyMap<string, number> = new Map(CLUBS.map((club, index) => [club.key, index]))
const placeOf = (house: number, slot: number): number => house * SQUAD + slot

/** Everybody who plays anywhere in the world or looks for a club, in the order of where they began. */
export function allPlayers(careers: Careers): readonly PlayerRecord[] {
  careers.players ??= [
    ...CLUBS.flatMap((club) => squadOf(careers.seedHash, club)),
    ...Array.from({ length: FREE_AGENTS }, (_, group) => freeAgentsOf(careers.seedHash, group)).flat(),
  ]
  return careers.players
}

/** The first of July of a year, days since 1970. */
const julyOf = (year: number): number => dayOf(Date.UTC(year, 6, 1))

/** The year in whose July the football year of a day began. */
function yearOf(day: number): number {
  const date = new Date(day * DAY)
  return date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1
}

function dealAt(hash: number, year: number): number {
  const summer = unit(mix(hash, 1)) < IN_SUMMER
  const first = summer ? julyOf(year) : dayOf(Date.UTC(year + 1, 0, 2))
  const day = first + (mix(hash, 2) % (summer ? SUMMER_DAYS : WINTER_DAYS))
  return day * DAY + (420 + (mix(hash, 3) % 840)) * MINUTE
}

/** The deals of a football year in one place of the squads, among clubs of about the same strength. */
function dealsIn(seedHash: number, year: number, slot: number): Deal[] {
  const hash = mix(mix(mix(seedHash, 8_100), year), slot)
  const random = randomOf(hash)
  const willing = CLUBS.map((club, house) => ({ house, rank: club.strength + 10 * random(), willing: random() }))
  const agents = shuffled(
    random,
    CLUBS.map((_, house) => house),
  ).slice(0, FREE_AGENTS)
  const busy = new Set(agents)
  const ranked = willing
    .filter((entry) => entry.willing < MOBILITY && !busy.has(entry.house))
    .sort((one, other) => one.rank - other.rank)
    .map(({ house }) => house)
  const deals: Deal[] = []
  const add = (houses: readonly number[], at: number, kind: DealKind) =>
    deals.push({ key: `${year}/${slot + 1}/${deals.length + 1}`, slot, houses, at, kind })
  for (let first = 0; first + 1 < ranked.length; ) {
    // Whoever would be left alone joins the last deal.
    const count = ranked.length - first <= 4 ? ranked.length - first : 3
    const own = mix(hash, 100 + first)
    const kind = unit(mix(own, 4)) < LOANS ? 'loan' : 'transfer'
    add(shuffled(random, ranked.slice(first, first + count)), dealAt(own, year), kind)
    first += count
  }
  agents.forEach((house, group) => {
    const own = mix(hash, 500 + group)
    const at = (julyOf(year) + (mix(own, 1) % 360)) * DAY + (420 + (mix(own, 2) % 840)) * MINUTE
    add([house, CLUBS.length + group], at, 'transfer')
  })
  return deals
}

/** Players after the deals of a year that are for good. */
function after({ start, deals }: Year): Int32Array {
  const next = start.slice()
  for (const { slot, houses, kind } of deals) {
    if (kind === 'loan') continue
    houses.forEach((house, turn) => {
      next[placeOf(houses[(turn + 1) % houses.length] ?? house, slot)] = start[placeOf(house, slot)] ?? 0
    })
  }
  return next
}

function yearIn(careers: Careers, year: number): Year {
  const known = careers.years.get(year)
  if (known !== undefined) return known
  const begun = year >= FIRST_YEAR
  const start =
    year > FIRST_YEAR ? after(yearIn(careers, year - 1)) : Int32Array.from({ length: HOUSES * SQUAD }, (_, i) => i)
  const deals = begun ? Array.from({ length: SQUAD }, (_, slot) => dealsIn(careers.seedHash, year, slot)).flat() : []
  const parts = new Map(
    deals.flatMap((deal) => deal.houses.map((house, turn) => [placeOf(house, deal.slot), { deal, turn }] as const)),
  )
  const made = { deals, parts, start }
  careers.years.set(year, made)
  return made
}

function squadsOf(careers: Careers, club: Club, year: number): readonly { from: number; squad: Squad }[] {
  const key = `${year} ${club.key}`
  const known = careers.squads.get(key)
  if (known !== undefined) return known
  const players = allPlayers(careers)
  const { start, parts } = yearIn(careers, year)
  const house = indexes.get(club.key) ?? 0
  const at = (which: number, slot: number) => playerAt(players, start[placeOf(which, slot)] ?? 0)
  const arrivals = Array.from({ length: SQUAD }, (_, slot) => ({ slot, part: parts.get(placeOf(house, slot)) }))
    .flatMap(({ slot, part }) => (part === undefined ? [] : [{ slot, ...part }]))
    .sort((one, other) => one.deal.at - other.deal.at)
  let squad: Squad = Array.from({ length: SQUAD }, (_, slot) => at(house, slot))
  const squads = [{ from: julyOf(year), squad }]
  for (const { slot, deal, turn } of arrivals) {
    const { houses } = deal
    const before = houses[(turn + houses.length - 1) % houses.length] ?? house
    squad = squad.with(slot, at(before, slot))
    squads.push({ from: dayOf(deal.at) + 1, squad })
  }
  if (careers.squads.size > 4_000) careers.squads.clear()
  careers.squads.set(key, squads)
  return squads
}

/** Who may play for a club on a day (days since 1970), by place. */
export function squadOn(careers: Careers, club: Club, day: number): Squad {
  const squads = squadsOf(careers, club, yearOf(day))
  return squads.findLast(({ from }) => from <= day)?.squad ?? squads[0]?.squad ?? []
}

/** The squads a club had from one day to another, both included, each with its days. */
export function squadSpans(
  careers: Careers,
  club: Club,
  first: number,
  last: number,
): { from: number; to: number; squad: Squad }[] {
  const spans: { from: number; to: number; squad: Squad }[] = []
  for (let year = yearOf(first); year <= yearOf(last); year++) {
    const squads = squadsOf(careers, club, year)
    squads.forEach(({ from, squad }, index) => {
      const to = (squads[index + 1]?.from ?? julyOf(year + 1)) - 1
      if (to >= first && from <= last && to >= from)
        spans.push({ from: Math.max(from, first), to: Math.min(to, last), squad })
    })
  }
  return spans
}

const clubOf = (house: number): Club | null => CLUBS[house] ?? null

/** Every change of club announced between two instants, the first left out, the last included, by time. */
export function movesBetween(careers: Careers, after: number, until: number): Move[] {
  const players = allPlayers(careers)
  const moves: Move[] = []
  const last = yearOf(dayOf(until))
  for (let year = Math.max(FIRST_YEAR, yearOf(dayOf(after)) - 1); year <= last; year++) {
    const { deals, start } = yearIn(careers, year)
    const back = (julyOf(year + 1) - 1) * DAY + 12 * 60 * MINUTE
    for (const { key, slot, houses, at, kind } of deals) {
      if (at > until || (kind === 'loan' ? back : at) <= after) continue
      houses.forEach((house, turn) => {
        const next = houses[(turn + 1) % houses.length] ?? house
        const player = playerAt(players, start[placeOf(house, slot)] ?? 0)
        const move = { key: `${key}/${turn + 1}`, player, slot, from: clubOf(house), to: clubOf(next) }
        if (at > after) moves.push({ ...move, at, kind })
        if (kind !== 'loan' || back <= after || back > until) return
        moves.push({ ...move, key: `${move.key}/back`, from: move.to, to: move.from, at: back, kind: 'end-of-loan' })
      })
    }
  }
  return moves.sort((one, other) => one.at - other.at)
}

/** All changes of club announced until an instant, by time. */
export const movesUntil = (careers: Careers, now: number): Move[] =>
  movesBetween(careers, Date.UTC(FIRST_YEAR, 0, 1), now)

/** Where a player began: his first club, null for one who began without. */
export function firstClubs(careers: Careers): ReadonlyMap<string, { club: Club | null; slot: number }> {
  return new Map(
    allPlayers(careers).map((player, index) => [
      player.key,
      { club: clubOf(Math.floor(index / SQUAD)), slot: index % SQUAD },
    ]),
  )
}

const hashes = new WeakMap<PlayerRecord, number>()

/** The hash of a player, for what belongs to him wherever he plays. */
export function keyHash(player: PlayerRecord): number {
  const known = hashes.get(player)
  if (known !== undefined) return known
  const hash = hashText(player.key)
  hashes.set(player, hash)
  return hash
}
