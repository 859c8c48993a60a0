import type { PlayerRecord } from '@touchline/football'
import { CLUBS, type Club } from '../competitions/clubs.ts'
import { nationalSquad } from '../competitions/nations.ts'
import { countryName, DAY, dayOf, MINUTE } from '../competitions/places.ts'
import { hasPlace, SQUAD, type Squad } from '../competitions/slots.ts'
import { hashText, mix } from '../random.ts'
import { ageOn, keyHash } from './ages.ts'
import { dealsIn, julyOf, type Step, type StepKind } from './deals.ts'
import { namePoolOf } from './name-pools.ts'
import { newcomerOf, squadOf } from './people.ts'

/** The first summer in which players change clubs; before it everybody is where he was then. */
export const FIRST_YEAR = 2025

/** A player's change of place as it is announced. A null club is no club. */
export interface Move {
  key: string
  player: PlayerRecord
  slot: number
  from: Club | null
  to: Club | null
  /** The day of the change, days since 1970; he belongs to the new club from the next day on. */
  day: number
  /** The instant at which it is announced. */
  at: number
  kind: StepKind
  /** For a player who signs after his contract ended, the club he left. */
  left: Club | null
  /** Whether a released player signs elsewhere in the same window. */
  signs: boolean
}

/** A present or former player of the world, with the time and place of his debut there. */
export interface Native {
  player: PlayerRecord
  slot: number
  club: Club
  /** Null for players who were there when the simulation began. */
  arrival: { day: number; at: number; kind: StepKind } | null
}

interface Year {
  steps: readonly Step[]
  /** Steps to and from a club, the earliest first. */
  byHouse: ReadonlyMap<number, readonly Step[]>
  /** Players (by their place among all) on the first of July before the contracts of June end, by house and place. */
  start: readonly (number | null)[]
}

/** Squads over time, computed from the seed on request. */
export interface Careers {
  seedHash: number
  years: Map<number, Year>
  natives: Native[]
  /** Names that are taken. */
  names: Set<string>
  squads: Map<string, readonly { from: number; squad: Squad }[]>
  /** Squads of national teams, by the team's key and the day. */
  nationalSquads: Map<string, Squad>
}

export const newCareers = (seedHash: number): Careers => ({
  seedHash,
  years: new Map(),
  natives: [],
  names: new Set(),
  squads: new Map(),
  nationalSquads: new Map(),
})

const indexes: ReadonlyMap<string, number> = new Map(CLUBS.map((club, index) => [club.key, index]))
const placeOf = (house: number, slot: number): number => house * SQUAD + slot
const clubOf = (house: number | null): Club | null => (house === null ? null : (CLUBS[house] ?? null))

/** The year in whose July the football year of a day began. */
function yearOf(day: number): number {
  const date = new Date(day * DAY)
  return date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1
}

/** A change is announced in the course of its day; an end of contract on the day after it. */
function announcedAt({ key, day, kind }: Step): number {
  const hash = hashText(key)
  if (kind === 'released' || kind === 'stopped') return (day + 1) * DAY + (mix(hash, 1) % 300) * MINUTE
  return kind === 'end-of-loan' ? day * DAY + 12 * 60 * MINUTE : day * DAY + (420 + (mix(hash, 3) % 840)) * MINUTE
}

/** A player whose short name is taken uses his full one, with a second surname where that is taken too. */
function named({ names }: Careers, player: PlayerRecord): PlayerRecord {
  const { family } = namePoolOf(countryName(player.country) ?? '')
  const double = `${player.name}-${family[keyHash(player) % family.length]}`
  const commonName = [player.commonName, player.name].find((name) => !names.has(name)) ?? double
  names.add(commonName)
  return { ...player, name: commonName === double ? double : player.name, commonName }
}

function firstSquads(careers: Careers): (number | null)[] {
  const day = julyOf(FIRST_YEAR)
  const { natives } = careers
  return CLUBS.flatMap((club) =>
    squadOf(careers.seedHash, club, day).map((player, slot) =>
      hasPlace(club, slot) ? natives.push({ player: named(careers, player), slot, club, arrival: null }) - 1 : null,
    ),
  )
}

/** Places after the steps of a year. */
function after({ start, steps }: Year): (number | null)[] {
  const next = [...start]
  for (const { from, slot } of steps) if (from !== null) next[placeOf(from, slot)] = null
  // Nobody takes a place before its player has left, but a newcomer of a year may be lent and return at its end.
  for (const { to, slot, player, kind } of steps) {
    if (to !== null && kind !== 'loan') next[placeOf(to, slot)] = player
  }
  return next
}

