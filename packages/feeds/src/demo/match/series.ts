import { fridayOf, isWindow, publishedAt, SERIES_IN_A_YEAR, seasonDays, serialOn } from '../competitions/calendar.ts'
import { type Club, clubsOf, WITHOUT_LEAGUE } from '../competitions/clubs.ts'
import { INVENTED } from '../competitions/competitions.ts'
import { plansOn, specialOf } from '../competitions/days.ts'
import type { LeagueSpec } from '../competitions/league-spec.ts'
import { ROUND_ROBINS } from '../competitions/leagues.ts'
import { DAY, dayOf, HOUR, MINUTE, offsetMinutes } from '../competitions/places.ts'
import { busyIn, REST } from '../competitions/rest.ts'
import { mix, unit } from '../random.ts'
import type { World } from '../world.ts'
import { type Plan, planHash, type Special, seasonKey } from './plan.ts'

export const SERIES_STAGE = 'League Stage'
/** At every quarter of an hour at least so many matches are in play, and so many at every minute. */
const IN_PLAY = 3
const ALWAYS = 2
const QUARTER = 15 * MINUTE
/** Quarters of an hour at which a match is in play at least, its kick-off's included: 90 minutes, added time and a break of 15. */
const COVERED = 8
/** Those after which it is in play until the next one. */
const COVERED_WHOLLY = 7
/** Fixtures are known so many days before they are played. */
const KNOWN_BEFORE = 20
/** Days at either end of a season that its clubs share out, so that seasons need not know of each other. */
const SHARED_DAYS = 3
/** Local hours between which a match may kick off, and those at which it should. */
const OPEN = [11, 22.5] as const
const USUAL = [17, 21.5] as const
/** Leagues whose best is as strong as this have no time for invented rounds. */
const TOO_STRONG = 90

/** Matches with one of these are not in play when their kick-off says so. */
const NOT_IN_PLAY: ReadonlySet<Special | null> = new Set([
  'cancelled',
  'awarded',
  'suspended',
  'interrupted',
  'delayed',
  'walk-over',
])

const ASIA = 'Japan|South Korea|China|Australia|New Zealand|Thailand|Vietnam|Malaysia|Indonesia|India'.split('|')
const AMERICA = 'Brazil|Argentina|Uruguay|Chile|Colombia|Mexico|United States'.split('|')
const regionOf = ({ country }: Club): number => (ASIA.includes(country) ? 0 : AMERICA.includes(country) ? 2 : 1)

/** The clubs that may be asked for invented rounds. */
export const INVITED: readonly Club[] = [
  ...ROUND_ROBINS.filter(({ top }) => top < TOO_STRONG).flatMap(clubsOf),
  ...WITHOUT_LEAGUE,
]
/** The clubs of each invented competition. */
const byRegion = INVENTED.map((_, region) => INVITED.filter((club) => regionOf(club) === region))

/** Whether a club may be asked for an invented match on a day: within its season, outside its breaks. */
function isAround({ league }: Club, region: number, day: number): boolean {
  if (league === null) return true
  const year = new Date(day * DAY).getUTCFullYear()
  // National teams are European here, so elsewhere nobody is away.
  if (region === 1 && !league.throughWindows && isWindow(fridayOf(day + 1))) return false
  return [year - 1, year].some((each) => {
    const [first, last] = seasonDays(league, each)
    return day >= first && day <= last
  })
}

/** Matches in play at each quarter of an hour of some days, and from it until the next. */
interface Counts {
  at: Uint8Array
  wholly: Uint8Array
}

const isQuiet = ({ at, wholly }: Counts, quarter: number): boolean =>
  (at[quarter] ?? 0) < IN_PLAY || (wholly[quarter] ?? 0) < ALWAYS

/** The matches of leagues and cups between two days. */
function inPlay(world: World, first: number, last: number): Counts {
  const quarters = (last - first + 1) * 96
  const counts = { at: new Uint8Array(quarters), wholly: new Uint8Array(quarters) }
  for (let day = first - 1; day <= last; day++) {
    for (const plan of plansOn(world, day)) {
      if (!NOT_IN_PLAY.has(specialOf(world, plan))) cover(counts, (plan.kickoff - first * DAY) / QUARTER)
    }
  }
  return counts
}

