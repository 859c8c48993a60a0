import {
  type Database,
  event,
  fixture,
  type Placeholders,
  player,
  prepared,
  query,
  type RowOf,
  rows,
  side,
} from '@touchline/database'
import { EVENT_TYPE, GOAL_TYPES } from '@touchline/football'
import { and, asc, eq, not, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { findHistory, type HistoryRow, historyWhere } from './history-row.ts'

// Ids first, then the matches by a list of them: a condition with a subquery would be joined last, after every match was read.
const MEETINGS = prepared((p: Placeholders<{ teamId: number; opponentId: number } & Part>) =>
  query
    .select({ id: side.fixtureId })
    .from(side)
    .where(
      and(
        eq(side.teamId, p.teamId),
        eq(side.opponentId, p.opponentId),
        side.finished,
        partOf(side.fixtureId, side.kickoff, p),
      ),
    ),
)

const REFEREED = prepared((p: Placeholders<{ refereeId: number } & Part>) =>
  historyWhere(and(eq(fixture.refereeId, p.refereeId), partOf(fixture.id, fixture.kickoff, p))),
)

/** Exclusions of a list: a match, and everything not before its kick-off; null excludes nothing. */
export interface Part {
  exceptId: number | null
  beforeId: number | null
}

const other = alias(fixture, 'other')
const partOf = (id: AnyPgColumn, kickoff: AnyPgColumn, p: Placeholders<Part>) => sql`
  ${id} is distinct from ${p.exceptId}::int
  and (${p.beforeId}::int is null or ${kickoff} < (
    select ${other.kickoff} from ${fixture} other where ${other.id} = ${p.beforeId}::int))`

const WHOLE: Part = { exceptId: null, beforeId: null }

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id)

/** Every finished match of two teams, home or away, newest first. */
export async function findMeetings(
  database: Database,
  { teamId, opponentId, part = WHOLE }: { teamId: number; opponentId: number; part?: Part },
): Promise<HistoryRow[]> {
  return findHistory(database, idsOf(await rows(database.pool, MEETINGS, { teamId, opponentId, ...part })))
}

/** Every finished match of a referee, newest first. */
export function findRefereed(database: Database, refereeId: number, part: Part = WHOLE): Promise<HistoryRow[]> {
  return rows(database.pool, REFEREED, { refereeId, ...part })
}

const SHOWN = [
  ...GOAL_TYPES,
  EVENT_TYPE.yellow_card,
  EVENT_TYPE.red_card,
  EVENT_TYPE.yellow_red_card,
  EVENT_TYPE.corner,
]

const EVENTS = prepared((p: Placeholders<{ fixtureIds: readonly number[]; typeIds: readonly number[] }>) =>
  query
    .select({
      fixtureId: event.fixtureId,
      typeId: event.typeId,
      minute: event.minute,
      extraMinute: event.extraMinute,
      home: event.home,
      playerId: event.playerId,
      playerName: sql<string | null>`coalesce(${player.commonName}, ${event.playerName})`,
      comment: event.comment,
    })
    .from(event)
    .leftJoin(player, eq(player.id, event.playerId))
    .where(
      and(
        sql`${event.fixtureId} = any(${p.fixtureIds}::int[])`,
        sql`${event.typeId} = any(${p.typeIds}::smallint[])`,
        not(event.staff),
      ),
    )
    .orderBy(asc(event.fixtureId), asc(event.minute), sql`${event.extraMinute} nulls first`, asc(event.key)),
)

export type EventRow = RowOf<typeof EVENTS>

/** Goals, cards and corners of many fixtures at once, each fixture's in the order they happened. */
export async function findEvents(
  { pool }: Database,
  fixtureIds: readonly number[],
): Promise<ReadonlyMap<number, EventRow[]>> {
  const byFixture = new Map<number, EventRow[]>()
  if (fixtureIds.length === 0) return byFixture
  for (const row of await rows(pool, EVENTS, { fixtureIds, typeIds: SHOWN })) {
    const events = byFixture.get(row.fixtureId)
    if (events) events.push(row)
    else byFixture.set(row.fixtureId, [row])
  }
  return byFixture
}
