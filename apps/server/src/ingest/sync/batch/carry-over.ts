import type { FixtureRecord, PlayerRecord, RecordBatch, ReferencePrice } from '@touchline/football'
import type pg from 'pg'
import { textArray } from '../../array-literal.ts'
import { SOURCE } from '../sync-context.ts'

/** Families whose records belong to a fixture. */
const OF_FIXTURES = ['fixtureDetails', 'lineups', 'events', 'statistics', 'comments', 'pressure', 'odds'] as const

interface Stored {
  key: string
  updatedAt: Date
  home: number | null
  draw: number | null
  away: number | null
  bookmaker: ReferencePrice['bookmaker'] | null
  closing: boolean | null
}

/**
 * Completes records by what other answers of the feed reported: its prices come apart from their fixture, and a player described inside
 * another answer lacks his foot. A fixture that was written from a later answer than this one is left out, so that what was
 * on its way for long never undoes what came after it.
 * @param readAt when the answer was asked for
 */
export async function carryOver(client: pg.ClientBase, batch: RecordBatch, readAt: Date): Promise<RecordBatch> {
  const stored = await storedFixtures(client, batch)
  const overtaken = new Set([...stored.values()].filter((one) => one.updatedAt > readAt).map((one) => one.key))
  const feet = await storedFeet(client, batch.players ?? [])
  const result: RecordBatch = {
    ...batch,
    ...(batch.fixtures && {
      fixtures: batch.fixtures
        .filter(({ key }) => !overtaken.has(key))
        .map((one) => ({ ...one, referencePrice: one.referencePrice ?? priceOf(stored.get(one.key)) })),
    }),
    ...(batch.players && {
      players: batch.players.map((one) => ({ ...one, preferredFoot: one.preferredFoot ?? feet.get(one.key) ?? null })),
    }),
  }
  if (overtaken.size === 0) return result
  const parts = OF_FIXTURES.map((family) => [family, batch[family]?.filter((one) => !overtaken.has(one.fixture))])
  return { ...result, ...Object.fromEntries(parts.filter(([, records]) => records)) }
}

function priceOf(stored: Stored | undefined): FixtureRecord['referencePrice'] {
  if (!stored) return null
  const { home, draw, away, bookmaker, closing } = stored
  if (home === null || draw === null || away === null || bookmaker === null) return null
  return { home, draw, away, bookmaker, closing: closing === true }
}

async function storedFixtures(client: pg.ClientBase, batch: RecordBatch): Promise<Map<string, Stored>> {
  const keys = new Set(batch.fixtures?.map((one) => one.key))
  for (const family of OF_FIXTURES) for (const one of batch[family] ?? []) keys.add(one.fixture)
  if (keys.size === 0) return new Map()
  const { rows } = await client.query<Stored>(
    `select r.key, f.updated_at as "updatedAt", f.price_home as home, f.price_draw as draw, f.price_away as away,
       case when coalesce(f.provenance->>'price', $1) = $1 then f.price_bookmaker_id end as bookmaker, f.price_closing as closing
     from source_ref r join fixture f on f.id = r.id
     where r.source = $1 and r.kind = 'fixture' and r.key = any($2::text[])`,
    [SOURCE, textArray([...keys])],
  )
  return new Map(rows.map((row) => [row.key, row]))
}

async function storedFeet(
  client: pg.ClientBase,
  players: readonly PlayerRecord[],
): Promise<Map<string, NonNullable<PlayerRecord['preferredFoot']>>> {
  const unknown = players.filter((one) => (one.preferredFoot ?? null) === null).map((one) => one.key)
  if (unknown.length === 0) return new Map()
  const { rows } = await client.query<{ key: string; foot: NonNullable<PlayerRecord['preferredFoot']> }>(
    `select r.key, p.preferred_foot as foot from source_ref r join player p on p.id = r.id
     where r.source = $1 and r.kind = 'player' and r.key = any($2::text[]) and p.preferred_foot is not null`,
    [SOURCE, textArray(unknown)],
  )
  return new Map(rows.map((row) => [row.key, row.foot]))
}
