import { type Database, inTransaction } from '@touchline/database'
import type { Day, Source } from '@touchline/football'
import { SEASON_KEEPERS } from './joining/join-seasons.ts'
import { writeLiveEvents } from './live-events.ts'

/**
 * Marks one season of each league of a source as the current one: the newest that has begun by the day, or the first to come.
 * For sources whose files do not say so themselves; a league that another source keeps is left to it.
 */
export function markCurrentSeasons(database: Database, source: Source, today: Day, now: Date): Promise<void> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `WITH ranked AS (
         SELECT s.id, row_number() OVER (
           PARTITION BY s.league_id
           ORDER BY s.starts_on <= $2::date DESC,
             CASE WHEN s.starts_on <= $2::date THEN $2::date - s.starts_on ELSE s.starts_on - $2::date END, s.id
         ) = 1 AS newest
         FROM season s
         WHERE s.league_id IN (SELECT id FROM source_ref WHERE source = $1 AND kind = 'league')
           AND s.league_id NOT IN (SELECT id FROM source_ref WHERE source = ANY($3::text[]) AND kind = 'league'))
       UPDATE season SET current = ranked.newest FROM ranked
       WHERE season.id = ranked.id AND season.current <> ranked.newest
       RETURNING season.id`,
      [source, today, [...SEASON_KEEPERS]],
    )
    if (rows.length === 0) return
    const tags = ['reference', ...rows.map((row) => `season:${row.id}`)]
    await writeLiveEvents(client, database.kind, [{ topic: 'change', payload: { tags } }], now)
  })
}
