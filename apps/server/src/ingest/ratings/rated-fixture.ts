import { hash } from 'node:crypto'
import { isFinished, STATE } from '@touchline/football'
import type { Pair, RatedMatch } from '@touchline/probability'
import type { FixtureRow } from './rated-fixtures.queries.ts'
import type { RatedLeague } from './stand.queries.ts'

/** What a result has in common with others. */
export interface RatedResult {
  fixtureId: number
  day: number
  leagueId: number
  homeTeamId: number
  awayTeamId: number
  refereeId: number | null
}

/** A stored fixture of a rated league, as the rating engines read it. */
export interface RatedFixture extends RatedResult {
  isOver: boolean
  /** After 90 minutes; null until it is over, and where it is unknown. */
  goals: Pair | null
  /** Digest of everything that its ratings and forecasts depend on: 32 hexadecimal digits. */
  inputs: string
  match: RatedMatch
}

/** The counts of both sides; null where one is unknown. */
export const pair = (home: number | null | undefined, away: number | null | undefined): Pair | null =>
  home == null || away == null ? null : [home, away]

export function ratedFixture(row: FixtureRow, { tier }: RatedLeague): RatedFixture {
  const { fixtureId, day, leagueId, homeTeamId, awayTeamId, refereeId } = row
  const isOver = row.stateId !== undefined && isFinished(row.stateId)
  // A match in play has figures too; they mean nothing before its end.
  const counts = isOver ? countsOf(row) : NO_COUNTS
  const [goals, shots, shotsOnTarget, corners, yellowCards] = counts.map(([home, away]) => pair(home, away))
  return {
    ...{ fixtureId, day, leagueId, homeTeamId, awayTeamId, refereeId, isOver },
    goals: goals ?? null,
    inputs: digest([day, leagueId, tier, homeTeamId, awayTeamId, refereeId, ...counts.flat()]),
    match: {
      day,
      division: String(leagueId),
      tier,
      home: String(homeTeamId),
      away: String(awayTeamId),
      goals: goals ?? null,
      shots: shots ?? null,
      shotsOnTarget: shotsOnTarget ?? null,
      corners: corners ?? null,
      yellowCards: yellowCards ?? null,
      referee: refereeId === null ? null : String(refereeId),
    },
  }
}

type Count = number | null | undefined

/** Goals, shots, shots on target, corners and yellow cards of both sides. */
function countsOf(row: FixtureRow): readonly (readonly [Count, Count])[] {
  const atEnd = row.stateId === STATE.full_time
  return [
    [row.homeFullTime ?? (atEnd ? row.homeGoals : null), row.awayFullTime ?? (atEnd ? row.awayGoals : null)],
    [row.homeShots, row.awayShots],
    [row.homeShotsOnTarget, row.awayShotsOnTarget],
    [row.homeCorners, row.awayCorners],
    [row.homeYellowCards, row.awayYellowCards],
  ]
}

const NO_COUNTS: readonly (readonly [Count, Count])[] = new Array(5).fill([null, null])

/** The MD5 of a row as PostgreSQL writes it, which is what it was when the database made it. */
const digest = (values: readonly Count[]): string => hash('md5', `(${values.join(',')})`)
