import type { Database } from '../../packages/database/src/index.ts'

/** Every column, index and constraint of ours, as sorted lines: two databases with the same lines have the same tables. */
export async function schemaLines({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, coalesce(column_default, identity_generation, '')) as line
       from information_schema.columns where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
       from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  )
  return rows.map(({ line }) => line).sort()
}

export async function rowCounts({ pool }: Database): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  const counts = new Map<string, number>()
  for (const { name } of rows) {
    const { rows: counted } = await pool.query<{ count: number }>(`select count(*) from "${name}"`)
    counts.set(name, counted[0]?.count ?? 0)
  }
  return counts
}

/** A value of a type for the row of a number, all different where the type allows it. */
const VALUES: Readonly<Record<string, string>> = {
  integer: 'n',
  bigint: 'n',
  smallint: '(n % 30000)::smallint',
  numeric: '1 + n % 9000 / 1000.0',
  real: 'n',
  'double precision': 'n',
  text: `'text ' || n`,
  'character varying': `'text ' || n`,
  boolean: 'n % 2 = 0',
  date: `date '2026-01-01' + n`,
  'timestamp with time zone': `timestamptz '2026-01-01' + n * interval '1 minute'`,
  jsonb: `'{}'::jsonb`,
  bytea: `''::bytea`,
  uuid: `lpad(to_hex(n), 32, '0')::uuid`,
  ARRAY: `'{}'`,
}

/** Values of columns that a check holds to another column of their row. */
const VALUES_OF_COLUMNS: Readonly<Record<string, string>> = {
  'forecast_record.kickoff': `timestamptz '2026-01-01 01:00' + n * interval '1 minute'`,
}

/**
 * Inserts this many rows into every table except the list of countries: values by the type of their columns, without regard to foreign
 * keys. Generated numbers continue after them.
 */
export async function fillTables(database: Database, rows: number): Promise<void> {
  const { rows: columns } = await database.pool.query<{
    table: string
    column: string
    type: string
    generated: string
    identity: string
  }>(
    `select table_name as table, column_name as column, data_type as type, is_generated as generated, is_identity as identity
     from information_schema.columns join pg_class on relname = table_name and relnamespace = 'public'::regnamespace
     where table_schema = 'public' and relkind in ('r', 'p') and not relispartition and table_name <> 'country'
     order by table_name, ordinal_position`,
  )
  const tables = Map.groupBy(columns, ({ table }) => table)
  const client = await database.pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const [table, all] of tables) {
      const own = all.filter(({ generated }) => generated === 'NEVER')
      const valueFor = ({ column, type }: (typeof own)[number]) =>
        VALUES_OF_COLUMNS[`${table}.${column}`] ?? VALUES[type]
      const unknown = own.find((one) => !valueFor(one))
      if (unknown) throw new Error(`No value for ${table}.${unknown.column} of type ${unknown.type}`)
      const names = own.map(({ column }) => `"${column}"`).join(', ')
      const values = own.map(valueFor).join(', ')
      await client.query(
        `insert into "${table}" (${names}) overriding system value select ${values} from generate_series(1, ${rows}) as n`,
      )
      for (const { column } of own.filter(({ identity }) => identity === 'YES')) {
        await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [`"${table}"`, column, rows])
      }
    }
    await client.query('reset session_replication_role')
  } finally {
    client.release()
  }
}
