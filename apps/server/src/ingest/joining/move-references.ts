import type pg from 'pg'

interface Reference {
  table: string
  column: string
}

/** Columns that hold a team without saying so to the database, for the sake of quick writes. */
const UNDECLARED: Readonly<Record<'team' | 'fixture', readonly Reference[]>> = {
  team: [
    { table: 'side', column: 'team_id' },
    { table: 'side', column: 'opponent_id' },
  ],
  fixture: [],
}

/**
 * Lets everything that points to one row of a table point to another. Where both would then stand in one place, such as two spells of one
 * coach on one day, the other row's stays; of two lists the whole list of the other row stays.
 * @param except tables that the caller sees to
 */
export async function moveReferences(
  client: pg.ClientBase,
  kind: 'team' | 'fixture',
  from: number,
  to: number,
  except: ReadonlySet<string> = new Set(),
): Promise<void> {
  const declared = await client.query<Reference>(
    `SELECT c.conrelid::regclass::text AS table, a.attname AS column
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confrelid = $1::regclass AND cardinality(c.conkey) = 1
     ORDER BY 1, 2`,
    [kind],
  )
  for (const { table, column } of [...declared.rows, ...UNDECLARED[kind]]) {
    if (except.has(table)) continue
    for (const others of await uniqueBeside(client, table, column)) {
      const same = others.map((other) => `AND y."${other}" = x."${other}"`).join(' ')
      await client.query(
        `DELETE FROM ${table} x WHERE x."${column}" = $1 AND EXISTS (SELECT FROM ${table} y WHERE y."${column}" = $2 ${same})`,
        [from, to],
      )
    }
    await client.query(`UPDATE ${table} SET "${column}" = $2 WHERE "${column}" = $1`, [from, to])
  }
}

/** The other columns of each key that the column belongs to; the place in a list is none, so that a list counts as a whole. */
async function uniqueBeside(client: pg.ClientBase, table: string, column: string): Promise<string[][]> {
  const { rows } = await client.query<{ columns: string[] }>(
    `SELECT array_agg(a.attname::text) AS columns
     FROM pg_index i CROSS JOIN unnest(i.indkey::smallint[]) AS k(attnum)
     JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
     WHERE i.indrelid = $1::regclass AND i.indisunique
     GROUP BY i.indexrelid HAVING bool_or(a.attname = $2)`,
    [table, column],
  )
  return rows.map(({ columns }) => columns.filter((one) => one !== column && one !== 'place'))
}
