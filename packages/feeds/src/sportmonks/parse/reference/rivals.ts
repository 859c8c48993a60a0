import type { Key } from '@touchline/football'
import type { ParseContext, Parsed } from '../../parsed.ts'
import { type Fields, key, objects } from '../read.ts'
import { type Gathering, gathering, leftOut } from './gather.ts'
import { takeTeamOf } from './team.ts'

/** Rivals of teams, one row a pair. All rows of a team belong in one call, since its list is taken as complete. */
export function parseRivals(rows: readonly unknown[], context: ParseContext): Parsed {
  const into = gathering(context)
  const rivals = new Map<Key, Set<Key>>()
  for (const row of objects(rows)) {
    const team = key(row.team_id)
    const rival = rivalOf(into, row)
    if (team === null) leftOut(into, 'rival', row, 'its team')
    else if (rival !== null) rivals.set(team, (rivals.get(team) ?? new Set()).add(rival))
  }
  for (const [team, keys] of rivals) into.add('rivals', team, { team, rivals: [...keys] })
  return into.parsed()
}

/** Takes a team's rivals, when they were asked for with it. */
export function takeRivals(into: Gathering, team: Key, row: Fields): void {
  if (!Array.isArray(row.rivals)) return
  const keys = objects(row.rivals).flatMap((rival) => rivalOf(into, rival) ?? [])
  into.add('rivals', team, { team, rivals: [...new Set(keys)] })
}

function rivalOf(into: Gathering, row: Fields): Key | null {
  takeTeamOf(into, row, 'rival')
  const rival = key(row.rival_id)
  return rival ?? leftOut(into, 'rival', row, 'the rival')
}
