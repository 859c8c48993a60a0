import type { Kind } from '@touchline/database'
import type { PgTable } from 'drizzle-orm/pg-core'
import { withCorrectedNames } from '../../joining/corrections/corrected-names.ts'
import type { Row, RowsOf } from '../rows/row.ts'
import { upsertRows, type Written } from '../rows/upsert.ts'
import type { Family } from '../summary.ts'
import { count, type SinkContext } from './sink-context.ts'

/** Writes rows of a reference table by id and notes that names may have changed. */
export async function writeReference<T extends PgTable, R extends Row & { id: number }>(
  context: SinkContext,
  { family, kind, table, rows }: { family: Family; kind: Kind; table: T; rows: RowsOf<T, R> },
): Promise<Written> {
  const fresh = rows.every((row) => context.ids.isNew(kind, row.id))
  const named = fresh ? rows : await withCorrectedNames(context.client, kind, rows)
  const written = await upsertRows(context.client, table, named, { key: ['id'], fresh })
  count(context, family, written)
  if (written.inserted.length + written.updated.length > 0) context.changed.reference = true
  return written
}
