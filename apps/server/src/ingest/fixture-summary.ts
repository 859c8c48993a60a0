import type { LiveMatch, LiveOdds } from '@touchline/contract'
import { fixture, type Placeholders, query, type RowOf, rows, side, statement } from '@touchline/database'
import { bookmakerName, isDecided, isInPlay, isInterrupted, marketFormats } from '@touchline/football'
import { and, eq, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const [home, away] = [alias(side, 'h'), alias(side, 'a')]

const SUMMARIES = statement((p: Placeholders<{ ids: string }>) =>
  query
    .select({
      id: fixture.id,
      kickoff: fixture.kickoff,
      kickoffKnown: fixture.kickoffKnown,
      seasonId: fixture.seasonId,
      homeTeamId: fixture.homeTeamId,
      awayTeamId: fixture.awayTeamId,
      refereeId: fixture.refereeId,
      stateId: fixture.stateId,
      minute: fixture.minute,
      addedMinute: fixture.addedMinute,
      minuteEstimated: fixture.minuteEstimated,
      homeGoals: fixture.homeGoals,
      awayGoals: fixture.awayGoals,
      homeHalfTime: fixture.homeHalfTime,
      awayHalfTime: fixture.awayHalfTime,
      homeShootOut: fixture.homeShootOut,
      awayShootOut: fixture.awayShootOut,
      homeReds: home.redCards,
      awayReds: away.redCards,
      priceHome: fixture.priceHome,
      priceDraw: fixture.priceDraw,
      priceAway: fixture.priceAway,
      priceBookmakerId: fixture.priceBookmakerId,
    })
    .from(fixture)
    .leftJoin(home, and(eq(home.fixtureId, fixture.id), home.home))
    .leftJoin(away, and(eq(away.fixtureId, fixture.id), not(away.home)))
    .where(sql`${fixture.id} = any(${p.ids}::integer[])`),
)

/** What lists show of a fixture, and where it is listed. */
export type FixtureSummary = RowOf<typeof SUMMARIES>

export async function readSummaries(
  client: pg.ClientBase,
  ids: readonly number[],
): Promise<Map<number, FixtureSummary>> {
  if (ids.length === 0) return new Map()
  const found = await rows(client, SUMMARIES, { ids: `{${ids.join(',')}}` })
  return new Map(found.map((row) => [row.id, row]))
}

/** The fixture as the live stream reports it to everyone. */
export function liveMatchOf(summary: FixtureSummary): LiveMatch {
  return {
    match_id: summary.id,
    ...(summary.kickoffKnown && isInPlay(summary.stateId) && { state_id: summary.stateId }),
    status: summary.stateId,
    minute: summary.minute,
    added_minute: summary.addedMinute,
    ...(summary.minuteEstimated && { minute_estimated: true }),
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

/** Whether it is one of the matches that the pages count as in play. */
export const isCountedInPlay = (summary: FixtureSummary | undefined): boolean =>
  summary?.kickoffKnown === true && isInPlay(summary.stateId)

/** True when the two look the same in a list. */
export function looksTheSame(before: FixtureSummary, after: FixtureSummary): boolean {
  return JSON.stringify(liveMatchOf(before)) === JSON.stringify(liveMatchOf(after))
}

const DAY_MS = 86_400_000
/** The days people look at: those the lists offer, today among them. */
const LISTED_AHEAD_MS = 8 * DAY_MS

/** Whether somebody may be looking at the prices of the fixture: it is still to be decided, and is in the lists of these days. */
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
  const [home, draw, away] = marketFormats([priceHome, priceDraw, priceAway])
  const odds: LiveOdds['odds'] = home && draw && away ? [home, draw, away] : null
  return { odds, odds_source: odds && bookmakerName(priceBookmakerId) }
}
