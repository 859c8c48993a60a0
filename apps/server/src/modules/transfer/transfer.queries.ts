import { type Database, type Placeholders, rows, statement, transfer } from '@touchline/database'
import { sql } from 'drizzle-orm'
import { type TransferRow, transfersOf } from '../shared/transfers.ts'

/** `nulls last` is how the index is ordered; in it the page is found before anything is joined. */
const LATEST = statement((p: Placeholders<{ limit: number; offset: number }>) =>
  transfersOf(sql`
    select * from ${transfer}
    order by ${transfer.date} desc nulls last, ${transfer.id} desc nulls last limit ${p.limit} offset ${p.offset}`),
)

/** Transfers of all teams, newest first. */
export function findLatestTransfers(
  { pool }: Database,
  [limit, offset]: readonly [limit: number, offset: number],
): Promise<TransferRow[]> {
  return rows(pool, LATEST, { limit, offset })
}
