import { dayByDay } from './day-by-day.ts'
import { MAX_REST, MEETINGS, type PastFact, type RefereeFact, WINDOWS } from './facts.ts'
import { type RefereedMatch, refereeForms } from './referee-form.ts'

/** A fixture as the facts are read from it; goals are those after 90 minutes of a match that is over. */
export interface PlayedMatch extends RefereedMatch {
  id: number
  /** UTC day, counted from 1970. */
  day: number
  seasonId: number
  home: number
  away: number
  goals: readonly [number, number] | null
  /** Whether the season's table counts it. */
  inTable: boolean
}

/** Facts of a match from before its day; null where there is too little data. */
export type KnownBefore = Record<
  | 'homeRest'
  | 'awayRest'
  | 'restLead'
  | 'homePlace'
  | 'awayPlace'
  | 'placeLead'
  | 'meetings'
  | 'meetingWins'
  | 'meetingDraws'
  | 'meetingLosses'
  | 'meetingOvers'
  | 'meetingBoth'
  | RefereeFact
  | PastFact,
  number | null
>

/** A match from the view of one side. */
interface Past {
  points: number
  over: boolean
  both: boolean
}

interface Club {
  all: readonly Past[]
  home: readonly Past[]
  away: readonly Past[]
  /** Day of its last match that is over, and of the last one that was or is to be played. */
  last: number | null
  lastArranged: number | null
}

interface TableLine {
  points: number
  difference: number
  scored: number
}

interface Meeting extends Past {
  home: number
}

const MAX_WINDOW = Math.max(...WINDOWS)
const NO_CLUB: Club = { all: [], home: [], away: [], last: null, lastArranged: null }
const WIN = 3

/**
 * Computes the facts of each match from earlier ones. Matches come by day and those of one day do not know each other,
 * so order within a day does not matter. The past is stored only as far back as the facts look.
 */
export function knowledge() {
  const clubs = new Map<number, Club>()
  const pairs = new Map<string, readonly Meeting[]>()
  const tables = new Map<number, Map<number, TableLine>>()
  const referees = refereeForms()
  const club = (id: number) => clubs.get(id) ?? NO_CLUB

  const before = ({ day, seasonId, home, away, refereeId }: PlayedMatch): KnownBefore => {
    const [ours, theirs] = [club(home), club(away)]
    const [homeRest, awayRest] = [restOf(ours, day), restOf(theirs, day)]
    const table = tables.get(seasonId)
    const [homePlace, awayPlace] = [placeIn(table, home), placeIn(table, away)]
    return {
      homeRest,
      awayRest,
      restLead: difference(homeRest, awayRest),
      homePlace,
      awayPlace,
      placeLead: difference(awayPlace, homePlace),
      ...meetingFacts(pairs.get(pairKey(home, away)) ?? [], home),
      ...referees.before(refereeId),
      ...pastFacts('home', ours.all, ours.home),
      ...pastFacts('away', theirs.all, theirs.away),
    }
  }

  const learn = (match: PlayedMatch) => {
    const { day, home, away, goals } = match
    for (const id of [home, away]) clubs.set(id, { ...club(id), lastArranged: day })
    if (goals === null) return
    for (const [id, side] of [
      [home, 'home'],
      [away, 'away'],
    ] as const) {
      const known = club(id)
      const past = pastOf(goals, side === 'home')
      clubs.set(id, { ...known, last: day, all: keep(known.all, past), [side]: keep(known[side], past) })
    }
    const key = pairKey(home, away)
    pairs.set(key, [...(pairs.get(key) ?? []).slice(1 - MEETINGS), { ...pastOf(goals, true), home }])
    referees.learn(match)
    if (match.inTable) learnTable(match, goals)
  }

  const learnTable = ({ seasonId, home, away }: PlayedMatch, goals: readonly [number, number]) => {
    const table = tables.get(seasonId) ?? new Map<number, TableLine>()
    tables.set(seasonId, table)
    for (const [id, scored, conceded] of [
      [home, goals[0], goals[1]],
      [away, goals[1], goals[0]],
    ] as const) {
      const line = table.get(id) ?? { points: 0, difference: 0, scored: 0 }
      table.set(id, {
        points: line.points + pointsOf(scored, conceded),
        difference: line.difference + scored - conceded,
        scored: line.scored + scored,
      })
    }
  }

  return dayByDay(before, learn)
}

const pairKey = (one: number, other: number) => (one < other ? `${one} ${other}` : `${other} ${one}`)
const keep = (past: readonly Past[], one: Past): Past[] => [...past.slice(1 - MAX_WINDOW), one]
const pointsOf = (scored: number, conceded: number) => (scored > conceded ? WIN : scored === conceded ? 1 : 0)
const difference = (one: number | null, other: number | null) => (one === null || other === null ? null : one - other)

function pastOf([home, away]: readonly [number, number], isHome: boolean): Past {
  const points = isHome ? pointsOf(home, away) : pointsOf(away, home)
  return { points, over: home + away > 2.5, both: home > 0 && away > 0 }
}

/** A match that was arranged before this one counts too, unless it is long ago and was never played. */
function restOf({ last, lastArranged }: Club, day: number): number | null {
  const arranged = lastArranged !== null && day - lastArranged <= MAX_REST ? lastArranged : null
  const latest = Math.max(last ?? Number.NEGATIVE_INFINITY, arranged ?? Number.NEGATIVE_INFINITY)
  return Number.isFinite(latest) ? Math.min(MAX_REST, day - latest) : null
}

/** By points, goal difference and goals; equal ones share the better place. Null before its first match. */
function placeIn(table: ReadonlyMap<number, TableLine> | undefined, id: number): number | null {
  const own = table?.get(id)
  if (!table || !own) return null
  let place = 1
  for (const line of table.values()) {
    const ahead = line.points - own.points || line.difference - own.difference || line.scored - own.scored
    if (ahead > 0) place++
  }
  return place
}

const countOf = (past: readonly Past[], is: (one: Past) => boolean) => past.filter(is).length

function pastFacts<Side extends 'home' | 'away'>(
  side: Side,
  all: readonly Past[],
  venue: readonly Past[],
): Record<Extract<PastFact, `${Side}${string}`>, number | null> {
  const facts: Partial<Record<string, number | null>> = {}
  for (const [scope, list] of [
    ['All', all],
    ['Venue', venue],
  ] as const) {
    for (const window of WINDOWS) {
      const past = list.length < window ? null : list.slice(-window)
      const fact = (name: string, value: (past: readonly Past[]) => number) => {
        facts[`${side}${name}${window}${scope}`] = past && value(past)
      }
      fact('Points', (list) => list.reduce((sum, { points }) => sum + points, 0))
      fact('Wins', (list) => countOf(list, ({ points }) => points === WIN))
      fact('Overs', (list) => countOf(list, ({ over }) => over))
      fact('Both', (list) => countOf(list, ({ both }) => both))
    }
  }
  return facts as Record<Extract<PastFact, `${Side}${string}`>, number | null>
}

/** Facts of the last meetings, however few; empty without one. */
function meetingFacts(past: readonly Meeting[], home: number) {
  const count = (is: (one: Meeting) => boolean) => (past.length === 0 ? null : past.filter(is).length)
  const wonBy = (host: boolean) => (one: Meeting) => one.points === ((one.home === home) === host ? WIN : 0)
  return {
    meetings: past.length,
    meetingWins: count(wonBy(true)),
    meetingDraws: count(({ points }) => points === 1),
    meetingLosses: count(wonBy(false)),
    meetingOvers: count(({ over }) => over),
    meetingBoth: count(({ both }) => both),
  }
}
