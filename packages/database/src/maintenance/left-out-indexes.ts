import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Database } from '../connection.ts'
import { readMeta, writeMeta } from '../meta.ts'
import { execute, firstRow, type Placeholders, type Queryable, rows, selection, statement } from '../statement.ts'
import { inTransaction } from '../transaction.ts'

/** Definitions of the indexes that are out, as `create index` statements. */
const KEY = 'indexes_left_out'

const INDEXES = statement((p: Placeholders<{ table: string }>) =>
  selection(
    { name: sql<string>`indexrelid::regclass::text`, definition: sql<string>`pg_get_indexdef(indexrelid)` },
    (columns) =>
      sql`select ${columns} from pg_index where indrelid = ${p.table}::regclass and not indisunique order by indexrelid`,
  ),
)

/** All indexes of a table, or some of them. */
export type Indexes = PgTable | { of: PgTable; named: readonly string[] }

/** Builds the indexes of some tables, one by one, so that others are answered in between. */
export type BuildIndexes = (those: readonly Indexes[]) => Promise<void>

/**
 * Does the first large writes into tables of the embedded database without the indexes that hold no key, and builds them afterwards: at once
 * that takes a quarter of what growing them row by row does. A process that dies in between leaves a note of them, and whoever opens the
 * database next builds them (`migrate`). On a server, which others read meanwhile, and where the table has rows already, all indexes stay.
 * @param work may build those of tables that it has written, while it goes on with others
 */
export async function withoutIndexes<T>(
  database: Database,
  those: readonly Indexes[],
  work: (build: BuildIndexes) => Promise<T>,
): Promise<T> {
  if (database.kind === 'embedded') {
    await inTransaction(database, async (client) => {
      for (const one of those) await leaveOut(client, one)
    })
  }
  const buildAll = () => inTransaction(database, buildLeftOutIndexes)
  const done = await work((written) => buildOneByOne(database, written)).catch(async (error: unknown) => {
    // Where they cannot be built either, what went wrong first is what to report.
    await buildAll().catch(() => undefined)
    throw error
  })
  await buildAll()
  return done
}

type Some = Exclude<Indexes, PgTable>
const isSome = (those: Indexes): those is Some => !is(those, PgTable)
const tableOf = (those: Indexes): PgTable => (isSome(those) ? those.of : those)

async function leaveOut(client: pg.ClientBase, those: Indexes): Promise<void> {
  const table = tableOf(those)
  const present = statement(() =>
    selection({ there: sql<boolean>`true` }, (columns) => sql`select ${columns} from ${table} limit 1`),
  )
  if (await firstRow(client, present, {})) return
  const all = await rows(client, INDEXES, { table: getTableConfig(table).name })
  const indexes = isSome(those) ? all.filter(({ name }) => those.named.includes(name)) : all
  for (const { name } of indexes) await execute(client, sql.raw(`drop index ${name}`))
  await writeMeta(client, KEY, [...(await leftOut(client)), ...indexes.map(({ definition }) => definition)])
}

/** Builds the indexes that are out, if there are any. */
export async function buildLeftOutIndexes(client: Queryable): Promise<void> {
  const definitions = await leftOut(client)
  if (definitions.length === 0) return
  for (const definition of definitions) await build(client, definition)
  await writeMeta(client, KEY, [])
}

async function buildOneByOne(database: Database, those: readonly Indexes[]): Promise<void> {
  const of = new Set(those.map((one) => getTableConfig(tableOf(one)).name))
  const isOfThem = (definition: string) => of.has(TABLE.exec(definition)?.[1] ?? '')
  const buildNext = async (client: Queryable): Promise<boolean> => {
    const definitions = await leftOut(client)
    const next = definitions.find(isOfThem)
    if (next === undefined) return false
    await build(client, next)
    await writeMeta(
      client,
      KEY,
      definitions.filter((other) => other !== next),
    )
    return true
  }
  while (await inTransaction(database, buildNext));
}

/** The table in a definition, as the database writes it. */
const TABLE = / ON (?:ONLY )?public\."?(\w+)"? USING /

const build = (client: Queryable, definition: string): Promise<number> =>
  execute(client, sql.raw(definition.replace('CREATE INDEX', 'create index if not exists')))

const HAS_NOTES = statement(() =>
  selection({ there: sql<boolean>`to_regclass('meta') is not null` }, (columns) => sql`select ${columns}`),
)

/** None in a database that has no tables yet. */
const leftOut = async (client: Queryable): Promise<readonly string[]> => {
  if (!(await firstRow(client, HAS_NOTES, {}))?.there) return []
  const noted = await readMeta(client, KEY)
  return Array.isArray(noted) ? noted.map(String) : []
}
