import type { PricedFixture } from '@touchline/feeds'
import { type MarketId, STATE } from '@touchline/football'
import type pg from 'pg'
import { SOURCE } from '../sync-context.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How far ahead prices are read. */
const AHEAD_MS = 72 * HOUR_MS
/** The nearer the kick-off, the more often: within so long of it, at least this long after the last time. */
const RHYTHM: readonly { within: number; every: number }[] = [
  { within: 2 * HOUR_MS, every: 5 * MINUTE_MS },
  { within: 24 * HOUR_MS, every: 30 * MINUTE_MS },
  { within: AHEAD_MS, every: 3 * HOUR_MS },
]

/** A match to come whose prices are read. */
export interface UpcomingFixture extends PricedFixture {
  kickoff: Date
}

/** The matches of the next days that have not begun, the next ones first. */
export async function upcomingFixtures(pool: pg.Pool, now: Date): Promise<UpcomingFixture[]> {
  const { rows } = await pool.query(
    `select r.key, f.kickoff, h.key as "homeKey", ht.name as "homeName", a.key as "awayKey", at.name as "awayName"
     from fixture f
     join source_ref r on r.source = $1 and r.kind = 'fixture' and r.id = f.id
     join source_ref h on h.source = $1 and h.kind = 'team' and h.id = f.home_team_id
     join source_ref a on a.source = $1 and a.kind = 'team' and a.id = f.away_team_id
     join team ht on ht.id = f.home_team_id join team at on at.id = f.away_team_id
     where f.state_id = $2 and f.kickoff > $3 and f.kickoff <= $4
     order by f.kickoff, r.key`,
    [SOURCE, STATE.not_started, now, new Date(now.getTime() + AHEAD_MS)],
  )
  return rows.map(({ key, kickoff, homeKey, homeName, awayKey, awayName }) => ({
    key,
    kickoff,
    home: { key: homeKey, name: homeName },
    away: { key: awayKey, name: awayName },
  }))
}

/** The markets of a match that are stored. */
export async function storedMarkets(pool: pg.Pool, fixture: string): Promise<MarketId[]> {
  const { rows } = await pool.query<{ market: MarketId }>(
    `select o.market_id as market from odds_current o
     join source_ref r on r.source = $1 and r.kind = 'fixture' and r.id = o.fixture_id where r.key = $2`,
    [SOURCE, fixture],
  )
  return rows.map((row) => row.market)
}

/** Whether it is time to read a match's prices again. */
export function isDue(kickoff: Date, readAt: number | undefined, now: Date): boolean {
  if (readAt === undefined) return true
  const left = kickoff.getTime() - now.getTime()
  const every = RHYTHM.find(({ within }) => left <= within)?.every ?? Number.POSITIVE_INFINITY
  return now.getTime() - readAt >= every
}
