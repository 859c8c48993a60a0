import type { Database } from '@touchline/database'
import { TRANSFER_COLUMNS, TRANSFER_JOINS, type TransferRow } from '../shared/transfers.ts'

/** `nulls last` is how the index is ordered; in it the page is found before anything is joined. */
const LATEST = `
  select ${TRANSFER_COLUMNS}
  from (select * from transfer order by date desc nulls last, id desc nulls last limit $1 offset $2) t ${TRANSFER_JOINS}
  order by t.date desc, t.id desc`

/** Transfers of all teams, newest first. */
export async function findLatestTransfers(
  database: Database,
  [limit, offset]: readonly [limit: number, offset: number],
): Promise<TransferRow[]> {
  const { rows } = await database.pool.query<TransferRow>(LATEST, [limit, offset])
  return rows
}
