import {
  fixture,
  type Kind,
  oddsCurrent,
  type Placeholders,
  query,
  rows,
  sourceRef,
  statement,
  team,
} from '@touchline/database'
import type { PricedFixture } from '@touchline/feeds'
import { type Key, type MarketId, STATE } from '@touchline/football'
import { and, asc, type Column, eq, gt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

const [ref, homeRef, awayRef] = [sourceRef, alias(sourceRef, 'h'), alias(sourceRef, 'a')]
const [home, away] = [alias(team, 'ht'), alias(team, 'at')]
const stands = (own: Record<'source' | 'kind' | 'id', Column>, kind: Kind, id: Column) =>
  and(eq(own.source, SOURCE), eq(own.kind, kind), eq(own.id, id))

const UPCOMING = statement((p: Placeholders<{ from: Date; to: Date }>) =>
  query
    .select({
      key: ref.key,
      kickoff: fixture.kickoff,
      homeKey: homeRef.key,
      homeName: home.name,
      awayKey: awayRef.key,
      awayName: away.name,
    })
    .from(fixture)
    .innerJoin(ref, stands(ref, 'fixture', fixture.id))
    .innerJoin(homeRef, stands(homeRef, 'team', fixture.homeTeamId))
    .innerJoin(awayRef, stands(awayRef, 'team', fixture.awayTeamId))
    .innerJoin(home, eq(home.id, fixture.homeTeamId))
    .innerJoin(away, eq(away.id, fixture.awayTeamId))
    .where(and(eq(fixture.stateId, STATE.not_started), gt(fixture.kickoff, p.from), lte(fixture.kickoff, p.to)))
    .orderBy(asc(fixture.kickoff), asc(ref.key)),
)

/** The matches of the next days that have not begun, the next ones first. */
export async function upcomingFixtures(pool: pg.Pool, now: Date): Promise<UpcomingFixture[]> {
  const found = await rows(pool, UPCOMING, { from: now, to: new Date(now.getTime() + AHEAD_MS) })
  return found.map(({ key, kickoff, homeKey, homeName, awayKey, awayName }) => ({
    key,
    kickoff,
    home: { key: homeKey, name: homeName },
    away: { key: awayKey, name: awayName },
  }))
}

const MARKETS = statement((p: Placeholders<{ key: Key }>) =>
  query
    .select({ market: sql<MarketId>`${oddsCurrent.marketId}` })
    .from(oddsCurrent)
    .innerJoin(ref, stands(ref, 'fixture', oddsCurrent.fixtureId))
    .where(eq(ref.key, p.key)),
)

/** The markets of a match that are stored. */
export const storedMarkets = async (pool: pg.Pool, key: Key): Promise<MarketId[]> =>
  (await rows(pool, MARKETS, { key })).map(({ market }) => market)

/** Whether it is time to read a match's prices again. */
export function isDue(kickoff: Date, readAt: number | undefined, now: Date): boolean {
  if (readAt === undefined) return true
  const left = kickoff.getTime() - now.getTime()
  const every = RHYTHM.find(({ within }) => left <= within)?.every ?? Number.POSITIVE_INFINITY
  return now.getTime() - readAt >= every
}
