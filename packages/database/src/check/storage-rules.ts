import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { readNumberings } from '../backup/catalog.ts'
import { quoted } from '../backup/table-rows.ts'
import { knownSchemas } from '../schema/migration-files.ts'
import { storedSchema } from '../schema/schema-version.ts'
import { firstRow, rows, selection, statement } from '../statement.ts'
import { logReader } from '../tables/index.ts'
import type { Rule } from './rule.ts'

const newestTables: Rule = {
  rule: 'the tables are those of this version',
  faults: async (client) => {
    const [stored, wanted] = [await storedSchema(client), knownSchemas().at(-1)]
    return stored === wanted ? [] : [`they are at ${stored ?? 'nothing'}, not at ${wanted}: run db migrate`]
  },
}

/** Columns of a foreign key, in their order. */
const columnsOf = (keys: 'conkey' | 'confkey', relation: 'conrelid' | 'confrelid') => sql<string[]>`(
  select array_agg(a.attname::text order by k.at) from unnest(f.${sql.raw(keys)}) with ordinality as k(number, at)
  join pg_attribute a on a.attrelid = f.${sql.raw(relation)} and a.attnum = k.number)`

const FOREIGN_KEYS = statement(() =>
  selection(
    {
      table: sql<string>`c.relname`,
      columns: columnsOf('conkey', 'conrelid'),
      target: sql<string>`t.relname`,
      targets: columnsOf('confkey', 'confrelid'),
    },
    (columns) => sql`
      select ${columns}
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
      where f.contype = 'f' and f.conparentid = 0 and c.relnamespace = 'public'::regnamespace
      order by c.relname, f.conname`,
  ),
)

/** A number that is known of a table by its name. */
async function numberOf<Value extends number | null>(client: pg.ClientBase, value: SQL<Value>, from: SQL) {
  const asked = statement(() => selection({ value }, (columns) => sql`select ${columns} from ${from}`))
  return (await firstRow(client, asked, {}))?.value ?? null
}

const livingReferences: Rule = {
  rule: 'every reference leads to an existing row',
  faults: async (client) => {
    const faults: string[] = []
    for (const { table, columns, target, targets } of await rows(client, FOREIGN_KEYS, {})) {
      const known = columns.map((column) => `r.${quoted(column)} is not null`).join(' and ')
      const same = columns.map((column, at) => `t.${quoted(targets[at] as string)} = r.${quoted(column)}`).join(' and ')
      const dangling = sql.raw(
        `${quoted(table)} r where ${known} and not exists (select from ${quoted(target)} t where ${same})`,
      )
      const total = (await numberOf(client, sql<number>`count(*)`, dangling)) ?? 0
      if (total > 0)
        faults.push(`${total} rows of ${table} name a ${target} by ${columns.join(', ')} that is not there`)
    }
    return faults
  },
}

const freshNumbers: Rule = {
  rule: 'new rows get numbers that nothing has yet',
  faults: async (client) => {
    const faults: string[] = []
    for (const { table, column, last } of await readNumberings(client)) {
      const largest = sql<number | null>`max(${sql.identifier(column)})`
      const highest = await numberOf(client, largest, sql`${sql.identifier(table)}`)
      if (highest !== null && highest > (last ?? 0))
        faults.push(`${table} has numbers up to ${highest}, but the next one is given after ${last ?? 0}`)
    }
    return faults
  },
}

const OTHER_MONTHS = statement(() =>
  selection(
    { total: sql<number>`count(*)`, months: sql<string[] | null>`array_agg(distinct to_char(at, 'YYYY-MM'))` },
    (columns) => sql`select ${columns} from odds_change_other`,
  ),
)

const pricesByMonth: Rule = {
  rule: 'every price movement is in the partition of its month',
  faults: async (client) => {
    const { total = 0, months } = (await firstRow(client, OTHER_MONTHS, {})) ?? {}
    return total === 0
      ? []
      : [`${total} are in the default partition and are never dropped with their month: ${months?.join(', ')}`]
  },
}

const BROKEN_INDEXES = statement(() =>
  selection(
    { name: sql<string>`c.relname` },
    (columns) => sql`
      select ${columns} from pg_index i join pg_class c on c.oid = i.indexrelid
      where not i.indisvalid and c.relnamespace = 'public'::regnamespace order by c.relname`,
  ),
)

const soundIndexes: Rule = {
  rule: 'every index can be used',
  faults: async (client) => {
    const broken = await rows(client, BROKEN_INDEXES, {})
    return broken.map(({ name }) => `${name} is not complete: REINDEX INDEX ${quoted(name)}`)
  },
}

const READ_AHEAD = statement(() =>
  selection(
    { name: logReader.name, place: logReader.place },
    (columns) => sql`
      select ${columns} from ${logReader}
      where ${logReader.place} > coalesce(pg_sequence_last_value(pg_get_serial_sequence('live_event', 'seq')), 0)
      order by ${logReader.name}`,
  ),
)

const readersBehindTheLog: Rule = {
  rule: 'computations have read no further than the log of changes reaches',
  faults: async (client) => {
    const ahead = await rows(client, READ_AHEAD, {})
    return ahead.map(
      ({ name, place }) => `${name} would miss every change up to number ${place}: delete its row of log_reader`,
    )
  },
}

export const STORAGE_RULES: readonly Rule[] = [
  newestTables,
  livingReferences,
  freshNumbers,
  pricesByMonth,
  soundIndexes,
  readersBehindTheLog,
]
