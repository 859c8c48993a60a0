import type { Key, PointsCorrectionsRecord } from '@touchline/football'
import type { ParseContext, Parsed } from '../../parsed.ts'
import { count, type Fields, flag, integer, key, objects, text } from '../read.ts'
import { gathering, leftOut } from '../reference/gather.ts'
import { takeTeamOf } from '../reference/team.ts'

type Correction = PointsCorrectionsRecord['corrections'][number]

/** Kinds of corrections: 173 points; 174 and 175, goals scored and conceded, are not in our records. */
const POINTS = 173
const SIGNS: Readonly<Record<string, 1 | -1>> = { '+': 1, '-': -1, '−': -1 }

/**
 * Points given and taken by decision, and those carried into a stage. All rows of a season belong in one call: its corrections are
 * taken as complete.
 */
export function parseCorrections(rows: readonly unknown[], context: ParseContext): Parsed {
  const into = gathering(context)
  const seasons = new Map<Key, Correction[]>()
  for (const row of objects(rows)) {
    takeTeamOf(into, row, 'participant')
    const season = key(row.season_id)
    if (season === null) {
      leftOut(into, { kind: 'correction', row, lacking: 'its season' })
      continue
    }
    const corrections = seasons.get(season) ?? []
    seasons.set(season, corrections)
    if (integer(row.type_id) !== POINTS || flag(row.active) === false) continue
    const team = teamOf(row)
    const points = signed(row)
    if (team === null) leftOut(into, { kind: 'correction', row, lacking: 'its team' })
    else if (points === null) leftOut(into, { kind: 'correction', row, lacking: 'a number of points to give or take' })
    else corrections.push({ team, stage: key(row.stage_id), points })
  }
  for (const [season, corrections] of seasons) into.add('corrections', season, { season, corrections })
  return into.parsed()
}

function teamOf(row: Fields): Key | null {
  const kind = text(row.participant_type)
  return kind === null || kind === 'team' ? key(row.participant_id) : null
}

function signed(row: Fields): number | null {
  const points = count(row.value)
  const sign = SIGNS[text(row.calc_type) ?? '']
  return points === null || sign === undefined ? null : points * sign
}
