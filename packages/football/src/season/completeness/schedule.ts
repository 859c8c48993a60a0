import { meetsOnceAtHome } from '../../round-robin.ts'
import { opponentsIn } from '../rules/second-phases.ts'
import { tableRulesOf } from '../table/table-rules.ts'
import type { HeldMatch } from './held-match.ts'

/** A match that the rules require and that is not stored. */
export interface AbsentMatch {
  home: number
  away: number
  stage: number | null
  /** Null where it is unknown. */
  round: string | null
}

/** The matches of a table as the rules have them. */
export interface Schedule {
  /** The total number; null where it is uncertain. */
  matches: number | null
  absent: readonly AbsentMatch[]
}

/** Which league and season, and whether it is the only table of the season. */
export interface ScheduleOf {
  stableKey: string | null
  seasonName: string
  alone: boolean
}

const UNKNOWN: Schedule = { matches: null, absent: [] }
/** Where rounds are unknown, so much of a double round robin shows that its clubs are all there. */
const MIN_SHARE_OF_PAIRS = 0.5
/** With fewer clubs rounds prove little, and no league in the rules has fewer than these. */
const MIN_CLUBS = 4
const MIN_CLUBS_OF_LEAGUE = 8

/**
 * How many matches a table has, and which are not stored. Certain, or not said: where each pair meets once at each ground by the rules
 * of the league or by its rounds, or the table splits into groups of a known size; and where its clubs are all there, which shows in a
 * round that all of them play.
 */
export function scheduleOf(matches: readonly HeldMatch[], { stableKey, seasonName, alone }: ScheduleOf): Schedule {
  const clubs = [...new Set(matches.flatMap(({ home, away }) => [home, away]))]
  const rules = tableRulesOf(stableKey, seasonName)
  if (clubs.length < MIN_CLUBS || rules.perMatch) return UNKNOWN
  const rounds = Map.groupBy(matches, ({ round }) => round)
  const whole = [...rounds].some(([round, played]) => round !== null && isWhole(played, clubs.length))
  if (alone && rules.split !== null) {
    const { after, pools, groups } = rules.split
    const isAll = whole && sumOf(groups.map(({ teams }) => teams)) === clubs.length
    const later = groups.map((group) => (group.meetings * group.teams * opponentsIn(group, pools)) / 2)
    return isAll ? { matches: (clubs.length * after) / 2 + sumOf(later), absent: [] } : UNKNOWN
  }
  const pairs = new Set(matches.map(pairOf))
  const once = alone && clubs.length >= MIN_CLUBS_OF_LEAGUE && meetsOnceAtHome(stableKey, seasonName)
  const isAll = whole || pairs.size >= MIN_SHARE_OF_PAIRS * clubs.length * (clubs.length - 1)
  const holds = once ? isAll : whole && isDoubleRoundRobin(rounds, clubs.length, matches.length === pairs.size)
  return holds
    ? { matches: 2 * pairsOf(clubs.length), absent: absentOf(clubs, { pairs, rounds, held: matches }) }
    : UNKNOWN
}

const pairsOf = (clubs: number): number => (clubs * (clubs - 1)) / 2
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
const pairOf = ({ home, away }: { home: number; away: number }): string => `${home} ${away}`

/** Whether all clubs play the round, but one of an odd number. */
const isWhole = (round: readonly HeldMatch[], clubs: number): boolean =>
  round.length === Math.floor(clubs / 2) &&
  new Set(round.flatMap(({ home, away }) => [home, away])).size === round.length * 2

/** Rounds in which nobody plays twice and each pair meets once at each ground. */
function isDoubleRoundRobin(
  rounds: ReadonlyMap<string | null, readonly HeldMatch[]>,
  clubs: number,
  onceEach: boolean,
): boolean {
  const usual = clubs % 2 === 0 ? 2 * (clubs - 1) : 2 * clubs
  const plays = [...rounds.values()].map((played) => played.flatMap(({ home, away }) => [home, away]))
  return (
    onceEach && !rounds.has(null) && rounds.size === usual && plays.every((all) => new Set(all).size === all.length)
  )
}

/** Pairs that are not stored, each in the round in which these two clubs alone have no match. */
function absentOf(
  clubs: readonly number[],
  {
    pairs,
    rounds,
    held: [first],
  }: {
    pairs: ReadonlySet<string>
    rounds: ReadonlyMap<string | null, readonly HeldMatch[]>
    held: readonly HeldMatch[]
  },
): AbsentMatch[] {
  const roundOf = new Map<string, string>()
  for (const [round, played] of rounds) {
    const busy = new Set(played.flatMap(({ home, away }) => [home, away]))
    const [one, other, third] = clubs.filter((club) => !busy.has(club))
    if (round === null || one === undefined || other === undefined || third !== undefined) continue
    const open = [pairOf({ home: one, away: other }), pairOf({ home: other, away: one })].filter(
      (pair) => !pairs.has(pair),
    )
    if (open.length === 1) roundOf.set(open[0] ?? '', round)
  }
  return clubs.flatMap((home) =>
    clubs
      .filter((away) => away !== home && !pairs.has(pairOf({ home, away })))
      .map((away) => ({ home, away, stage: first?.stage ?? null, round: roundOf.get(pairOf({ home, away })) ?? null })),
  )
}
