import type { TransferView } from '@touchline/contract'
import { TRANSFER_NAMES } from '@touchline/football'
import { playerImage } from './image-paths.ts'
import { viewTeam, viewType } from './names.views.ts'

export interface TransferRow {
  id: number
  playerId: number
  playerName: string
  playerCommonName: string
  fromId: number | null
  fromName: string | null
  fromCode: string | null
  toId: number | null
  toName: string | null
  toCode: string | null
  date: string
  typeId: number
  amount: number | null
}

/** The columns of a TransferRow of `transfer t`; to be used with TRANSFER_JOINS. */
export const TRANSFER_COLUMNS = `
  t.id, t.player_id as "playerId", p.name as "playerName", p.common_name as "playerCommonName",
  a.id as "fromId", a.name as "fromName", a.short_code as "fromCode",
  b.id as "toId", b.name as "toName", b.short_code as "toCode",
  t.date, t.type_id as "typeId", t.amount`

export const TRANSFER_JOINS = `
  join player p on p.id = t.player_id
  left join team a on a.id = t.from_team_id
  left join team b on b.id = t.to_team_id`

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
