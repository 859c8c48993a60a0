import type { Key } from '@touchline/football'
import { type Fields, key, objects } from '../read.ts'
import { type Gathering, leftOut } from './gather.ts'
import { takeTeamOf } from './team.ts'

/** Collects a team's rivals, if requested. */
export function takeRivals(into: Gathering, team: Key, row: Fields): void {
  if (!Array.isArray(row.rivals)) return
  const keys = objects(row.rivals).flatMap((rival) => rivalOf(into, rival) ?? [])
  into.add('rivals', team, { team, rivals: [...new Set(keys)] })
}

function rivalOf(into: Gathering, row: Fields): Key | null {
  takeTeamOf(into, row, 'rival')
  const rival = key(row.rival_id)
  return rival ?? leftOut(into, { kind: 'rival', row, lacking: 'the rival' })
}
