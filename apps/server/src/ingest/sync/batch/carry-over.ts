import {
  fixture,
  oddsCurrent,
  type Placeholders,
  player,
  query,
  rows,
  selection,
  sourceRef,
  statement,
} from '@touchline/database'
import type { Key, PlayerRecord, RecordBatch } from '@touchline/football'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { PART_FAMILIES } from '../../families/families.ts'
import type { Family } from '../../summary.ts'
import { SOURCE } from '../sync-context.ts'

/** What is written of a fixture by other answers than those on the match itself. */
const OF_PRICES: readonly Family[] = ['referencePrices', 'odds']

interface Written {
  /** From when the answer was that wrote the fixture last. */
  fixture: Date
  /** The same of its prices; null without any. */
  prices: Date | null
}

/**
 * Completes and thins out the records of an answer by what other answers reported: a player described inside another answer lacks his
 * foot, and what was written of a fixture from a later answer than this one is left out, so that what was on its way for long never
 * undoes what came after it.
 * @param readAt when the answer was asked for
 */
export async function carryOver(client: pg.ClientBase, batch: RecordBatch, readAt: Date): Promise<RecordBatch> {
  const written = await readWritten(client, batch)
  const feet = await storedFeet(client, batch.players ?? [])
  const isLatest = (family: Family, key: Key) => {
    const at = written.get(key)
    const last = OF_PRICES.includes(family) ? at?.prices : at?.fixture
    return !last || last <= readAt
  }
  const parts = PART_FAMILIES.map((family) => [family, batch[family]?.filter((one) => isLatest(family, one.fixture))])
  return {
    ...batch,
    ...(batch.players && {
      players: batch.players.map((one) => ({ ...one, preferredFoot: one.preferredFoot ?? feet.get(one.key) ?? null })),
    }),
    ...(batch.fixtures && { fixtures: batch.fixtures.filter(({ key }) => isLatest('fixtures', key)) }),
    ...Object.fromEntries(parts.filter(([, records]) => records)),
  }
}

const WRITTEN = statement((p: Placeholders<{ keys: readonly Key[] }>) =>
  selection(
    {
      key: sourceRef.key,
      fixture: fixture.updatedAt,
      prices: sql<Date | null>`(select max(${oddsCurrent.updatedAt}) from ${oddsCurrent} where ${oddsCurrent.fixtureId} = ${fixture.id})`,
    },
    (columns) => sql`
      select ${columns} from ${sourceRef} join ${fixture} on ${fixture.id} = ${sourceRef.id}
      where ${sourceRef.source} = ${SOURCE} and ${sourceRef.kind} = 'fixture' and ${sourceRef.key} = any(${p.keys}::text[])`,
  ),
)

async function readWritten(client: pg.ClientBase, batch: RecordBatch): Promise<Map<Key, Written>> {
  const keys = new Set(batch.fixtures?.map((one) => one.key))
  for (const family of PART_FAMILIES) for (const one of batch[family] ?? []) keys.add(one.fixture)
  if (keys.size === 0) return new Map()
  const found = await rows(client, WRITTEN, { keys: [...keys] })
  return new Map(found.map(({ key, ...written }) => [key, written]))
}

const FEET = statement((p: Placeholders<{ keys: readonly Key[] }>) =>
  query
    .select({ key: sourceRef.key, foot: player.preferredFoot })
    .from(sourceRef)
    .innerJoin(player, eq(player.id, sourceRef.id))
    .where(
      and(
        eq(sourceRef.source, SOURCE),
        eq(sourceRef.kind, 'player'),
        sql`${sourceRef.key} = any(${p.keys}::text[])`,
        isNotNull(player.preferredFoot),
      ),
    ),
)

async function storedFeet(
  client: pg.ClientBase,
  players: readonly PlayerRecord[],
): Promise<Map<Key, PlayerRecord['preferredFoot']>> {
  const keys = players.filter((one) => (one.preferredFoot ?? null) === null).map((one) => one.key)
  if (keys.length === 0) return new Map()
  const found = await rows(client, FEET, { keys })
  return new Map(found.map(({ key, foot }) => [key, foot]))
}
