import { fixture, side } from '@touchline/database'
import { listedPartsTaken, mergeFixtures } from '@touchline/football'
import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import { fixtureRow } from '../sinks/fixture-row.ts'
import { sideRow } from '../sinks/side-row.ts'
import { columnName } from '../unnest-columns.ts'
import { upsert } from '../upsert.ts'
import { LISTS } from './lists-of-parts.ts'
import { moveReferences } from './move-references.ts'
import { openProvenance } from './provenance.ts'
import { readStoredFixtures } from './stored-fixtures.ts'

/** Makes one of two stored fixtures that are the same: `from` goes, `into` has each part from the first source that knows it. */
export async function mergeStoredFixtures(client: pg.ClientBase, from: number, into: number, now: Date): Promise<void> {
  const stored = await readStoredFixtures(client, [from, into])
  const gone = stored.get(from)
  const kept = stored.get(into)
  if (!gone || !kept) throw new Error(`The fixtures ${from} and ${into} are not both stored`)
  const { parts, provenance } = mergeFixtures(kept.sourced, gone.sourced)
  const sides = [sideRow(kept.place, parts, true), sideRow(kept.place, parts, false)]
  await upsert(client, fixture, [fixtureRow(kept.place, parts, now)], { key: ['id'], silent: ['updatedAt'] })
  await upsert(client, side, sides, { key: ['fixtureId', 'home'] })
  for (const part of listedPartsTaken(kept.sourced.provenance, gone.sourced.provenance))
    await moveList(client, part, from, into)
  const book = openProvenance(client)
  book.note(into, provenance)
  await book.save()
  await client.query('delete from odds_change where fixture_id = $1', [from])
  const seenTo = new Set(['side', ...Object.values(LISTS).flatMap(({ tables }) => tables.map(getTableName))])
  await moveReferences(client, 'fixture', from, into, seenTo)
  await client.query(`update source_ref set id = $2 where kind = 'fixture' and id = $1`, [from, into])
  // No row of the record is touched: it goes on naming the fixture that is gone.
  await client.query(
    `insert into merged_fixture (gone_id, kept_id)
     select $1::integer, $2::integer where exists (select from forecast_record where fixture_id = $1::integer)`,
    [from, into],
  )
  await client.query('delete from fixture where id = $1', [from])
}

/** Gives one fixture a list of another in place of its own. */
async function moveList(client: pg.ClientBase, part: keyof typeof LISTS, from: number, into: number): Promise<void> {
  const { tables, columns, sideColumns } = LISTS[part]
  const history = part === 'odds' ? ['odds_change'] : []
  for (const table of [...tables.map(getTableName), ...history]) {
    await client.query(`delete from ${table} where fixture_id = $1`, [into])
    await client.query(`update ${table} set fixture_id = $2 where fixture_id = $1`, [from, into])
  }
  const taken = (names: readonly string[]) =>
    names.map((name) => `${columnName(name)} = g.${columnName(name)}`).join(', ')
  if (columns.length > 0)
    await client.query(`update fixture k set ${taken(columns)} from fixture g where k.id = $2 and g.id = $1`, [
      from,
      into,
    ])
  if (sideColumns.length > 0)
    await client.query(
      `update side k set ${taken(sideColumns)} from side g where k.fixture_id = $2 and g.fixture_id = $1 and g.home = k.home`,
      [from, into],
    )
}
