import type { TopScorersRecord } from '@touchline/football'
import type { ParseContext, Parsed } from '../../parsed.ts'
import { count, key, objects, oneOf } from '../read.ts'
import { takeCompetitionOf } from '../reference/competition.ts'
import { gathering, leftOut } from '../reference/gather.ts'
import { takePlayerOf } from '../reference/people/player.ts'
import { takeTeamOf } from '../reference/team.ts'

type Row = TopScorersRecord['rows'][number]

/** Goals, assists, yellow and red cards; the feed has more lists than these. */
const LISTS = [208, 209, 84, 83] as const

/** A season's best. All rows of a season belong in one call: its lists are taken as complete. */
export function parseTopScorers(rows: readonly unknown[], context: ParseContext): Parsed {
  const into = gathering(context)
  const lists = new Map<string, Omit<TopScorersRecord, 'rows'> & { rows: Map<string, Row> }>()
  for (const row of objects(rows)) {
    const type = oneOf(row.type_id, LISTS)
    if (type === null) continue
    takeCompetitionOf(into, row)
    takePlayerOf(into, row)
    takeTeamOf(into, row, 'participant')
    const season = key(row.season_id)
    const player = key(row.player_id)
    const team = key(row.participant_id)
    const position = count(row.position)
    const total = count(row.total)
    if (season === null) leftOut(into, { kind: 'top scorer', row, lacking: 'its season' })
    else if (player === null || team === null) leftOut(into, { kind: 'top scorer', row, lacking: 'its player or team' })
    else if (position === null || total === null)
      leftOut(into, { kind: 'top scorer', row, lacking: 'a position and a total' })
    else {
      const list = lists.get(`${season} ${type}`) ?? { season, type, rows: new Map() }
      list.rows.set(`${player} ${team}`, { player, team, position, total })
      lists.set(`${season} ${type}`, list)
    }
  }
  for (const [id, list] of lists) {
    into.add('topScorers', id, { ...list, rows: [...list.rows.values()].sort((a, b) => a.position - b.position) })
  }
  return into.parsed()
}
