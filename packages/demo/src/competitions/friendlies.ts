import { type Plan, planHash, seasonKey } from '../match/plan.ts'
import { mix, unit } from '../random.ts'
import { rememberDay, type World } from '../world.ts'
import { isPaused, seasonDays } from './calendar.ts'
import { CLUBS, type Club, NEWCOMERS } from './clubs.ts'
import { CLUB_FRIENDLIES } from './competitions.ts'
import { movedFrom, plansOn } from './days.ts'
import { DAY, HOUR, MINUTE, offsetMinutes } from './places.ts'
import { busyIn, isFree } from './rest.ts'

/** Friendlies are agreed this many days before they are played. */
export const AGREED_BEFORE = 22
/** At most one in this many matches of a day is a friendly. */
const ONE_IN = 10
/** Days before the first round between which a club tries its team out. */
const PRE_SEASON = [32, 5] as const
/** A club plays a friendly on at most one day in this many. */
const TURNS = 4
/** Two newcomers meet every this many days. */
const NEWCOMERS_EVERY = 6
/** Local kick-offs in minutes after midnight. */
const KICKOFFS = [15 * 60, 16 * 60, 17 * 60 + 30, 18 * 60, 19 * 60, 20 * 60]

/** Whether a club of a league may play a friendly on a day: before its season, or in a break of it. */
function isOff({ league }: Club, day: number): boolean {
  if (league?.named !== true) return false
  const year = new Date(day * DAY).getUTCFullYear()
  return [year - 1, year].some((each) => {
    const [first, last] = seasonDays(league, each)
    if (day < first) return first - day <= PRE_SEASON[0] && first - day >= PRE_SEASON[1]
    return day <= last && isPaused(league, each, day)
  })
}

/** Clubs that may play on a day, rested before and after, in a drawn order; neighbours of one part of the world are next to each other. */
function freeClubs(world: World, day: number, noon: number): Club[] {
  const days = Array.from({ length: 9 }, (_, index) => day - 4 + index)
  const busy = busyIn(days.flatMap((each) => [...plansOn(world, each), ...movedFrom(world, each)]))
  const rank = (club: Club) => unit(mix(mix(world.seedHash, club.hash), day))
  return CLUBS.filter((club) => (club.hash + day) % TURNS === 0 && isOff(club, day))
    .filter((club) =>
      [noon - 12 * HOUR, noon, noon + 12 * HOUR].every((at) => isFree(busy, { home: club, away: club, kickoff: at })),
    )
    .map((club) => ({ club, rank: rank(club) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ club }) => club)
}

/** Pairs of clubs whose clocks are at most two hours apart. */
function pairsOf(free: readonly Club[], day: number, most: number): [Club, Club][] {
  const left = [...free]
  const pairs: [Club, Club][] = []
  while (left.length > 1 && pairs.length < most) {
    const home = left.shift()
    if (home === undefined) break
    const offset = offsetMinutes(home.country, day)
    const at = left.findIndex((club) => Math.abs(offsetMinutes(club.country, day) - offset) <= 120)
    const [away] = at < 0 ? [] : left.splice(at, 1)
    if (away !== undefined) pairs.push([home, away])
  }
  return pairs
}

/** Two small clubs that have not played for a long time. */
function newcomersOn(day: number): [Club, Club][] {
  if (day % NEWCOMERS_EVERY !== 0) return []
  const first = ((day / NEWCOMERS_EVERY) * 2) % NEWCOMERS.length
  const [home, away] = [NEWCOMERS[first], NEWCOMERS[first + 1]]
  return home === undefined || away === undefined ? [] : [[home, away]]
}

/** The friendlies of a UTC day (days since 1970), by kick-off. */
export function friendliesOn(world: World, day: number): readonly Plan[] {
  return rememberDay(world.friendlies, day, () => {
    const most = Math.floor(plansOn(world, day).length / (ONE_IN - 1))
    const small = newcomersOn(day).slice(0, most)
    const free = freeClubs(world, day, day * DAY + 12 * HOUR)
    return [...small, ...pairsOf(free, day, most - small.length)]
      .map(([home, away], index) => friendly(world, { day, number: index + 1, home, away }))
      .sort((one, other) => one.kickoff - other.kickoff)
  })
}

function friendly(
  world: World,
  { day, number, home, away }: { day: number; number: number; home: Club; away: Club },
): Plan {
  const key = `${seasonKey(CLUB_FRIENDLIES, new Date(day * DAY).getUTCFullYear())}/${day}/${number}`
  const hash = planHash(world.seedHash, key)
  const local = KICKOFFS[mix(hash, 6) % KICKOFFS.length] ?? 0
  const minute = (((local - offsetMinutes(home.country, day)) % 1440) + 1440) % 1440
  return {
    key,
    league: CLUB_FRIENDLIES,
    year: new Date(day * DAY).getUTCFullYear(),
    stage: null,
    group: null,
    round: null,
    kickoff: day * DAY + minute * MINUTE,
    // Spread over the day, so that not all friendlies of a day appear at once.
    announced: (day - AGREED_BEFORE) * DAY + 6 * HOUR + Math.floor(12 * HOUR * unit(mix(world.seedHash, day + number))),
    home,
    away,
    neutral: false,
    lead: null,
    straight: false,
    moved: null,
    hash,
  }
}

/** All fixtures of a UTC day: of leagues and cups, and friendlies. */
export const fixturesOn = (world: World, day: number): Plan[] => [...plansOn(world, day), ...friendliesOn(world, day)]
