import type { LiveMatch } from '@touchline/contract'
import { isInPlay, isInterrupted } from '@touchline/football'
import type pg from 'pg'

/** What lists show of a fixture, and where it is listed. */
export interface FixtureFace {
  id: number
  kickoff: Date
  kickoffKnown: boolean
  seasonId: number
  homeTeamId: number
  awayTeamId: number
  refereeId: number | null
  stateId: number
  minute: number | null
  addedMinute: number | null
  homeGoals: number | null
  awayGoals: number | null
  homeShootOut: number | null
  awayShootOut: number | null
}

export async function readFaces(client: pg.ClientBase, ids: readonly number[]): Promise<Map<number, FixtureFace>> {
  if (ids.length === 0) return new Map()
  const { rows } = await client.query<FixtureFace>(
    `SELECT id, kickoff, kickoff_known AS "kickoffKnown", season_id AS "seasonId", home_team_id AS "homeTeamId",
       away_team_id AS "awayTeamId", referee_id AS "refereeId", state_id AS "stateId", minute, added_minute AS "addedMinute",
       home_goals AS "homeGoals", away_goals AS "awayGoals",
       home_shoot_out AS "homeShootOut", away_shoot_out AS "awayShootOut"
     FROM fixture WHERE id = ANY($1::integer[])`,
    [`{${ids.join(',')}}`],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The fixture as the live stream tells it to everyone. */
export function liveMatchOf(face: FixtureFace): LiveMatch {
  return {
    match_id: face.id,
    ...(face.kickoffKnown && isInPlay(face.stateId) && { state_id: face.stateId }),
    status: face.stateId,
    minute: face.minute,
    added_minute: face.addedMinute,
    score: scoreOf(face.homeGoals, face.awayGoals),
    shootout: scoreOf(face.homeShootOut, face.awayShootOut),
  }
}

const scoreOf = (home: number | null, away: number | null) => (home === null || away === null ? null : { home, away })

/** Whether the fixture is in the list of matches going on. */
export const isGoingOn = ({ kickoffKnown, stateId }: FixtureFace): boolean =>
  kickoffKnown && (isInPlay(stateId) || isInterrupted(stateId))

/** True when the two tell a viewer of a list the same. */
export function looksTheSame(before: FixtureFace, after: FixtureFace): boolean {
  return JSON.stringify(liveMatchOf(before)) === JSON.stringify(liveMatchOf(after))
}
