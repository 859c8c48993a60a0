import { fixture, side } from '@touchline/database'
import type { FixtureRecord } from '@touchline/football'
import { upsert } from '../upsert.ts'
import { fixtureRow } from './fixture-row.ts'
import { sideRow } from './side-row.ts'
import { count, type SinkContext } from './sink-context.ts'

/** Fixtures with their two sides; a fixture whose side alone differs counts as updated. */
export async function sinkFixtures(context: SinkContext, records: readonly FixtureRecord[]): Promise<void> {
  const { client, ids, changed } = context
  await ids.allocate(
    'fixture',
    records.map((record) => record.key),
  )
  const isFresh = (record: FixtureRecord) => ids.isNew('fixture', ids.of('fixture', record.key))
  for (const fresh of [true, false]) {
    const part = records.filter((record) => isFresh(record) === fresh)
    const rows = part.map((record) => fixtureRow(context, record))
    const sides = part.flatMap((record) => [sideRow(context, record, true), sideRow(context, record, false)])
    const own = await upsert(client, fixture, rows, { key: ['id'], silent: ['updatedAt'], fresh })
    const both = await upsert(client, side, sides, { key: ['fixtureId', 'home'], fresh })
    const inserted = new Set(own.inserted)
    const updated = new Set([...own.updated, ...both.inserted, ...both.updated].filter((id) => !inserted.has(id)))
    const total = own.inserted.length + own.updated.length + own.unchanged
    count(context, 'fixtures', {
      inserted: [...inserted],
      updated: [...updated],
      unchanged: total - inserted.size - updated.size,
    })
    for (const id of [...inserted, ...updated]) changed.fixtures.add(id)
  }
}
