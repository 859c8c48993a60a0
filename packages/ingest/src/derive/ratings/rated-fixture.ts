import { hash } from 'node:crypto'
import { isFinished, STATE } from '@touchline/football'
import type { Pair, RatedMatch } from '@touchline/probability'
import type { RatedFixtureRow } from './rated-fixtures.queries.ts'
import type { RatedLeague } from './stand.queries.ts'

/** The links of a result to others. */
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

export function ratedFixture(row: RatedFixtureRow, { tier }: RatedLeague): RatedFixture {
  const { fixtureId, day, leagueId, homeTeamId, awayTeamId, refereeId } = row
  const isOver = row.stateId !== undefined && isFinished(row.stateId)
  // A match in play has figures too; they mean nothing before its end.
  const { text, goals, shots, shotsOnTarget, corners, yellowCards } = isOver ? figuresOf(row) : UNPLAYED
  const referee = refereeId === null ? null : String(refereeId)
  const [division, home, away] = [String(leagueId), String(homeTeamId), String(awayTeamId)]
  return {
    ...{ fixtureId, day, leagueId, homeTeamId, awayTeamId, refereeId, isOver, goals },
    inputs: digest(`${day},${division},${tier},${home},${away},${referee ?? ''},${text}`),
    match: { day, division, tier, home, away, goals, shots, shotsOnTarget, corners, yellowCards, referee },
  }
}

type Count = number | null | undefined

/** Counts of both sides, and the same as text. */
type Figures = Pick<RatedMatch, 'goals' | 'shots' | 'shotsOnTarget' | 'corners' | 'yellowCards'> & { text: string }

function figuresOf(row: RatedFixtureRow): Figures {
  const atEnd = row.stateId === STATE.full_time
  const counts = [
    [row.homeFullTime ?? (atEnd ? row.homeGoals : null), row.awayFullTime ?? (atEnd ? row.awayGoals : null)],
    [row.homeShots, row.awayShots],
    [row.homeShotsOnTarget, row.awayShotsOnTarget],
    [row.homeCorners, row.awayCorners],
    [row.homeYellowCards, row.awayYellowCards],
  ] satisfies [Count, Count][]
  const [goals = null, shots = null, shotsOnTarget = null, corners = null, yellowCards = null] = counts.map(
    ([home, away]) => pair(home, away),
  )
  return { text: counts.flat().join(','), goals, shots, shotsOnTarget, corners, yellowCards }
}

const UNPLAYED: Figures = {
  text: new Array(10).fill('').join(','),
  ...{ goals: null, shots: null, shotsOnTarget: null, corners: null, yellowCards: null },
}

/** The MD5 of a row as PostgreSQL writes it, equal to the database's own. */
const digest = (values: string): string => hash('md5', `(${values})`)
