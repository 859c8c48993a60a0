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
    `(SELECT array_agg(a.attname::text ORDER BY k.at) FROM unnest(f.${keys}) WITH ORDINALITY AS k(number, at)
      JOIN pg_attribute a ON a.attrelid = f.${relation} AND a.attnum = k.number)`
  const { rows } = await client.query<ForeignKey>(
    `SELECT f.conname AS name, c.relname AS table, t.relname AS target,
       ${names('conkey', 'conrelid')} AS columns, ${names('confkey', 'confrelid')} AS targets
     FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class t ON t.oid = f.confrelid
     WHERE f.contype = 'f' AND f.conparentid = 0 AND c.relnamespace = 'public'::regnamespace
     ORDER BY c.relname, f.conname`,
  )
  return rows
}

const livingReferences: Rule = {
  rule: 'every reference leads to a row that is there',
  faults: async (client) => {
    const faults: string[] = []
    for (const { table, columns, target, targets } of await foreignKeys(client)) {
      const known = columns.map((column) => `r.${quoted(column)} IS NOT NULL`).join(' AND ')
      const same = columns.map((column, at) => `t.${quoted(targets[at] as string)} = r.${quoted(column)}`).join(' AND ')
      const { rows } = await client.query<{ total: number }>(
        `SELECT count(*) AS total FROM ${quoted(table)} r
         WHERE ${known} AND NOT EXISTS (SELECT FROM ${quoted(target)} t WHERE ${same})`,
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
        `SELECT max(${quoted(column)}) AS highest FROM ${quoted(table)}`,
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
      `SELECT count(*) AS total, array_agg(DISTINCT to_char(at, 'YYYY-MM')) AS months FROM odds_change_other`,
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
      `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE NOT i.indisvalid AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`,
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