/** Counts a match at the quarters it is in play at. @param from quarters after the first day, not always a whole number */
function cover({ at, wholly }: Counts, from: number): void {
  const first = Math.max(0, Math.ceil(from))
  for (let quarter = first; quarter <= from + COVERED - 1 && quarter < at.length; quarter++) {
    at[quarter] = (at[quarter] ?? 0) + 1
    if (quarter <= from + COVERED_WHOLLY - 1) wholly[quarter] = (wholly[quarter] ?? 0) + 1
  }
}

/** A club while the rounds of a season are made. */
interface Candidate {
  club: Club
  index: number
  /** Its matches of leagues and cups, in order, and the first that is still to come. */
  kickoffs: readonly number[]
  next: number
  /** Its latest invented match. */
  latest: number
  /** Invented matches so far. */
  played: number
  /** Hours its clock is ahead of UTC today. */
  ahead: number
  /** What speaks against asking it today, whatever the hour. */
  cost: number
}

interface Making {
  world: World
  serial: number
  first: number
  last: number
  /** By region. */
  candidates: Candidate[][]
  count: number
  /** How often two have met, by their indexes. */
  met: Uint8Array
}

/**
 * How unwilling clubs without a league are, Sunday first: those of leagues have their matches at weekends and can fill the middle of the
 * week, Monday and Friday are left to the others.
 */
const UNWILLING = [5, 0, 2, 5, 5, 0, 5]
/** What a match already played counts, and a meeting of the same two. */
const ONCE_MORE = 0.5
const AGAIN = 2

function making(world: World, serial: number): Making {
  const [first, last] = seasonDays(INVENTED[0] as LeagueSpec, serial)
  const days = Array.from({ length: last - first + 9 }, (_, index) => first - 4 + index)
  const busy = busyIn(days.flatMap((day) => plansOn(world, day)))
  const before = busyIn(isFirstOfYear(serial) ? [] : [...roundsIn(world, serial - 1).values()].slice(-3).flat())
  let index = 0
  const candidates = byRegion.map((clubs) =>
    clubs.map((club) => ({
      club,
      index: index++,
      kickoffs: (busy.get(club.key) ?? []).sort((one, other) => one - other),
      latest: Math.max(0, ...(before.get(club.key) ?? [])),
      ...{ next: 0, played: 0, ahead: 0, cost: 0 },
    })),
  )
  return { world, serial, first, last, candidates, count: index, met: new Uint8Array(index * index) }
}

/** Seasons of a year are made one after the other; at the turn of the year its clubs are shared out, so that years need not know of each other. */
const isFirstOfYear = (serial: number): boolean => isTurn(serial, serial - 1)
const isTurn = (one: number, other: number): boolean =>
  Math.floor(one / SERIES_IN_A_YEAR) !== Math.floor(other / SERIES_IN_A_YEAR)

/** The clubs of each region that may be asked on a day. */
function askedOn({ world, serial, first, last, candidates }: Making, day: number): Candidate[][] {
  const opens = isFirstOfYear(serial) && day < first + SHARED_DAYS
  const closes = isTurn(serial, serial + 1) && day > last - SHARED_DAYS
  const turn = opens ? 1 : closes ? 0 : null
  const unwilling = UNWILLING[(day + 4) % 7] ?? 0
  return candidates.map((list, region) =>
    list.filter((each) => {
      const { club } = each
      each.ahead = offsetMinutes(club.country, day) / 60
      each.cost = (club.league === null ? unwilling : 0) + unit(mix(mix(world.seedHash, club.hash), day))
      return (turn === null || club.hash % 2 === turn) && isAround(club, region, day)
    }),
  )
}

/** Whether a club is rested at an instant, and rests long enough after it; instants come in their order. */
function isFree(each: Candidate, kickoff: number): boolean {
  const { kickoffs } = each
  while ((kickoffs[each.next] ?? Number.POSITIVE_INFINITY) < kickoff) each.next++
  const before = Math.max(each.latest, kickoffs[each.next - 1] ?? 0)
  return kickoff - before >= REST && (kickoffs[each.next] ?? Number.POSITIVE_INFINITY) - kickoff >= REST
}

