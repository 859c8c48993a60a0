import type { ParseContext, Parsed } from '../../../parsed.ts'
import { takeRefereeSeason, takeSeasonsOf } from '../../season/statistics.ts'
import { parseRows } from '../gather.ts'
import { takeReferee } from './referee.ts'

/** Referees, with their seasons when reported inside. */
export function parseReferees(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, {
    context,
    kind: 'referee',
    take: (into, row) => {
      const referee = takeReferee(into, row)
      if (referee !== null) takeSeasonsOf(into, row, takeRefereeSeason)
    },
  })
}