function yearIn(careers: Careers, asked: number): Year {
  const year = Math.max(asked, FIRST_YEAR)
  const known = careers.years.get(year)
  if (known !== undefined) return known
  const start = year > FIRST_YEAR ? after(yearIn(careers, year - 1)) : firstSquads(careers)
  const { seedHash, natives } = careers
  const steps = Array.from({ length: SQUAD }, (_, slot) => {
    const made: Native[] = []
    const own = dealsIn({
      ...{ seedHash, year, slot },
      start: CLUBS.map((_, house) => start[placeOf(house, slot)] ?? null),
      ageOf: (index, day) => ageOn((natives[index] as Native).player, day),
      newcomer: (house, from) => {
        const club = CLUBS[house] as Club
        const player = named(careers, newcomerOf(seedHash, { club, slot, year, from }))
        const native: Native = { player, slot, club, arrival: null }
        made.push(native)
        return natives.push(native) - 1
      },
    })
    for (const step of own) {
      const native = natives[step.player]
      if (native !== undefined && made.includes(native) && native.arrival === null)
        native.arrival = { day: step.day, at: announcedAt(step), kind: step.kind }
    }
    return own
  }).flat()
  const byHouse = new Map<number, Step[]>()
  const note = (house: number | null, step: Step) => {
    if (house === null || step.kind === 'end-of-loan') return
    const list = byHouse.get(house)
    if (list === undefined) byHouse.set(house, [step])
    else list.push(step)
  }
  for (const step of steps.toSorted((one, other) => one.day - other.day)) {
    note(step.from, step)
    note(step.to, step)
  }
  const made = { steps, byHouse, start }
  careers.years.set(year, made)
  return made
}

function squadsOf(careers: Careers, club: Club, year: number): readonly { from: number; squad: Squad }[] {
  const key = `${year} ${club.key}`
  const known = careers.squads.get(key)
  if (known !== undefined) return known
  const house = indexes.get(club.key) ?? -1
  const { start, byHouse } = yearIn(careers, year)
  const { natives } = careers
  const playerOf = (index: number | null) => (index === null ? null : (natives[index]?.player ?? null))
  let squad: Squad = Array.from({ length: SQUAD }, (_, slot) => playerOf(start[placeOf(house, slot)] ?? null))
  const squads = [{ from: julyOf(year), squad }]
  for (const { slot, from, player, day } of year < FIRST_YEAR ? [] : (byHouse.get(house) ?? [])) {
    squad = squad.with(slot, from === house ? null : playerOf(player))
    squads.push({ from: day + 1, squad })
  }
  if (careers.squads.size > 4_000) careers.squads.clear()
  careers.squads.set(key, squads)
  return squads
}

/** Available players of a club or a national team on a day (days since 1970), by place. */
export function squadOn(careers: Careers, club: Club, day: number): Squad {
  if (club.national)
    return nationalSquad(careers.nationalSquads, { nation: club, day, squadOf: (each) => squadOn(careers, each, day) })
  const squads = squadsOf(careers, club, yearOf(day))
  return squads.findLast(({ from }) => from <= day)?.squad ?? squads[0]?.squad ?? []
}

/** The squads a club had from one day to another, both included, each with its days. */
export function squadSpans(
  careers: Careers,
  { club, first, last }: { club: Club; first: number; last: number },
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

/** Every change of place announced between two instants, the first left out, the last included, by time. */
export function movesBetween(careers: Careers, after: number, until: number): Move[] {
  const moves: Move[] = []
  const last = yearOf(dayOf(until))
  for (let year = Math.max(FIRST_YEAR, yearOf(dayOf(after)) - 1); year <= last; year++) {
    for (const step of yearIn(careers, year).steps) {
      const at = announcedAt(step)
      const native = careers.natives[step.player]
      if (at <= after || at > until || native === undefined) continue
      const { key, slot, day, kind, left = null, signs = false } = step
      const clubs = { from: clubOf(step.from), to: clubOf(step.to), left: clubOf(left) }
      moves.push({ key, player: native.player, slot, ...clubs, day, at, kind, signs })
    }
  }
  return moves.sort((one, other) => one.at - other.at)
}

/** All changes of place announced until an instant, by time. */
export const movesUntil = (careers: Careers, now: number): Move[] =>
  movesBetween(careers, Date.UTC(FIRST_YEAR, 0, 1), now)

/** All players who had joined the world by an instant, those from its beginning first. */
export function nativesUntil(careers: Careers, now: number): readonly Native[] {
  yearIn(careers, yearOf(dayOf(now)))
  return careers.natives.filter(({ arrival }) => arrival === null || arrival.at <= now)
}
