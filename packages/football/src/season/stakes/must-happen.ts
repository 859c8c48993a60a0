import { isOut, isSecured } from './certainty.ts'
import {
  award,
  isOf,
  leftOf,
  lossOf,
  type OpenMatch,
  type OpenTable,
  type Outcome,
  settled,
  winOf,
  withAllWon,
} from './open-table.ts'

/** The condition for a team to end among the first places of its table; never stated too early. */
export interface MustHappen {
  state: 'secured' | 'out' | 'open'
  /** Points from its own matches that are enough whatever others do; null if no number is, or the end is far away. */
  enough: { points: number; matches: number; all: boolean } | null
  /** The first time it can be certain, if it wins all until then; null if that is far away or unknown. */
  earliest: Earliest | null
  /** For the first place: how many points more than the leader it has to take from here, level on points counted as enough. */
  more: { than: number; points: number } | null
}

interface Earliest {
  /** Kick-off of the last match that it takes. */
  kickoff: string
  wins: number
  /** Matches of the table until then, by their index. */
  matches: readonly number[]
  /** Points that others have to drop in theirs until then; null if the condition is not that simple. */
  drops: readonly { team: number; points: number }[] | null
}

const NOTHING = { enough: null, earliest: null, more: null } as const

export function mustHappen(table: OpenTable, team: number, places: number): MustHappen {
  if (isSecured(table, team, places)) return { state: 'secured', ...NOTHING }
  if (isOut(table, team, places)) return { state: 'out', ...NOTHING }
  const isNear = (leftOf(table)[team] ?? 0) <= MAX_LEFT
  return {
    state: 'open',
    enough: isNear ? enoughPoints(table, team, places) : null,
    earliest: isNear ? earliestOf(table, team, places) : null,
    more: places === 1 ? pointsMore(table, team) : null,
  }
}

/** With more matches left, conditions are of no interest. */
const MAX_LEFT = 15

/** Most own matches that are tried result by result. */
const MAX_ENUMERATED = 3

function enoughPoints(table: OpenTable, team: number, places: number): MustHappen['enough'] {
  const matches = leftOf(table)[team]!
  const most = matches * table.pointsForWin
  if (!isSecured(withAllWon(table, team), team, places)) return null
  const points = matches > MAX_ENUMERATED ? fewestAgainstAll(table, team, places) : fewestByResults(table, team, places)
  return { points, matches, all: points === most }
}

/** The fewest points that are enough if every opponent takes all from its match with this team as well: too many rather than too few. */
function fewestAgainstAll(table: OpenTable, team: number, places: number): number {
  const most = leftOf(table)[team]! * table.pointsForWin
  const against = settled(table, (match) => (isOf(team, match) ? lossOf(team, match) : null))
  const isEnough = (gained: number) =>
    isSecured(
      { ...against, points: against.points.map((points, at) => points + (at === team ? gained : 0)) },
      team,
      places,
    )
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** The fewest points that are enough in every way to take them. */
function fewestByResults(table: OpenTable, team: number, places: number): number {
  let fewest = 0
  const play = (now: OpenTable): void => {
    const match = now.matches.find((one) => isOf(team, one))
    if (match === undefined) {
      const gained = now.points[team]! - table.points[team]!
      if (gained >= fewest && !isSecured(now, team, places)) fewest = gained + 1
      return
    }
    for (const outcome of [1, 0, -1] as const) play(settled(now, (one) => (one === match ? outcome : null)))
  }
  play(table)
  return fewest
}

function pointsMore({ points }: OpenTable, team: number): MustHappen['more'] {
  const than = points.reduce((best, own, other) => (own > points[best]! ? other : best), 0)
  return points[than]! > points[team]! ? { than, points: points[than]! - points[team]! } : null
}

/** Number of a team's matches to look ahead. */
const MAX_AHEAD = 6

function earliestOf(table: OpenTable, team: number, places: number): Earliest | null {
  const own = table.matches.filter((match) => isOf(team, match)).toSorted(byKickoff)
  for (let wins = 1; wins <= Math.min(own.length, MAX_AHEAD); wins++) {
    const next = own[wins]?.kickoff
    const isUntil = ({ kickoff }: OpenMatch) => next === undefined || kickoff < next
    const won = settled(table, (match) => (isOf(team, match) && isUntil(match) ? winOf(team, match) : null))
    // Even if nobody else took a point: a team that is not certain then cannot become so.
    const none = { ...won, matches: won.matches.filter((match) => !isUntil(match)) }
    if (!isSecured(none, team, places)) continue
    if (!isSecured(withLeastHarm(won, isUntil), team, places)) return null
    return { wins, ...untilThen(table, isUntil), drops: places === 1 ? dropsOf(won, team, isUntil) : null }
  }
  return null
}

const byKickoff = (one: OpenMatch, other: OpenMatch) =>
  one.kickoff < other.kickoff ? -1 : one.kickoff > other.kickoff ? 1 : 0

function untilThen({ matches }: OpenTable, isUntil: (match: OpenMatch) => boolean) {
  const own = matches.flatMap((match, at) => (isUntil(match) ? [at] : []))
  return {
    matches: own,
    kickoff: own.map((at) => matches[at]!.kickoff).reduce((last, one) => (one > last ? one : last), ''),
  }
}

/** The table if the less dangerous team wins each match until then. */
function withLeastHarm(table: OpenTable, isUntil: (match: OpenMatch) => boolean): OpenTable {
  const left = leftOf(table)
  const points = [...table.points]
  const most = (team: number) => points[team]! + left[team]! * table.pointsForWin
  const matches = table.matches.filter((match) => {
    if (!isUntil(match)) return true
    const { home, away } = match
    const outcome: Outcome = most(home) < most(away) ? 1 : -1
    award(points, { openMatch: match, outcome, pointsForWin: table.pointsForWin })
    left[home]!--
    left[away]!--
    return false
  })
  return { ...table, points, matches }
}

/** The points that rivals within reach have to drop until then, if they win all later matches. */
function dropsOf(won: OpenTable, team: number, isUntil: (match: OpenMatch) => boolean): Earliest['drops'] {
  const left = leftOf(won)
  return won.points.flatMap((points, other) => {
    const drop = points + left[other]! * won.pointsForWin - (won.points[team]! - 1)
    return other === team || drop <= 0 || !won.matches.some((match) => isOf(other, match) && isUntil(match))
      ? []
      : [{ team: other, points: drop }]
  })
}
