import type { LiveMatch, LiveOdds } from '@touchline/contract'
import { bookmakerName, isDecided, isInPlay, isInterrupted, priceFormats } from '@touchline/football'
import type pg from 'pg'

/** What lists show of a fixture, and where it is listed. */
export interface FixtureSummary {
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
  homeHalfTime: number | null
  awayHalfTime: number | null
  homeShootOut: number | null
  awayShootOut: number | null
  homeReds: number | null
  awayReds: number | null
  priceHome: number | null
  priceDraw: number | null
  priceAway: number | null
  priceBookmakerId: number | null
}

export async function readSummaries(
  client: pg.ClientBase,
  ids: readonly number[],
): Promise<Map<number, FixtureSummary>> {
  if (ids.length === 0) return new Map()
  const { rows } = await client.query<FixtureSummary>(
    `select f.id, f.kickoff, f.kickoff_known as "kickoffKnown", f.season_id as "seasonId",
       f.home_team_id as "homeTeamId", f.away_team_id as "awayTeamId", f.referee_id as "refereeId",
       f.state_id as "stateId", f.minute, f.added_minute as "addedMinute",
       f.home_goals as "homeGoals", f.away_goals as "awayGoals",
       f.home_half_time as "homeHalfTime", f.away_half_time as "awayHalfTime",
       f.home_shoot_out as "homeShootOut", f.away_shoot_out as "awayShootOut",
       hs.red_cards as "homeReds", aws.red_cards as "awayReds",
       f.price_home as "priceHome", f.price_draw as "priceDraw", f.price_away as "priceAway",
       f.price_bookmaker_id as "priceBookmakerId"
     from fixture f
     left join side hs on hs.fixture_id = f.id and hs.home
     left join side aws on aws.fixture_id = f.id and not aws.home
     where f.id = any($1::integer[])`,
    [`{${ids.join(',')}}`],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The fixture as the live stream reports it to everyone. */
export function liveMatchOf(summary: FixtureSummary): LiveMatch {
  return {
    match_id: summary.id,
    ...(summary.kickoffKnown && isInPlay(summary.stateId) && { state_id: summary.stateId }),
    status: summary.stateId,
    minute: summary.minute,
    added_minute: summary.addedMinute,
    score: scoreOf(summary.homeGoals, summary.awayGoals),
    halftime: scoreOf(summary.homeHalfTime, summary.awayHalfTime),
    shootout: scoreOf(summary.homeShootOut, summary.awayShootOut),
    local_red_cards: summary.homeReds,
    visitor_red_cards: summary.awayReds,
  }
}

const scoreOf = (home: number | null, away: number | null) => (home === null || away === null ? null : { home, away })

/** Whether the fixture is in the list of matches going on. */
export const isGoingOn = ({ kickoffKnown, stateId }: FixtureSummary): boolean =>
  kickoffKnown && (isInPlay(stateId) || isInterrupted(stateId))

/** True when the two look the same in a list. */
export function looksTheSame(before: FixtureSummary, after: FixtureSummary): boolean {
  return JSON.stringify(liveMatchOf(before)) === JSON.stringify(liveMatchOf(after))
}

const DAY_MS = 86_400_000
/** The days people look at: those the lists offer, today among them. */
const LISTED_AHEAD_MS = 8 * DAY_MS

/** Whether somebody may be looking at the prices of the fixture: it is still to be decided, and stands in the lists of these days. */
export const isPriceFollowed = ({ stateId, kickoff }: FixtureSummary, now: Date): boolean => {
  const ahead = kickoff.getTime() - now.getTime()
  return !isDecided(stateId) && ahead > -DAY_MS && ahead < LISTED_AHEAD_MS
}

/** What the live stream says of prices that changed: the reference prices where they did, otherwise only whose they are. */
export function liveOddsOf(before: FixtureSummary, after: FixtureSummary): LiveOdds {
  const reported = referenceOf(after)
  const same = JSON.stringify(referenceOf(before)) === JSON.stringify(reported)
  return same ? { match_id: after.id } : { match_id: after.id, ...reported }
}

function referenceOf({ priceHome, priceDraw, priceAway, priceBookmakerId }: FixtureSummary) {
  const [home, draw, away] = [priceFormats(priceHome), priceFormats(priceDraw), priceFormats(priceAway)]
  const odds: LiveOdds['odds'] = home && draw && away ? [home, draw, away] : null
  return { odds, odds_source: odds && bookmakerName(priceBookmakerId) }
}
