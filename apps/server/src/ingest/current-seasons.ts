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
      `with ranked as (
         select s.id, row_number() over (
           partition by s.league_id
           order by s.starts_on <= $2::date desc,
             case when s.starts_on <= $2::date then $2::date - s.starts_on else s.starts_on - $2::date end, s.id
         ) = 1 as newest
         from season s
         where s.league_id in (select id from source_ref where source = $1 and kind = 'league')
           and s.league_id not in (select id from source_ref where source = any($3::text[]) and kind = 'league'))
       update season set current = ranked.newest from ranked
       where season.id = ranked.id and season.current <> ranked.newest
       returning season.id`,
      [source, today, [...SEASON_KEEPERS]],
    )
    if (rows.length === 0) return
    const tags = ['reference', ...rows.map((row) => `season:${row.id}`)]
    await writeLiveEvents(client, database.kind, [{ topic: 'change', payload: { tags } }], now)
  })
}
