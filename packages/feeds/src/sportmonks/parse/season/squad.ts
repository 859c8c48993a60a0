import type { ParseContext, Parsed } from '../../parsed.ts'
import { fields } from '../read.ts'
import { parseRows } from '../reference/gather.ts'
import { takePlayerWith } from '../reference/players.ts'
import { takeTeamOf } from '../reference/team.ts'
import { takeTransfer } from '../reference/transfers.ts'

/**
 * A team's squad as it is now: the players described in it, with what was asked for about them, and the transfers that brought them.
 * Who wore which number in which season is told by the squads of seasons.
 */
export function parseSquad(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, context, 'squad', (into, row) => {
    takeTeamOf(into, row, 'team')
    if (row.player) takePlayerWith(into, fields(row.player))
    if (row.transfer) takeTransfer(into, fields(row.transfer))
  })
}
