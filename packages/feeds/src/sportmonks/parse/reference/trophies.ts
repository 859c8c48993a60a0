import type { Key, TrophiesRecord } from '@touchline/football'
import { type Fields, fields, key, objects, oneOf, text } from '../read.ts'
import { type Gathering, leftOut } from './gather.ts'

type Trophy = TrophiesRecord['trophies'][number]

const KEPT = [1, 2] as const

/**
 * Collects trophies, if requested. Prizes other than winner and runner-up are skipped. Competitions and seasons are named, not described:
 * most of them are not followed.
 */
export function takeTrophies(
  into: Gathering,
  { owner, id, row }: { owner: TrophiesRecord['owner']; id: Key; row: Fields },
): void {
  if (!Array.isArray(row.trophies)) return
  const trophies = objects(row.trophies).flatMap((trophy) => trophyOf(into, trophy) ?? [])
  into.add('trophies', `${owner} ${id}`, { owner, key: id, trophies })
}

function trophyOf(into: Gathering, row: Fields): Trophy | null {
  const trophy = oneOf(row.trophy_id, KEPT)
  if (trophy === null) return null
  const leagueName = text(fields(row.league).name)
  const seasonName = text(fields(row.season).name)
  if (leagueName === null || seasonName === null)
    return leftOut(into, { kind: 'trophy', row, lacking: 'the name of its competition or season' })
  return {
    trophy,
    league: key(row.league_id),
    leagueName,
    season: key(row.season_id),
    seasonName,
    team: key(row.team_id),
  }
}
