import type { LiveMatch, LiveOdds } from '@touchline/contract'
import { bookmakerName, isDecided, isInPlay, isInterrupted, priceFormats } from '@touchline/football'
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
  priceHome: number | null
  priceDraw: number | null
  priceAway: number | null
  priceBookmakerId: number | null
}

export async function readFaces(client: pg.ClientBase, ids: readonly number[]): Promise<Map<number, FixtureFace>> {
  if (ids.length === 0) return new Map()
  const { rows } = await client.query<FixtureFace>(
    `SELECT id, kickoff, kickoff_known AS "kickoffKnown", season_id AS "seasonId", home_team_id AS "homeTeamId",
       away_team_id AS "awayTeamId", referee_id AS "refereeId", state_id AS "stateId", minute, added_minute AS "addedMinute",
       home_goals AS "homeGoals", away_goals AS "awayGoals",
       home_shoot_out AS "homeShootOut", away_shoot_out AS "awayShootOut",
       price_home AS "priceHome", price_draw AS "priceDraw", price_away AS "priceAway",
       price_bookmaker_id AS "priceBookmakerId"
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

const DAY_MS = 86_400_000
/** The days people look at: those the lists offer, today among them. */
const LISTED_AHEAD_MS = 8 * DAY_MS

/** Whether somebody may be looking at the prices of the fixture: it is still to be decided, and stands in the lists of these days. */
export const isPriceFollowed = ({ stateId, kickoff }: FixtureFace, now: Date): boolean => {
  const ahead = kickoff.getTime() - now.getTime()
  return !isDecided(stateId) && ahead > -DAY_MS && ahead < LISTED_AHEAD_MS
}

/** What the live stream tells of prices that changed: the reference prices where they did, otherwise only whose they are. */
export function liveOddsOf(before: FixtureFace, after: FixtureFace): LiveOdds {
  const told = referenceOf(after)
  const same = JSON.stringify(referenceOf(before)) === JSON.stringify(told)
  return same ? { match_id: after.id } : { match_id: after.id, ...told }
}

function referenceOf({ priceHome, priceDraw, priceAway, priceBookmakerId }: FixtureFace) {
  const [home, draw, away] = [priceFormats(priceHome), priceFormats(priceDraw), priceFormats(priceAway)]
  const odds: LiveOdds['odds'] = home && draw && away ? [home, draw, away] : null
  return { odds, odds_source: odds && bookmakerName(priceBookmakerId) }
}
