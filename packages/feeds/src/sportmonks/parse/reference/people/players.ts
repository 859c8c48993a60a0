import type { Key } from '@touchline/football'
import type { ParseContext, Parsed } from '../../../parsed.ts'
import { type Fields, objects } from '../../read.ts'
import { takePlayerSeason, takeSeasonsOf } from '../../season/statistics.ts'
import { type Gathering, parseRows } from '../gather.ts'
import { takeTransfer } from '../transfers.ts'
import { takeTrophies } from '../trophies.ts'
import { takePlayer } from './player.ts'
import { takePlayerSpells } from './spells.ts'

/** Players, with where they have played, their trophies, transfers and seasons as far as they are reported inside. */
export function parsePlayers(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, { context, kind: 'player', take: takePlayerWith })
}

/** Takes a player row with all that is reported inside it; null when the player cannot be a record. */
export function takePlayerWith(into: Gathering, row: Fields): Key | null {
  const player = takePlayer(into, row)
  if (player === null) return null
  takePlayerSpells(into, player, row)
  takeTrophies(into, { owner: 'player', id: player, row })
  for (const transfer of objects(row.transfers)) takeTransfer(into, transfer)
  takeSeasonsOf(into, row, takePlayerSeason)
  return player
}
