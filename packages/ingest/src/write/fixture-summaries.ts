import { fixture, type Placeholders, query, type RowOf, rows, side, statement } from '@touchline/database'
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

/** A fixture as lists show it, and where it is listed. */
export type FixtureSummary = RowOf<typeof SUMMARIES>

/** Fixtures as lists show them now, by our ids; one that is not stored is left out. */
export async function readSummaries(
  client: pg.ClientBase,
  ids: readonly number[],
): Promise<Map<number, FixtureSummary>> {
  if (ids.length === 0) return new Map()
  const found = await rows(client, SUMMARIES, { ids: `{${ids.join(',')}}` })
  return new Map(found.map((row) => [row.id, row]))
}

/**
 * The changed fixtures as they are now.
 * @param known those that need not be looked up: fixtures that this transaction has written as new
 */
export async function changedSummaries(
  client: pg.ClientBase,
  changed: { fixtures: ReadonlySet<number>; prices: ReadonlySet<number> },
  known: ReadonlyMap<number, FixtureSummary> = new Map(),
): Promise<ReadonlyMap<number, FixtureSummary>> {
  const ids = [...new Set([...changed.fixtures, ...changed.prices])]
  const others = await readSummaries(
    client,
    ids.filter((id) => !known.has(id)),
  )
  return new Map(
    ids.flatMap((id) => {
      const summary = known.get(id) ?? others.get(id)
      return summary ? [[id, summary]] : []
    }),
  )
}
