import type { TransferView } from '@touchline/contract'
import type { Database } from '@touchline/database'
import { TRANSFER_COLUMNS, TRANSFER_JOINS, type TransferRow, viewTransfer } from './transfers.ts'

const OF_PLAYER = `
  select ${TRANSFER_COLUMNS} from transfer t ${TRANSFER_JOINS}
  where t.player_id = $1
  order by t.date desc, t.id desc`

/** The transfers of a player, newest first. */
export async function findPlayerTransfers(database: Database, playerId: number): Promise<TransferView[]> {
  const { rows } = await database.pool.query<TransferRow>(OF_PLAYER, [playerId])
  return rows.map(viewTransfer)
}
