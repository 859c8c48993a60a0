import type { TransferView } from '@touchline/contract'
import { type Database, type Placeholders, rows, statement, transfer } from '@touchline/database'
import { sql } from 'drizzle-orm'
import { transfersOf, viewTransfer } from './transfers.ts'

const OF_PLAYER = statement((p: Placeholders<{ playerId: number }>) =>
  transfersOf(sql`select * from ${transfer} where ${transfer.playerId} = ${p.playerId}`),
)

/** The transfers of a player, newest first. */
export async function findPlayerTransfers({ pool }: Database, playerId: number): Promise<TransferView[]> {
  return (await rows(pool, OF_PLAYER, { playerId })).map(viewTransfer)
}