/** What speaks against a kick-off at an hour of the day: nothing in the evening, everything at night. */
function hourCost(ahead: number, kickoff: number): number {
  const local = (kickoff / HOUR + ahead) % 24
  if (local < OPEN[0] || local > OPEN[1]) return Number.POSITIVE_INFINITY
  return Math.max(0, USUAL[0] - local, local - USUAL[1])
}

/** The cheapest of those who are free, null where nobody is. */
function cheapest(list: readonly Candidate[], kickoff: number, cost: (each: Candidate) => number): Candidate | null {
  let best: Candidate | null = null
  let least = Number.POSITIVE_INFINITY
  for (const each of list) {
    const own = each.cost + ONCE_MORE * each.played + cost(each)
    if (own >= least || !isFree(each, kickoff)) continue
    best = each
    least = own
  }
  return best
}

/** The two clubs that suit an instant best and their region, null where nobody does. */
function pairFor({ met, count }: Making, asked: readonly Candidate[][], kickoff: number) {
  const costOf = (each: Candidate) => each.cost + ONCE_MORE * each.played + hourCost(each.ahead, kickoff)
  const hosts = asked
    .flatMap((list, region) => {
      const host = cheapest(list, kickoff, (each) => hourCost(each.ahead, kickoff))
      return host === null ? [] : [{ host, region }]
    })
    .sort((one, other) => costOf(one.host) - costOf(other.host))
  for (const { host, region } of hosts) {
    const guest = cheapest(asked[region] ?? [], kickoff, (each) =>
      each === host
        ? Number.POSITIVE_INFINITY
        : Math.abs(each.ahead - host.ahead) + AGAIN * (met[host.index * count + each.index] ?? 0),
    )
    if (guest === null) continue
    for (const each of [host, guest]) {
      each.latest = kickoff
      each.played++
    }
    for (const at of [host.index * count + guest.index, guest.index * count + host.index]) met[at] = (met[at] ?? 0) + 1
    return { home: host.club, away: guest.club, region }
  }
  return null
}

type Pair = NonNullable<ReturnType<typeof pairFor>>

function invented({ world, serial, first }: Making, kickoff: number, number: number, pair: Pair): Plan {
  const { home, away, region } = pair
  const league = INVENTED[region] as LeagueSpec
  const day = dayOf(kickoff)
  const key = `${seasonKey(league, serial)}/${number}`
  const hash = planHash(world.seedHash, key)
  return {
    key,
    league,
    year: serial,
    stage: SERIES_STAGE,
    group: null,
    round: String(1 + Math.floor((day - first) / 7)),
    kickoff,
    // Spread over the day, so that not all fixtures of a day appear at once.
    announced: Math.max(
      publishedAt(league, serial),
      (day - KNOWN_BEFORE) * DAY + 6 * HOUR + Math.floor(12 * HOUR * unit(mix(hash, 5))),
    ),
    home,
    away,
    neutral: false,
    lead: null,
    moved: null,
    hash,
  }
}

/** The invented rounds of a season of two months, by day. */
function roundsIn(world: World, serial: number): ReadonlyMap<number, readonly Plan[]> {
  const known = world.series.get(serial)
  if (known !== undefined) return known
  const made = making(world, serial)
  const { first, last } = made
  const counts = inPlay(world, first, last)
  const byDay = new Map<number, Plan[]>()
  let number = 0
  for (let day = first; day <= last; day++) {
    const asked = askedOn(made, day)
    const plans: Plan[] = []
    for (let quarter = (day - first) * 96; quarter < (day - first + 1) * 96; quarter++) {
      const kickoff = first * DAY + quarter * QUARTER
      while (isQuiet(counts, quarter)) {
        const pair = pairFor(made, asked, kickoff)
        if (pair === null) break
        plans.push(invented(made, kickoff, ++number, pair))
        cover(counts, quarter)
      }
    }
    byDay.set(day, plans)
  }
  world.series.set(serial, byDay)
  return byDay
}

/** The invented rounds of a UTC day (days since 1970), by kick-off. */
export const inventedOn = (world: World, day: number): readonly Plan[] => roundsIn(world, serialOn(day)).get(day) ?? []

/** Fixtures of an invented competition in one of its short seasons, by kick-off. */
export const inventedPlans = (world: World, league: LeagueSpec, serial: number): Plan[] =>
  [...roundsIn(world, serial).values()].flat().filter((plan) => plan.league === league)
