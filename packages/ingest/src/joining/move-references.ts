import { execute, type Placeholders, type RowOf, rows, selection, statement } from '@touchline/database'
import { sql } from 'drizzle-orm'
import type pg from 'pg'

const DECLARED = statement((p: Placeholders<{ kind: 'team' | 'fixture' }>) =>
  selection(
    { table: sql<string>`c.conrelid::regclass::text`, column: sql<string>`a.attname` },
    (columns) => sql`
      select ${columns}
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${p.kind}::regclass and cardinality(c.conkey) = 1
      order by 1, 2`,
  ),
)

type Reference = RowOf<typeof DECLARED>

/** Columns that hold a team without saying so to the database, for the sake of quick writes. */
const UNDECLARED: Readonly<Record<'team' | 'fixture', readonly Reference[]>> = {
  team: [
    { table: 'side', column: 'team_id' },
    { table: 'side', column: 'opponent_id' },
  ],
  fixture: [],
}

interface MovedReferences {
  kind: 'team' | 'fixture'
  from: number
  to: number
  /** Tables that the caller moves itself. */
  except?: ReadonlySet<string>
}

/**
 * Lets everything that points to one row of a table point to another. Where both would then be in one place, such as two spells of one
 * coach on one day, the other row's stays; of two lists the whole list of the other row stays.
 */
export async function moveReferences(
  client: pg.ClientBase,
  { kind, from, to, except = new Set() }: MovedReferences,
): Promise<void> {
  for (const { table, column } of [...(await rows(client, DECLARED, { kind })), ...UNDECLARED[kind]]) {
    if (except.has(table)) continue
    const [named, held] = [sql.raw(table), sql.identifier(column)]
    for (const others of await otherKeyColumns(client, table, column)) {
      const same = sql.raw(others.map((other) => `and y."${other}" = x."${other}"`).join(' '))
      await execute(
        client,
        sql`delete from ${named} x where x.${held} = ${from} and exists (select from ${named} y where y.${held} = ${to} ${same})`,
      )
    }
    await execute(client, sql`update ${named} set ${held} = ${to} where ${held} = ${from}`)
  }
}

const UNIQUE = statement((p: Placeholders<{ table: string; column: string }>) =>
  selection(
    { columns: sql<string[]>`array_agg(a.attname::text)` },
    (columns) => sql`
      select ${columns}
      from pg_index i cross join unnest(i.indkey::smallint[]) as k(attnum)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indrelid = ${p.table}::regclass and i.indisunique
      group by i.indexrelid having bool_or(a.attname = ${p.column})`,
  ),
)

/** The other columns of each key that the column belongs to; the place in a list is none, so that a list counts as a whole. */
async function otherKeyColumns(client: pg.ClientBase, table: string, column: string): Promise<string[][]> {
  const keys = await rows(client, UNIQUE, { table, column })
  return keys.map(({ columns }) => columns.filter((one) => one !== column && one !== 'place'))
}
