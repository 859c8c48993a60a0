import type pg from 'pg'
import { readNumberings } from '../backup/catalog.ts'
import { quoted } from '../backup/table-rows.ts'
import { knownSchemas, storedSchema } from '../schema-version.ts'
import type { Rule } from './rule.ts'

const newestTables: Rule = {
  rule: 'the tables are those of this version',
  faults: async (client) => {
    const [stored, wanted] = [await storedSchema(client), knownSchemas().at(-1)]
    return stored === wanted ? [] : [`they are at ${stored ?? 'nothing'}, not at ${wanted}: run db migrate`]
  },
}

interface ForeignKey {
  name: string
  table: string
  columns: string[]
  target: string
  targets: string[]
}

async function foreignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const names = (keys: string, relation: string) =>
    `(select array_agg(a.attname::text order by k.at) from unnest(f.${keys}) with ordinality as k(number, at)
      join pg_attribute a on a.attrelid = f.${relation} and a.attnum = k.number)`
  const { rows } = await client.query<ForeignKey>(
    `select f.conname as name, c.relname as table, t.relname as target,
       ${names('conkey', 'conrelid')} as columns, ${names('confkey', 'confrelid')} as targets
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
     where f.contype = 'f' and f.conparentid = 0 and c.relnamespace = 'public'::regnamespace
     order by c.relname, f.conname`,
  )
  return rows
}

const livingReferences: Rule = {
  rule: 'every reference leads to a row that is there',
  faults: async (client) => {
    const faults: string[] = []
    for (const { table, columns, target, targets } of await foreignKeys(client)) {
      const known = columns.map((column) => `r.${quoted(column)} is not null`).join(' and ')
      const same = columns.map((column, at) => `t.${quoted(targets[at] as string)} = r.${quoted(column)}`).join(' and ')
      const { rows } = await client.query<{ total: number }>(
        `select count(*) as total from ${quoted(table)} r
         where ${known} and not exists (select from ${quoted(target)} t where ${same})`,
      )
      const total = rows[0]?.total ?? 0
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
      const { rows } = await client.query<{ highest: number | null }>(
        `select max(${quoted(column)}) as highest from ${quoted(table)}`,
      )
      const highest = rows[0]?.highest ?? null
      if (highest !== null && highest > (last ?? 0))
        faults.push(`${table} has numbers up to ${highest}, but the next one is given after ${last ?? 0}`)
    }
    return faults
  },
}

const pricesByMonth: Rule = {
  rule: 'every price movement stands in the part of its month',
  faults: async (client) => {
    const { rows } = await client.query<{ total: number; months: string[] | null }>(
      `select count(*) as total, array_agg(distinct to_char(at, 'YYYY-MM')) as months from odds_change_other`,
    )
    const { total = 0, months } = rows[0] ?? {}
    return total === 0
      ? []
      : [`${total} stand in the part for the rest and never go with their month: ${months?.join(', ')}`]
  },
}

const soundIndexes: Rule = {
  rule: 'every index can be used',
  faults: async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
       where not i.indisvalid and c.relnamespace = 'public'::regnamespace order by c.relname`,
    )
    return rows.map(({ name }) => `${name} is not complete: REINDEX INDEX ${quoted(name)}`)
  },
}

export const STORAGE_RULES: readonly Rule[] = [
  newestTables,
  livingReferences,
  freshNumbers,
  pricesByMonth,
  soundIndexes,
]
