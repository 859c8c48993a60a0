import {
  execute,
  fixture,
  inTransaction,
  type Placeholders,
  query,
  rows,
  side,
  sourceRef,
  statement,
} from '@touchline/database'
import { type FeedProblem, isFeedError, readFixture } from '@touchline/feeds'
import { STATE } from '@touchline/football'
import { and, type Column, eq, ne, type Placeholder, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { takeTurn } from '../../../write/apply-batch.ts'
import { reportChanges } from '../../../write/change-events.ts'
import { readSummaries } from '../../../write/fixture-summaries.ts'
import { nothingChanged } from '../../../write/sinks/sink-context.ts'
import { noteProblems } from '../../feed/problems.ts'
import { isRefusedForGood } from '../refusals.ts'
import { readingOf, SOURCE, type SyncContext } from '../sync-context.ts'
import { type Unit, writeStep } from './write-step.ts'

/**
 * Requests one by one matches that a list of the feed should have contained. Reports are written; a match the feed no longer has is marked
 * as deleted, as long as its league is still in the plan: matches outside of it are never there.
 */
export async function askOneByOne(context: SyncContext, unit: Unit, keys: readonly string[]): Promise<void> {
  const reading = await readingOf(context)
  const gone: string[] = []
  for (const key of keys) {
    const readAt = context.clock.now()
    const parsed = await readFixture(reading, key)
    if (parsed) await writeStep(context, unit, { parsed, readAt })
    else gone.push(key)
  }
  const visible = await inVisibleLeagues(context, gone)
  if (visible.length > 0) await markDeleted(context, unit, visible)
}

const isFixtureOfFeed = (keys: Placeholder) =>
  and(eq(sourceRef.source, SOURCE), eq(sourceRef.kind, 'fixture'), sql`${sourceRef.key} = any(${keys}::text[])`)

const leagueRef = alias(sourceRef, 'l')

const WITH_LEAGUE = statement((p: Placeholders<{ keys: readonly string[] }>) =>
  query
    .select({ key: sourceRef.key, league: leagueRef.key })
    .from(sourceRef)
    .innerJoin(fixture, eq(fixture.id, sourceRef.id))
    .innerJoin(
      leagueRef,
      and(eq(leagueRef.source, SOURCE), eq(leagueRef.kind, 'league'), eq(leagueRef.id, fixture.leagueId)),
    )
    .where(and(isFixtureOfFeed(p.keys), ne(fixture.stateId, STATE.deleted))),
)

async function inVisibleLeagues({ database, client }: SyncContext, keys: readonly string[]): Promise<string[]> {
  const found = await rows(database.pool, WITH_LEAGUE, { keys })
  const leagues = new Map<string, boolean>()
  for (const { league } of found) {
    if (!leagues.has(league)) leagues.set(league, await isVisible(client, league))
  }
  return found.filter((row) => leagues.get(row.league)).map((row) => row.key)
}

async function isVisible(client: SyncContext['client'], league: string): Promise<boolean> {
  try {
    return (await client.one(`football/leagues/${league}`, 'League')) !== null
  } catch (error) {
    if (isFeedError(error) && isRefusedForGood(error)) return false
    throw error
  }
}

function markDeleted(context: SyncContext, unit: Unit, keys: readonly string[]): Promise<void> {
  const { database, clock } = context
  const now = clock.now()
  const problems: FeedProblem[] = keys.map((key) => ({
    kind: 'fixture',
    key,
    reason: 'The feed has this match no more; it is marked as deleted.',
  }))
  return inTransaction(database, async (client) => {
    await unit.lease.keep(client)
    await takeTurn(client)
    const ids = await idsOf(client, keys)
    const before = await readSummaries(client, ids)
    const theirs = (id: Column) => sql`${id} = any(${sql.param(ids)}::integer[])`
    const gone = { stateId: STATE.deleted, minute: null, addedMinute: null, updatedAt: now }
    await execute(client, query.update(fixture).set(gone).where(theirs(fixture.id)))
    await execute(client, query.update(side).set({ finished: false, points: null }).where(theirs(side.fixtureId)))
    await noteProblems(client, { source: SOURCE, problems, now })
    const changed = { ...nothingChanged(), fixtures: new Set(ids) }
    for (const { seasonId } of before.values()) changed.due.add(seasonId)
    await reportChanges(client, changed, before, { now })
  })
}

const IDS = statement((p: Placeholders<{ keys: readonly string[] }>) =>
  query.select({ id: sourceRef.id }).from(sourceRef).where(isFixtureOfFeed(p.keys)),
)

const idsOf = async (client: pg.ClientBase, keys: readonly string[]): Promise<number[]> =>
  (await rows(client, IDS, { keys })).map(({ id }) => id)
