import {
  type Database,
  inTransaction,
  type Placeholders,
  rows,
  season,
  selection,
  sourceRef,
  statement,
} from '@touchline/database'
import type { Day, Source } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import { SEASON_KEEPERS } from '../joining/join-seasons.ts'
import { writeLiveEvents } from './change-log.ts'

const MARKED = statement((p: Placeholders<{ source: Source; today: Day; keepers: readonly Source[] }>) => {
  const leaguesOf = (sources: SQL) =>
    sql`select ${sourceRef.id} from ${sourceRef} where ${sourceRef.source} ${sources} and ${sourceRef.kind} = 'league'`
  return selection(
    { id: season.id },
    (columns) => sql`
      with ranked as (
        select ${season.id} as id, row_number() over (
          partition by ${season.leagueId}
          order by ${season.startsOn} <= ${p.today}::date desc, abs(${p.today}::date - ${season.startsOn}), ${season.id}
        ) = 1 as newest
        from ${season}
        where ${season.leagueId} in (${leaguesOf(sql`= ${p.source}`)})
          and ${season.leagueId} not in (${leaguesOf(sql`= any(${p.keepers}::text[])`)}))
      update ${season} set current = ranked.newest from ranked
      where ${season.id} = ranked.id and ${season.current} <> ranked.newest
      returning ${columns}`,
  )
})

/**
 * Marks one season of each league of a source as the current one: the newest that has begun by the day, or the first to come. For sources
 * whose files do not mark it; a league of another source is left to it.
 */
export function markCurrentSeasons(
  database: Database,
  { source, today, now }: { source: Source; today: Day; now: Date },
): Promise<void> {
  return inTransaction(database, async (client) => {
    const marked = await rows(client, MARKED, { source, today, keepers: [...SEASON_KEEPERS] })
    if (marked.length === 0) return
    const tags = ['reference', ...marked.map(({ id }) => `season:${id}`)]
    await writeLiveEvents(client, [{ topic: 'change', payload: { tags } }], now)
  })
}
