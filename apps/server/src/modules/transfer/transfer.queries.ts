import { type Database, type Placeholders, rows, statement, transfer } from '@touchline/database'
import { sql } from 'drizzle-orm'
import { type TransferRow, transfersOf } from '../shared/transfers.ts'

/** `nulls last` is how the index is ordered; in it the page is found before anything is joined. */
const LATEST = statement((p: Placeholders<{ type: number | null; limit: number; offset: number }>) =>
  transfersOf(sql`
    select * from ${transfer} where ${p.type}::integer is null or ${transfer.typeId} = ${p.type}::integer
    order by ${transfer.date} desc nulls last, ${transfer.id} desc nulls last limit ${p.limit} offset ${p.offset}`),
)

/** Transfers of all teams, newest first, or those of one type. */
export function findLatestTransfers(
  { pool }: Database,
  type: number | null,
  [limit, offset]: readonly [limit: number, offset: number],
): Promise<TransferRow[]> {
  return rows(pool, LATEST, { type, limit, offset })
}
