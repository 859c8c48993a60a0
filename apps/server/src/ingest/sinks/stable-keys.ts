import type { Key } from '@touchline/football'
import { describedElsewhere } from '../keys.ts'
import type { SinkContext } from './sink-context.ts'

interface Named {
  key: Key
  stableKey: string | null
}

/**
 * Gives ids to records that may carry a stable key. A new record whose stable key a row has already joins that row;
 * the result holds the records that describe their row, the others only point to it.
 */
export async function joinByStableKey<Record extends Named>(
  { client, source, ids }: SinkContext,
  kind: 'league' | 'team',
  records: readonly Record[],
): Promise<Record[]> {
  const isNew = (record: Record) => ids.find(kind, record.key) === null
  const stable = records.filter((record) => record.stableKey !== null)
  const holders = await readHolders(client, kind, stable)
  for (const record of stable) {
    const holder = holders.get(record.stableKey)
    if (holder !== undefined && isNew(record)) ids.join(kind, record.key, holder)
  }
  const firstOfName = new Map(
    stable
      .filter(isNew)
      .map((record) => [record.stableKey, record.key])
      .reverse() as [string, Key][],
  )
  const own = records.filter((r) => isNew(r) && (r.stableKey === null || firstOfName.get(r.stableKey) === r.key))
  await ids.allocate(
    kind,
    own.map((record) => record.key),
  )
  for (const record of stable) {
    if (isNew(record)) ids.join(kind, record.key, ids.of(kind, firstOfName.get(record.stableKey ?? '') ?? record.key))
    else if (!holders.has(record.stableKey)) holders.set(record.stableKey, ids.of(kind, record.key))
  }
  if (stable.length === 0) return [...records]
  const elsewhere = await describedElsewhere(
    client,
    source,
    kind,
    new Map(stable.map((record) => [record.key, ids.of(kind, record.key)])),
  )
  return records
    .filter((record) => !elsewhere.has(record.key))
    .map((record) => {
      const holder = holders.get(record.stableKey)
      // A row keeps its stable key: a second row that is later said to be the same is left without one.
      return holder === undefined || holder === ids.of(kind, record.key) ? record : { ...record, stableKey: null }
    })
}

/** The rows that carry the stable keys of these records. */
async function readHolders(
  client: SinkContext['client'],
  kind: 'league' | 'team',
  records: readonly Named[],
): Promise<Map<string | null, number>> {
  if (records.length === 0) return new Map()
  const { rows } = await client.query<{ id: number; stableKey: string }>(
    `SELECT id, stable_key AS "stableKey" FROM "${kind}" WHERE stable_key = ANY($1::text[])`,
    [records.map((record) => record.stableKey)],
  )
  return new Map(rows.map((row) => [row.stableKey, row.id]))
}
