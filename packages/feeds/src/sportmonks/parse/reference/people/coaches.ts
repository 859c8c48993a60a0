import type { ParseContext, Parsed } from '../../../parsed.ts'
import { fields, objects } from '../../read.ts'
import { takeCoachSeason, takeSeasonsOf } from '../../season/statistics.ts'
import { parseRows } from '../gather.ts'
import { takeTeamOf } from '../team.ts'
import { takeTrophies } from '../trophies.ts'
import { takeCoach } from './coach.ts'
import { takePlayerWith } from './players.ts'
import { takeCoachSpell } from './spells.ts'

/** Coaches, with the player they were, their teams, trophies and seasons as far as they are reported inside. */
export function parseCoaches(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, {
    context,
    kind: 'coach',
    take: (into, row) => {
      const coach = takeCoach(into, row)
      if (coach === null) return
      if (row.player) takePlayerWith(into, fields(row.player))
      for (const spell of objects(row.teams)) {
        takeTeamOf(into, spell, 'team')
        // The row of a coach's own list need not say whose it is.
        takeCoachSpell(into, { ...spell, coach_id: coach })
      }
      takeTrophies(into, { owner: 'coach', id: coach, row })
      takeSeasonsOf(into, row, takeCoachSeason)
    },
  })
}
