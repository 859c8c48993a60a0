import { event } from '@touchline/database'
import type { FixtureEventsRecord } from '@touchline/football'
import { textArray } from '../array-literal.ts'
import { upsert } from '../upsert.ts'
import { count, type SinkContext } from './sink-context.ts'

/** The events of fixtures: each record replaces the whole set, so an event that is no longer listed goes. */
export async function sinkEvents(context: SinkContext, records: readonly FixtureEventsRecord[]): Promise<void> {
  const { client, ids, changed } = context
  const rows = records.flatMap(({ fixture, events }) =>
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
  const withdrawn = await withdraw(context, present, rows)
  const written = await upsert(client, event, rows, {
    key: ['fixtureId', 'key'],
    fresh: present.length === 0,
  })
  count(context, 'events', { ...written, updated: [...written.updated, ...withdrawn] })
  for (const id of [...written.inserted, ...written.updated, ...withdrawn]) {
    changed.fixtures.add(id)
    changed.events.add(id)
  }
}

/** Deletes the stored events of these fixtures that are not among the rows; gives the fixture of each. */
async function withdraw(
  { client }: SinkContext,
  fixtures: readonly number[],
  rows: readonly { fixtureId: number; key: string }[],
): Promise<number[]> {
  if (fixtures.length === 0) return []
  const result = await client.query<{ id: number }>(
    `delete from event e
     where e.fixture_id = any($1::integer[]) and not exists (
       select from unnest($2::integer[], $3::text[]) as i(fixture_id, key)
       where i.fixture_id = e.fixture_id and i.key = e.key)
     returning e.fixture_id as id`,
    [fixtures, `{${rows.map((row) => row.fixtureId).join(',')}}`, textArray(rows.map((row) => row.key))],
  )
  return result.rows.map((row) => row.id)
}
