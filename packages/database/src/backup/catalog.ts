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
    `select c.relname as name,
       jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname collate "C"`,
  )
  return rows
}

export async function readNumberings(client: pg.ClientBase): Promise<Numbering[]> {
  const { rows } = await client.query<Numbering>(
    `select c.relname as table, a.attname as column, s.last_value as last
     from pg_attribute a
     join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename)::regclass
       = pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname)::regclass
     where a.attidentity <> '' order by c.relname collate "C"`,
  )
  return rows
}

/** The parts that were added to those the migrations make. */
export async function readParts(client: pg.ClientBase): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bounds
     from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
     where c.relispartition and p.relkind = 'p' and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
     order by c.relname collate "C"`,
  )
  return rows
}

export async function readReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select c.relname as table, f.conname as name, pg_get_constraintdef(f.oid) as definition
     from pg_constraint f join pg_class c on c.oid = f.conrelid and c.relnamespace = 'public'::regnamespace
     where f.contype = 'f' and f.conparentid = 0 order by c.relname collate "C", f.conname collate "C"`,
  )
  return rows
}
