import {
  forecastRecord,
  type Placeholders,
  type Queryable,
  recordHead,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { getTableName, sql } from 'drizzle-orm'
import { hashOfDay, headsOf, linesOfDay } from './chain.ts'

/** A head as stored by a third party. */
export interface KeptHead {
  day: string
  hash: string
}

export interface ChainFindings {
  simulated: boolean
  days: number
  forecasts: number
  /** Written down since the last head, and so not yet in the chain. */
  unsealed: number
  faults: string[]
}

const DAYS = statement((p: Placeholders<{ simulated: boolean }>) =>
  selection(
    {
      day: sql<string>`(${forecastRecord.recordedAt} at time zone 'UTC')::date::text`,
      forecasts: sql<number>`count(*)`,
    },
    (columns) => sql`
      select ${columns} from ${forecastRecord} where ${forecastRecord.simulated} = ${p.simulated}::boolean group by 1 order by 1`,
  ),
)

/**
 * Computes the chain again from the rows and compares it with the stored heads, and these with downloaded ones.
 * @param kept heads that were downloaded earlier; those of the other chain are not found
 */
export async function verifyChain(
  queryable: Queryable,
  simulated: boolean,
  kept: readonly KeptHead[] = [],
): Promise<ChainFindings> {
  const heads = await headsOf(queryable, simulated)
  const written = new Map((await rows(queryable, DAYS, { simulated })).map(({ day, forecasts }) => [day, forecasts]))
  const faults: string[] = []
  let previous = ''
  let forecasts = 0
  for (const head of heads) {
    const lines = await linesOfDay(queryable, simulated, head.day)
    forecasts += lines.length
    written.delete(head.day)
    if (head.previous !== previous) faults.push(`${head.day}: does not follow the head before it`)
    if (lines.length !== head.forecasts)
      faults.push(`${head.day}: has ${lines.length} forecasts, its head was made of ${head.forecasts}`)
    else if (hashOfDay(head.previous, lines) !== head.hash)
      faults.push(`${head.day}: the forecasts are not those its head was made of`)
    previous = head.hash
  }
  const last = heads.at(-1)?.day ?? ''
  let unsealed = 0
  for (const [day, count] of written) {
    if (day < last) faults.push(`${day}: ${count} forecasts are on a day without a head, before later ones`)
    else unsealed += count
  }
  const stored = new Map(heads.map(({ day, hash }) => [day, hash]))
  for (const { day, hash } of kept)
    if (stored.get(day) !== hash) faults.push(`${day}: the head differs from the downloaded one`)
  return { simulated, days: heads.length, forecasts, unsealed, faults }
}

const GUARDED = [forecastRecord, recordHead].map(getTableName)
const TRIGGER = 'only_added_to'
const [UPDATE, DELETE, TRUNCATE] = [1 << 4, 1 << 3, 1 << 5]
const EVERYTHING = UPDATE | DELETE | TRUNCATE

const GUARDS = statement((p: Placeholders<{ tables: readonly string[]; trigger: string; events: number }>) =>
  selection(
    { table: sql<string>`c.relname` },
    (columns) => sql`
      select ${columns} from pg_trigger t join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
      where c.relname = any(${p.tables}::text[]) and t.tgname = ${p.trigger}::text and t.tgenabled in ('O', 'A')
        and (t.tgtype::integer & ${p.events}::integer) = ${p.events}::integer`,
  ),
)

/** Tables of the record that could be changed because their trigger is missing or off. */
export async function unguardedTables(queryable: Queryable): Promise<string[]> {
  const found = await rows(queryable, GUARDS, { tables: GUARDED, trigger: TRIGGER, events: EVERYTHING })
  const guarded = new Set(found.map(({ table }) => table))
  return GUARDED.filter((table) => !guarded.has(table))
}
