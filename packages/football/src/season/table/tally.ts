import { type Result, resultOf } from '../../match/form.ts'
import type { Side } from '../../records/fixture.ts'
import type { PointsRules } from './table-rules.types.ts'

export type TeamId = number | string

/** A result that counts in a table. */
export interface TableResult<Team extends TeamId = number> {
  fixture: number | null
  /** UTC instant, ISO 8601. */
  kickoff: string
  home: Team
  away: Team
  homeGoals: number
  awayGoals: number
  /** Points a fair-play ranking takes off for cards, home first, 0 or below; null or absent when the cards are not known. */
  fairPlay?: readonly [home: number, away: number] | null
  /** The winner of a shoot-out after a draw; null or absent without one. */
  shootOut?: Side | null
  /** Whether the goals are those after extra time. */
  extraTime?: boolean
  /** The score at half-time, home first; null or absent when unknown. */
  halfTime?: readonly [home: number, away: number] | null
}

export interface GroundRecord {
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  /** Shoot-outs after a draw: the match counts as drawn too. */
  shootOutsWon: number
  shootOutsLost: number
  /** Wins and defeats that took extra time: they are among the others too. */
  extraTimeWon: number
  extraTimeLost: number
}

/** The record of a team in the counted matches. */
export interface Tally {
  home: GroundRecord
  away: GroundRecord
  /** Null as soon as one match has no cards. */
  fairPlay: number | null
}

export const emptyTally = (): Tally => ({ home: nothing(), away: nothing(), fairPlay: 0 })

const nothing = (): GroundRecord => ({
  ...{ played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 },
  ...{ shootOutsWon: 0, shootOutsLost: 0, extraTimeWon: 0, extraTimeLost: 0 },
})

/** The record of each team in the results; teams without one have played nothing. */
export function tallyOf<Team extends TeamId>(
  teams: Iterable<Team>,
  results: readonly TableResult<Team>[],
): Map<Team, Tally> {
  const tallies = new Map<Team, Tally>()
  for (const team of teams) tallies.set(team, emptyTally())
  for (const result of results) {
    const { home, away, homeGoals, awayGoals, fairPlay = null } = result
    const [host, guest] = [tallies.get(home), tallies.get(away)]
    const beyond = beyondOf(result)
    if (host) countMatch(host, { ground: 'home', goals: [homeGoals, awayGoals], ...beyond }, fairPlay?.[0] ?? null)
    if (guest) countMatch(guest, { ground: 'away', goals: [awayGoals, homeGoals], ...beyond }, fairPlay?.[1] ?? null)
  }
  return tallies
}

const OUTCOME = { W: 'won', D: 'drawn', L: 'lost' } as const satisfies { [result in Result]: keyof GroundRecord }

/** A match as one of its teams saw it. */
export interface SideOfMatch {
  ground: Side
  /** Its own goals first. */
  goals: readonly [scored: number, conceded: number]
  /** The winner of a shoot-out after a draw. */
  shootOut: Side | null
  extraTime: boolean
}

/** The end of a result that went beyond its 90 minutes. */
export const beyondOf = ({
  shootOut = null,
  extraTime = false,
}: Pick<TableResult<TeamId>, 'shootOut' | 'extraTime'>): Pick<SideOfMatch, 'shootOut' | 'extraTime'> => ({
  shootOut,
  extraTime,
})

/** Adds a match to the record of a team. */
export function countMatch(
  tally: Tally,
  { ground, goals: [scored, conceded], shootOut, extraTime }: SideOfMatch,
  fairPlay: number | null = null,
): void {
  const record = tally[ground]
  record.played += 1
  const result = resultOf(scored, conceded)
  record[OUTCOME[result]] += 1
  if (result === 'D' && shootOut !== null) record[shootOut === ground ? 'shootOutsWon' : 'shootOutsLost'] += 1
  if (result !== 'D' && extraTime) record[result === 'W' ? 'extraTimeWon' : 'extraTimeLost'] += 1
  record.scored += scored
  record.conceded += conceded
  tally.fairPlay = tally.fairPlay === null || fairPlay === null ? null : tally.fairPlay + fairPlay
}

/** One figure at home and away together. */
export const overall = ({ home, away }: Tally, figure: keyof GroundRecord): number => home[figure] + away[figure]

/** Points of a record. A shoot-out replaces the point of a draw, and a result in extra time the points of a usual one. */
export function pointsFrom(record: GroundRecord, { pointsForWin, shootOut, extraTime }: PointsRules): number {
  const usual = record.won * pointsForWin + record.drawn
  const byShootOut = shootOut
    ? record.shootOutsWon * (shootOut.win - 1) + record.shootOutsLost * (shootOut.loss - 1)
    : 0
  const inExtraTime = extraTime
    ? record.extraTimeWon * (extraTime.win - pointsForWin) + record.extraTimeLost * extraTime.loss
    : 0
  return usual + byShootOut + inExtraTime
}
