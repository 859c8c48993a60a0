import type { TransferView } from '@touchline/contract'
import { orNull, player, type Selected, selection, team, transfer } from '@touchline/database'
import { TRANSFER_NAMES } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { playerImage } from './image-paths.ts'
import { viewTeam, viewType } from './names.views.ts'

const fromTeam = alias(team, 'from_team')
const toTeam = alias(team, 'to_team')

const transferColumns = {
  id: transfer.id,
  playerId: transfer.playerId,
  playerName: player.name,
  playerCommonName: player.commonName,
  fromId: orNull(fromTeam.id),
  fromName: orNull(fromTeam.name),
  fromCode: orNull(fromTeam.shortCode),
  toId: orNull(toTeam.id),
  toName: orNull(toTeam.name),
  toCode: orNull(toTeam.shortCode),
  date: transfer.date,
  typeId: transfer.typeId,
  amount: transfer.amount,
}

export type TransferRow = Selected<typeof transferColumns>

/** Transfers of a query of the table, newest first: joins are read for its rows alone. */
export const transfersOf = (found: SQL) =>
  selection(
    transferColumns,
    (columns) => sql`
      select ${columns} from (${found}) transfer
      join ${player} on ${player.id} = ${transfer.playerId}
      left join ${team} from_team on ${fromTeam.id} = ${transfer.fromTeamId}
      left join ${team} to_team on ${toTeam.id} = ${transfer.toTeamId}
      order by ${transfer.date} desc, ${transfer.id} desc`,
  )

const teamOrNull = (id: number | null, name: string | null, code: string | null) =>
  id === null || name === null ? null : viewTeam(id, name, code)

export const viewTransfer = (row: TransferRow): TransferView => ({
  id: row.id,
  player_id: row.playerId,
  player: {
    id: row.playerId,
    name: row.playerName,
    common_name: row.playerCommonName,
    image_path: playerImage(row.playerId),
  },
  from_team_id: row.fromId,
  fromteam: teamOrNull(row.fromId, row.fromName, row.fromCode),
  to_team_id: row.toId,
  toteam: teamOrNull(row.toId, row.toName, row.toCode),
  date: row.date,
  type_id: row.typeId,
  type: viewType(TRANSFER_NAMES, row.typeId),
  amount: row.amount,
})
