import { type Result, resultOf } from '../../match/form.ts'
import type { Side } from '../../records/fixture.ts'

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
}

/** The record of a team in the counted matches. */
export interface Tally {
  home: GroundRecord
  away: GroundRecord
  /** Null as soon as one match has no cards. */
  fairPlay: number | null
}

export const emptyTally = (): Tally => ({ home: nothing(), away: nothing(), fairPlay: 0 })

const nothing = (): GroundRecord => ({ played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 })

/** The record of each team in the results; teams without one have played nothing. */
export function tallyOf<Team extends TeamId>(
  teams: Iterable<Team>,
  results: readonly TableResult<Team>[],
): Map<Team, Tally> {
  const tallies = new Map<Team, Tally>()
  for (const team of teams) tallies.set(team, emptyTally())
  for (const { home, away, homeGoals, awayGoals, fairPlay = null } of results) {
    const [host, guest] = [tallies.get(home), tallies.get(away)]
    if (host) countMatch(host, 'home', [homeGoals, awayGoals], fairPlay?.[0] ?? null)
    if (guest) countMatch(guest, 'away', [awayGoals, homeGoals], fairPlay?.[1] ?? null)
  }
  return tallies
}

const OUTCOME = { W: 'won', D: 'drawn', L: 'lost' } as const satisfies { [result in Result]: keyof GroundRecord }

/** Adds a match of the team at this ground, its own goals first. */
export function countMatch(
  tally: Tally,
  ground: Side,
  [scored, conceded]: readonly [number, number],
  fairPlay: number | null = null,
): void {
  const record = tally[ground]
  record.played += 1
  record[OUTCOME[resultOf(scored, conceded)]] += 1
  record.scored += scored
  record.conceded += conceded
  tally.fairPlay = tally.fairPlay === null || fairPlay === null ? null : tally.fairPlay + fairPlay
}

/** One figure at home and away together. */
export const overall = ({ home, away }: Tally, figure: keyof GroundRecord): number => home[figure] + away[figure]

export const pointsFrom = (record: GroundRecord, pointsForWin: number): number =>
  record.won * pointsForWin + record.drawn
