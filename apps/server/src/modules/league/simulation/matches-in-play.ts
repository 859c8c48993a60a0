import type { Database } from '@touchline/database'
import { isInPlay, type MatchInPlay } from '@touchline/football'
import { hazardsBySeason } from '@touchline/ingest/derive/inplay/hazards.ts'
import { dayAt } from '@touchline/ingest/derive/ratings/days.ts'
import type { SeasonFixtureRow } from '@touchline/ingest/derive/seasons/read-season.ts'
import { seasonOf } from '@touchline/probability'
import { inPlayOf } from '../../inplay/chances/chances-now.ts'
import { findInplay } from '../../inplay/inplay.queries.ts'

/** How the matches in play among these stand; one without a known minute is left out. */
export async function matchesInPlay(
  database: Database,
  fixtures: readonly SeasonFixtureRow[],
  now: Date,
): Promise<Map<number, MatchInPlay>> {
  const playing = new Set(fixtures.filter(({ stateId }) => isInPlay(stateId)).map(({ id }) => id))
  if (playing.size === 0) return new Map()
  const [rows, hazardOf] = await Promise.all([findInplay(database, now), hazardsBySeason(database.pool)])
  const hazard = hazardOf(seasonOf(dayAt(now)))
  return new Map(
    rows.flatMap((row) => {
      const match = playing.has(row.id) ? inPlayOf(row) : null
      return match === null ? [] : [[row.id, { match, hazard }] as const]
    }),
  )
}
