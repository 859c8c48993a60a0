import { event, type Placeholders, rows, selection, statement } from '@touchline/database'
import type { FixtureEventsRecord } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { upsert } from '../rows/upsert.ts'
import { count, type SinkContext } from './sink-context.ts'

/** The events of fixtures: each record replaces the whole set, so an event that is no longer listed goes. */
export async function sinkEvents(context: SinkContext, records: readonly FixtureEventsRecord[]): Promise<void> {
  const { client, ids, changed } = context
  const reported = records.flatMap(({ fixture, events }) =>
    events.map((one, place) => ({
      fixtureId: ids.of('fixture', fixture),
      key: one.key,
      place,
      typeId: one.type,
      minute: one.minute,
      extraMinute: one.extraMinute,
      home: one.side === 'home',
      playerId: ids.ofOrNull('player', one.player),
      playerName: one.playerName,
      relatedPlayerId: ids.ofOrNull('player', one.relatedPlayer),
      relatedPlayerName: one.relatedPlayerName,
      staff: one.staff ?? false,
      comment: one.comment,
      result: one.result ?? null,
      addition: one.addition ?? null,
      info: one.info ?? null,
    })),
  )
  const present = records.map(({ fixture }) => ids.of('fixture', fixture)).filter((id) => !ids.isNew('fixture', id))
  const withdrawn = await withdraw(context, present, reported)
  const written = await upsert(client, event, reported, {
    key: ['fixtureId', 'key'],
    fresh: present.length === 0,
  })
  count(context, 'events', { ...written, updated: [...written.updated, ...withdrawn] })
  for (const id of [...written.inserted, ...written.updated, ...withdrawn]) {
    changed.fixtures.add(id)
    changed.events.add(id)
  }
}

const WITHDRAWN = statement(
  (p: Placeholders<{ fixtures: readonly number[]; listed: readonly number[]; keys: readonly string[] }>) =>
    selection(
      { id: event.fixtureId },
      (columns) => sql`
        delete from ${event} where ${event.fixtureId} = any(${p.fixtures}::integer[]) and not exists (
          select from unnest(${p.listed}::integer[], ${p.keys}::text[]) as i(fixture_id, key)
          where i.fixture_id = ${event.fixtureId} and i.key = ${event.key})
        returning ${columns}`,
    ),
)

/** Deletes the stored events of these fixtures that are not among the rows; gives the fixture of each. */
async function withdraw(
  { client }: SinkContext,
  fixtures: readonly number[],
  listed: readonly { fixtureId: number; key: string }[],
): Promise<number[]> {
  if (fixtures.length === 0) return []
  const values = { fixtures, listed: listed.map((row) => row.fixtureId), keys: listed.map((row) => row.key) }
  return (await rows(client, WITHDRAWN, values)).map(({ id }) => id)
}
