import {
  execute,
  fixture,
  forecastRecord,
  mergedFixture,
  oddsChange,
  query,
  side,
  sourceRef,
} from '@touchline/database'
import { asDecided, listedPartsTaken, mergeFixtures } from '@touchline/football'
import { and, eq, getTableName, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { noteProblems } from '../follow/feed/problems.ts'
import { refsOf } from '../write/keys.ts'
import { columnName } from '../write/rows/row.ts'
import { upsert } from '../write/rows/upsert.ts'
import { fixtureRow } from '../write/sinks/fixture-row.ts'
import { sideRow } from '../write/sinks/side-row.ts'
import { readDecided } from './decided-fixtures.ts'
import { turnedProblem } from './join-fixtures.ts'
import { LISTS } from './lists-of-parts.ts'
import { moveReferences } from './move-references.ts'
import { openProvenance } from './provenance.ts'
import { readStoredFixtures } from './stored-fixtures.ts'

/** Makes one of two stored fixtures that are the same: `from` goes, `into` has each part from the first source that knows it. */
export async function mergeStoredFixtures(
  client: pg.ClientBase,
  { from, into, now }: { from: number; into: number; now: Date },
): Promise<void> {
  const stored = await readStoredFixtures(client, [from, into])
  const gone = stored.get(from)
  const kept = stored.get(into)
  if (!gone || !kept) throw new Error(`The fixtures ${from} and ${into} are not both stored`)
  const one = mergeFixtures(kept.sourced, gone.sourced)
  const decision = (await readDecided(client, [kept.place]))(kept.place, one.parts.kickoff)
  const parts = decision ? asDecided(one.parts, decision) : one.parts
  const sides = [sideRow(kept.place, { parts, isHome: true }), sideRow(kept.place, { parts, isHome: false })]
  await upsert(client, fixture, [fixtureRow(kept.place, parts, now)], {
    key: ['id'],
    silent: ['seenUntil', 'updatedAt'],
  })
  await upsert(client, side, sides, { key: ['fixtureId', 'home'] })
  for (const part of listedPartsTaken(kept.sourced.provenance, gone.sourced.provenance))
    await moveList(client, { part, from, into })
  const book = openProvenance(client)
  book.note(into, one.provenance)
  await book.save()
  await execute(client, query.update(sourceRef).set({ id: into }).where(isRefOf(from)))
  await replace(client, from, into)
}

/**
 * Drops a stored fixture that is another one with its sides swapped: none of its data is used, and its sources report the same with each
 * import. References from pages, accounts and the record move to the other one.
 */
export async function dropTurnedFixture(
  client: pg.ClientBase,
  { from, into, now }: { from: number; into: number; now: Date },
): Promise<void> {
  for (const { source, key } of await refsOf(client, 'fixture', [from]))
    await noteProblems(client, { source, problems: [turnedProblem(key, into)], now })
  await execute(client, query.delete(sourceRef).where(isRefOf(from)))
  await replace(client, from, into)
}

const isRefOf = (id: number) => and(eq(sourceRef.kind, 'fixture'), eq(sourceRef.id, id))

/** Deletes a fixture, and lets what points to it point to another one. */
async function replace(client: pg.ClientBase, from: number, into: number): Promise<void> {
  await execute(client, query.delete(oddsChange).where(eq(oddsChange.fixtureId, from)))
  const seenTo = new Set(['side', ...Object.values(LISTS).flatMap(({ tables }) => tables.map(getTableName))])
  await moveReferences(client, { kind: 'fixture', from, to: into, except: seenTo })
  // No row of the record is touched: it still names the dropped fixture.
  const merged = {
    goneId: sql<number>`${from}::integer`.as('gone_id'),
    keptId: sql<number>`${into}::integer`.as('kept_id'),
  }
  const recorded = query.select(merged).from(forecastRecord)
  await execute(client, query.insert(mergedFixture).select(recorded.where(eq(forecastRecord.fixtureId, from)).limit(1)))
  await execute(client, query.delete(fixture).where(eq(fixture.id, from)))
}

/** Moves a list of one fixture to another, replacing its own. */
async function moveList(
  client: pg.ClientBase,
  { part, from, into }: { part: keyof typeof LISTS; from: number; into: number },
): Promise<void> {
  const { tables, columns, sideColumns } = LISTS[part]
  for (const table of [...tables, ...(part === 'odds' ? [oddsChange] : [])]) {
    await execute(client, query.delete(table).where(eq(table.fixtureId, into)))
    await execute(client, query.update(table).set({ fixtureId: into }).where(eq(table.fixtureId, from)))
  }
  const taken = (names: readonly string[]) =>
    sql.raw(names.map((name) => `${columnName(name)} = g.${columnName(name)}`).join(', '))
  if (columns.length > 0)
    await execute(
      client,
      sql`update ${fixture} set ${taken(columns)} from ${fixture} g where ${fixture.id} = ${into} and ${given.id} = ${from}`,
    )
  if (sideColumns.length > 0)
    await execute(
      client,
      sql`update ${side} set ${taken(sideColumns)} from ${side} g
        where ${side.fixtureId} = ${into} and ${givenSide.fixtureId} = ${from} and ${givenSide.home} = ${side.home}`,
    )
}

const given = alias(fixture, 'g')
const givenSide = alias(side, 'g')
