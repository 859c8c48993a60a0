import type { ParseContext, Parsed } from '../../parsed.ts'
import { day, type Fields, integer, key } from '../read.ts'
import { type Gathering, leftOut, parseRows } from './gather.ts'
import { takePlayerOf } from './people/player.ts'
import { takeTeamOf } from './team.ts'
import { typeId } from './type-id.ts'

/** Transfers, with the players and teams reported inside. */
export function parseTransfers(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, { context, kind: 'transfer', take: takeTransfer })
}

export function takeTransfer(into: Gathering, row: Fields): void {
  takePlayerOf(into, row)
  takeTeamOf(into, row, 'fromTeam')
  takeTeamOf(into, row, 'toTeam')
  const id = key(row.id)
  const player = key(row.player_id)
  const date = day(row.date)
  const type = typeId(row.type_id)
  if (id === null) return void leftOut(into, { kind: 'transfer', row, lacking: 'an id' })
  if (player === null) return void leftOut(into, { kind: 'transfer', row, lacking: 'its player' })
  if (date === null) return void leftOut(into, { kind: 'transfer', row, lacking: 'a day' })
  if (type === null) return void leftOut(into, { kind: 'transfer', row, lacking: 'its kind' })
  into.add('transfers', id, {
    key: id,
    player,
    from: key(row.from_team_id),
    to: key(row.to_team_id),
    date,
    type,
    amount: amountOf(row),
  })
}

/** The feed writes 0 where no sum is known. */
function amountOf(row: Fields): number | null {
  const amount = integer(row.amount)
  return amount !== null && amount > 0 ? amount : null
}
