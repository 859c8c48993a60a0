import { fixture, type Placeholders, query, rows as rowsOf, side, statement } from '@touchline/database'
import {
  asDecided,
  type FixtureParts,
  type FixtureRecord,
  type Key,
  mergeReport,
  withSteadyMinute,
} from '@touchline/football'
import { and, sql } from 'drizzle-orm'
import { compareResults, type ReportedResult } from '../../joining/compare-results.ts'
import { type DecidedFixture, type DecidedOf, noteDecided, readDecided } from '../../joining/decided-fixtures.ts'
import { joinFixtures } from '../../joining/join-fixtures.ts'
import { readStoredFixtures, type StoredFixture } from '../../joining/stored-fixtures.ts'
import { upsert, type Written } from '../rows/upsert.ts'
import type { WritableBatch } from '../writable-batch.ts'
import {
  detailColumns,
  type FixturePlace,
  fixtureRow,
  formationColumns,
  partsOf,
  placeOf,
  summaryOf,
} from './fixture-row.ts'
import { fixturePriceColumns, sidePriceColumns } from './prices.sink.ts'
import { sideRow } from './side-row.ts'
import { count, type SinkContext } from './sink-context.ts'

/**
 * Fixtures with their two sides; a fixture whose side alone differs counts as updated. New ones are written at once with what other records
 * of theirs give their row: reference prices, formations, colours and attendance.
 */
export async function sinkFixtures(
  context: SinkContext,
  reported: readonly FixtureRecord[],
  { referencePrices = [], lineups = [], fixtureDetails = [] }: WritableBatch,
): Promise<void> {
  const { client, ids, created, now, source, turned } = context
  await joinFixtures(context, reported)
  const records = reported.filter(({ key }) => !turned.has(key))
  const isKept = ({ fixture }: { fixture: Key }) => !turned.has(fixture)
  await ids.allocate(
    'fixture',
    records.map((record) => record.key),
  )
  const shared = await readShared(context, records)
  const doubled = await readDoubled(context, records)
  const isFresh = (record: FixtureRecord) => ids.isNew('fixture', ids.of('fixture', record.key))
  const prices = new Map(
    referencePrices.filter(isKept).map(({ fixture, price }) => [ids.of('fixture', fixture), price]),
  )
  const formations = new Map(lineups.filter(isKept).map((one) => [ids.of('fixture', one.fixture), one]))
  const details = new Map(fixtureDetails.filter(isKept).map((one) => [ids.of('fixture', one.fixture), one]))
  const decided = await readDecided(
    client,
    records.map((record) => placeOf(context, record)),
  )
  const found: Found = { results: [], decided: [] }
  for (const fresh of [true, false]) {
    const part = records
      .filter((record) => isFresh(record) === fresh)
      .map((record) => written(context, record, { stored: shared.get(ids.of('fixture', record.key)), decided, found }))
    const price = ({ id }: FixturePlace) => prices.get(id) ?? null
    const rows = part.map(({ place, parts }) => {
      const row = fixtureRow(place, parts, now)
      if (!fresh) return row
      created.set(place.id, summaryOf(row, parts, price(place)))
      return {
        ...row,
        ...fixturePriceColumns(price(place)),
        ...formationColumns(formations.get(place.id)),
        ...detailColumns(details.get(place.id)),
      }
    })
    const own = await upsert(client, fixture, rows, { key: ['id'], silent: ['seenUntil', 'updatedAt'], fresh })
    const sides = part.flatMap(({ place, parts }) =>
      [true, false].map((home) => ({
        ...sideRow(place, { parts, isHome: home, doubled: doubled.has(place.id) }),
        ...(fresh && sidePriceColumns(price(place), home)),
      })),
    )
    noteWritten(context, own, await upsert(client, side, sides, { key: ['fixtureId', 'home'], fresh }))
  }
  await compareResults(client, { source, results: found.results, now })
  await noteDecided(client, { source, decided: found.decided, now })
}

/** Findings about results for the operator. */
interface Found {
  results: ReportedResult[]
  decided: DecidedFixture[]
}

function noteWritten(context: SinkContext, own: Written, sides: Written): void {
  const inserted = new Set(own.inserted)
  const updated = new Set([...own.updated, ...sides.inserted, ...sides.updated].filter((id) => !inserted.has(id)))
  const total = own.inserted.length + own.updated.length + own.unchanged
  count(context, 'fixtures', {
    inserted: [...inserted],
    updated: [...updated],
    unchanged: total - inserted.size - updated.size,
  })
  for (const id of [...inserted, ...updated]) context.changed.fixtures.add(id)
}

const DOUBLED = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .select({ id: fixture.id })
    .from(fixture)
    .where(and(sql`${fixture.id} = any(${p.ids}::integer[])`, fixture.doubled)),
)

async function readDoubled({ client, ids }: SinkContext, records: readonly FixtureRecord[]): Promise<Set<number>> {
  const known = records.map(({ key }) => ids.of('fixture', key)).filter((id) => !ids.isNew('fixture', id))
  return new Set(known.length === 0 ? [] : (await rowsOf(client, DOUBLED, { ids: known })).map(({ id }) => id))
}

/** Those of the fixtures that another source describes too, as they are stored. */
async function readShared(
  { client, source, ids, provenance, joined }: SinkContext,
  records: readonly FixtureRecord[],
): Promise<Map<number, StoredFixture>> {
  const known = records.map(({ key }) => ids.of('fixture', key)).filter((id) => !ids.isNew('fixture', id))
  await provenance.load(known)
  return readStoredFixtures(
    client,
    known.filter((id) => joined.has(id) || provenance.of(id) !== undefined),
    source,
  )
}

/**
 * A shared fixture stays where it is stored and takes from the record the parts its source provides; another one is as the record says.
 * Decisions win over any source.
 */
function written(
  context: SinkContext,
  record: FixtureRecord,
  { stored, decided, found }: { stored: StoredFixture | undefined; decided: DecidedOf; found: Found },
): { place: FixturePlace; parts: FixtureParts<number> } {
  const place = stored?.place ?? placeOf(context, record)
  const own = partsOf(context, record)
  const decision = decided(place, own.kickoff)
  if (decision) found.decided.push({ fixture: place.id, decision, reported: own })
  const parts = decision ? asDecided(own, decision) : own
  if (!stored) return { place, parts }
  const reported = mergeReport(stored.sourced, parts, context.source)
  context.provenance.note(place.id, reported.provenance)
  const { sourced, storedAt } = stored
  found.results.push({ fixture: place.id, stored: sourced, reported: parts, taken: reported.provenance.result })
  return {
    place,
    parts: withSteadyMinute(sourced.parts, {
      storedAt: storedAt.getTime(),
      after: reported.parts,
      now: context.now.getTime(),
    }),
  }
}
