import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type RowOf, rows, selection, statement } from '../statement.ts'

const TABLES = statement(() =>
  selection(
    {
      name: sql<string>`c.relname`,
      columns: sql<{ name: string; type: string }[]>`jsonb_agg(
        jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)`,
    },
    (columns) => sql`
      select ${columns}
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by c.relname order by c.relname collate "C"`,
  ),
)

/** A table as the database describes it; the parts of a partitioned one belong to it. */
export type TableShape = RowOf<typeof TABLES>

/** Every table of ours, by name; those that came with an extension are not. */
export const readTables = (client: pg.ClientBase): Promise<TableShape[]> => rows(client, TABLES, {})

const NUMBERINGS = statement(() =>
  selection(
    { table: sql<string>`c.relname`, column: sql<string>`a.attname`, last: sql<number | null>`s.last_value` },
    (columns) => sql`
      select ${columns}
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename)::regclass
        = pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname)::regclass
      where a.attidentity <> '' order by c.relname collate "C"`,
  ),
)

/** The last generated id of a table; null when none was generated yet. */
export type Numbering = RowOf<typeof NUMBERINGS>

export const readNumberings = (client: pg.ClientBase): Promise<Numbering[]> => rows(client, NUMBERINGS, {})

const PARTS = statement(() =>
  selection(
    {
      name: sql<string>`c.relname`,
      parent: sql<string>`p.relname`,
      /** `FOR VALUES FROM ('2026-11-01 00:00:00+00') TO ('2026-12-01 00:00:00+00')` */
      bounds: sql<string>`pg_get_expr(c.relpartbound, c.oid)`,
    },
    (columns) => sql`
      select ${columns}
      from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
      where c.relispartition and p.relkind = 'p' and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
      order by c.relname collate "C"`,
  ),
)

/** A part of a partitioned table, such as one month of prices. */
export type Part = RowOf<typeof PARTS>

/** The parts that were added to those the migrations make. */
export const readParts = (client: pg.ClientBase): Promise<Part[]> => rows(client, PARTS, {})

const REFERENCES = statement(() =>
  selection(
    {
      table: sql<string>`c.relname`,
      name: sql<string>`f.conname`,
      definition: sql<string>`pg_get_constraintdef(f.oid)`,
    },
    (columns) => sql`
      select ${columns}
      from pg_constraint f join pg_class c on c.oid = f.conrelid and c.relnamespace = 'public'::regnamespace
      where f.contype = 'f' and f.conparentid = 0 order by c.relname collate "C", f.conname collate "C"`,
  ),
)

/** A rule that rows of one table name rows of another. */
export type Reference = RowOf<typeof REFERENCES>

export const readReferences = (client: pg.ClientBase): Promise<Reference[]> => rows(client, REFERENCES, {})
