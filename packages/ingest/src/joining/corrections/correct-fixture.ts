import { firstRow, fixture, type Placeholders, query, side, statement } from '@touchline/database'
import type { FixturePart, FixtureParts, Provenance, Source } from '@touchline/football'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { takeTurn } from '../../write/apply-batch.ts'
import { reportChanges } from '../../write/change-events.ts'
import { readSummaries } from '../../write/fixture-summaries.ts'
import { upsert } from '../../write/rows/upsert.ts'
import { fixtureRow } from '../../write/sinks/fixture-row.ts'
import { sideRow } from '../../write/sinks/side-row.ts'
import { nothingChanged } from '../../write/sinks/sink-context.ts'
import { openProvenance } from '../provenance.ts'
import { readStoredFixtures } from '../stored-fixtures.ts'

/** The parts of a fixture an operator corrects. */
export type Corrected = Partial<
  Pick<FixtureParts<number>, 'kickoff' | 'kickoffKnown' | 'state' | 'scores' | 'minute' | 'addedMinute'>
>

export interface FixtureCorrection {
  fixture: number
  part: Extract<FixturePart, 'kickoff' | 'result'>
  /** Computes the corrected parts from the present ones. */
  change: (parts: FixtureParts<number>) => Corrected
  /** Source of the value from now on: the operator, or a source again; null for none. */
  source: Source | null
  now: Date
}

/** The value before, and its source. */
export interface Replaced {
  parts: FixtureParts<number>
  source: Source | null
}

/**
 * Writes a part of a fixture as an operator has it, in the transaction of the caller. While the value is the operator's, no source
 * writes over it. Tables, ratings and open pages follow by the log of changes.
 * @returns null where there is no such fixture
 */
export async function correctFixture(
  client: pg.ClientBase,
  { fixture: id, part, change, source, now }: FixtureCorrection,
): Promise<Replaced | null> {
  await takeTurn(client)
  const stored = (await readStoredFixtures(client, [id])).get(id)
  if (stored === undefined) return null
  const before = await readSummaries(client, [id])
  const { place, sourced } = stored
  const parts = { ...sourced.parts, ...change(sourced.parts) }
  const doubled = await isDoubled(client, id)
  await upsert(client, fixture, [fixtureRow(place, parts, now)], { key: ['id'], silent: ['seenUntil', 'updatedAt'] })
  const sides = [true, false].map((home) => sideRow(place, { parts, isHome: home, doubled }))
  await upsert(client, side, sides, { key: ['fixtureId', 'home'] })
  const { [part]: provider = null, ...others } = sourced.provenance
  const provenance: Provenance = source === null ? others : { ...others, [part]: source }
  const book = openProvenance(client)
  book.note(id, provenance)
  await book.save()
  const changed = nothingChanged()
  changed.fixtures.add(id)
  changed.due.add(place.seasonId)
  await reportChanges(client, changed, before, { now })
  return { parts: sourced.parts, source: provider }
}

const DOUBLED = statement((p: Placeholders<{ id: number }>) =>
  query.select({ doubled: fixture.doubled }).from(fixture).where(eq(fixture.id, p.id)),
)

const isDoubled = async (client: pg.ClientBase, id: number): Promise<boolean> =>
  (await firstRow(client, DOUBLED, { id }))?.doubled ?? false
