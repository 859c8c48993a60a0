import { type Database, firstRow, type RowOf, selection, statement, transfer, trophy } from '@touchline/database'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

const anyRow = (table: PgTable) => sql<boolean>`exists (select from ${table})`

const KINDS = statement(() =>
  selection({ transfers: anyRow(transfer), trophies: anyRow(trophy) }, (columns) => sql`select ${columns}`),
)

const NONE: RowOf<typeof KINDS> = { transfers: false, trophies: false }

/** Kinds that any source reports of people: only for those is an empty part meaningful. */
export async function findKinds({ pool }: Database): Promise<RowOf<typeof KINDS>> {
  return (await firstRow(pool, KINDS, {})) ?? NONE
}
