import { execute, fixture, type Placeholders, query, rows, seasonDue, statement } from '@touchline/database'
import { isDecided } from '@touchline/football'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ChangedThings } from './change-events.ts'
import type { FixtureSummary } from './fixture-summaries.ts'

/**
 * Marks the seasons whose tables and statistics the written changes touch, in the same transaction, so that none is forgotten:
 * anything about a match that is over, points given or taken. What is still in play counts when it has ended.
 * @param before the changed fixtures as they were
 * @param after the same as they are; null for so many that every season of theirs is marked
 */
export async function markSeasonsDue(
  client: pg.ClientBase,
  changed: ChangedThings,
  before: ReadonlyMap<number, FixtureSummary>,
  after: ReadonlyMap<number, FixtureSummary> | null,
): Promise<void> {
  const seasons = new Set(changed.due)
  if (after === null) {
    for (const id of await seasonsOf(client, [...changed.fixtures])) seasons.add(id)
  } else {
    for (const id of changed.fixtures) {
      const summary = after.get(id)
      if (!summary) continue
      const old = before.get(id)
      const over = isDecided(summary.stateId) || (old !== undefined && isDecided(old.stateId))
      if (!over) continue
      seasons.add(summary.seasonId)
      if (old) seasons.add(old.seasonId)
    }
  }
  if (seasons.size === 0) return
  await markDue(client, seasons)
}

/** Marks seasons whose tables and statistics are to be computed anew. A mark that is there is set again, so that its version is another one. */
export async function markDue(client: pg.ClientBase, seasons: Iterable<number>): Promise<void> {
  const ids = sql.param([...new Set(seasons)])
  await execute(
    client,
    sql`insert into ${seasonDue} select unnest(${ids}::integer[]) on conflict (season_id) do update set season_id = excluded.season_id`,
  )
}

const SEASONS = statement((p: Placeholders<{ fixtures: readonly number[] }>) =>
  query
    .selectDistinct({ id: fixture.seasonId })
    .from(fixture)
    .where(sql`${fixture.id} = any(${p.fixtures}::integer[])`),
)

export const seasonsOf = async (client: pg.ClientBase, fixtures: readonly number[]): Promise<number[]> =>
  (await rows(client, SEASONS, { fixtures })).map(({ id }) => id)
