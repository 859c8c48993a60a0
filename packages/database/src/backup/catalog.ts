import type pg from 'pg'

/** A table as the database describes it; the parts of a partitioned one belong to it. */
export interface TableShape {
  name: string
  columns: { name: string; type: string }[]
}

/** Where the numbering of a table's own ids has come to; null when none was given yet. */
export interface Numbering {
  table: string
  column: string
  last: number | null
}

/** A part of a partitioned table, such as one month of prices. */
export interface Part {
  name: string
  parent: string
  /** `FOR VALUES FROM ('2026-11-01 00:00:00+00') TO ('2026-12-01 00:00:00+00')` */
  bounds: string
}

/** A rule that rows of one table name rows of another. */
export interface Reference {
  table: string
  name: string
  definition: string
}

/** Every table of ours, by name; those that came with an extension are not. */
export async function readTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `SELECT c.relname AS name,
       jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     GROUP BY c.relname ORDER BY c.relname COLLATE "C"`,
  )
  return rows
}

export async function readNumberings(client: pg.ClientBase): Promise<Numbering[]> {
  const { rows } = await client.query<Numbering>(
    `SELECT c.relname AS table, a.attname AS column, s.last_value AS last
     FROM pg_attribute a
     JOIN pg_class c ON c.oid = a.attrelid AND c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
     JOIN pg_sequences s ON format('%I.%I', s.schemaname, s.sequencename)::regclass
       = pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname)::regclass
     WHERE a.attidentity <> '' ORDER BY c.relname COLLATE "C"`,
  )
  return rows
}

/** The parts that were added to those the migrations make. */
export async function readParts(client: pg.ClientBase): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `SELECT c.relname AS name, p.relname AS parent, pg_get_expr(c.relpartbound, c.oid) AS bounds
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class p ON p.oid = i.inhparent
     WHERE c.relispartition AND p.relkind = 'p' AND pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
     ORDER BY c.relname COLLATE "C"`,
  )
  return rows
}

export async function readReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `SELECT c.relname AS table, f.conname AS name, pg_get_constraintdef(f.oid) AS definition
     FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid AND c.relnamespace = 'public'::regnamespace
     WHERE f.contype = 'f' AND f.conparentid = 0 ORDER BY c.relname COLLATE "C", f.conname COLLATE "C"`,
  )
  return rows
}
