import type { Key } from '@touchline/football'
import type { ParseContext, Parsed } from '../../parsed.ts'
import { type Fields, key, objects } from '../read.ts'
import { type Gathering, gathering, leftOut } from '../reference/gather.ts'
import { detailsOf } from './details.ts'

/**
 * Statistics of whole seasons, one row a type; `model_id` is the season. The same rows exist for stages and rounds, and nothing in
 * them tells which: ask for seasons only. All rows of a season belong in one call.
 */
export function parseSeasonStatistics(rows: readonly unknown[], context: ParseContext): Parsed {
  const into = gathering(context)
  const seasons = new Map<Key, Fields[]>()
  for (const row of objects(rows)) {
    const season = key(row.model_id)
    if (season === null) leftOut(into, 'season statistic', row, 'its season')
    else seasons.set(season, [...(seasons.get(season) ?? []), row])
  }
  for (const [season, told] of seasons) add(into, season, told)
  return into.parsed()
}

/** Takes the statistics told with a season, when they were asked for. */
export function takeSeasonStatistics(into: Gathering, season: Key, row: Fields): void {
  if (Array.isArray(row.statistics)) add(into, season, row.statistics)
}

function add(into: Gathering, season: Key, rows: readonly unknown[]): void {
  into.add('seasonStatistics', season, { season, details: detailsOf(rows) })
}
