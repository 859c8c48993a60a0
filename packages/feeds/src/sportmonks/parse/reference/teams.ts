import type { ParseContext, Parsed } from '../../parsed.ts'
import { objects } from '../read.ts'
import { takeSidelined } from '../season/sidelined.ts'
import { takeSeasonsOf, takeTeamSeason } from '../season/statistics.ts'
import { parseRows } from './gather.ts'
import { takeCoachOf } from './people/coach.ts'
import { takePlayerOf } from './people/player.ts'
import { takeCoachSpell } from './people/spells.ts'
import { takeRivals } from './rivals.ts'
import { takeTeam } from './team.ts'
import { takeTrophies } from './trophies.ts'

/** Teams, with their venue, coaches, squad, rivals, trophies, missing players and seasons as far as they are reported inside. */
export function parseTeams(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, {
    context,
    kind: 'team',
    take: (into, row) => {
      const team = takeTeam(into, row)
      if (team === null) return
      for (const spell of objects(row.coaches)) {
        takeCoachOf(into, spell)
        takeCoachSpell(into, spell)
      }
      for (const place of objects(row.players)) takePlayerOf(into, place)
      takeRivals(into, team, row)
      takeTrophies(into, { owner: 'team', id: team, row })
      takeSidelined(into, team, row)
      takeSeasonsOf(into, row, takeTeamSeason)
    },
  })
}
