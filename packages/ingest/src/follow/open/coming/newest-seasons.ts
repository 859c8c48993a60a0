import { type Database, type Placeholders, query, rows, season, sourceRef, statement } from '@touchline/database'
import type { Day, Key, Source } from '@touchline/football'
import { and, eq, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const leagueRef = alias(sourceRef, 'league_ref')

const BEGUN = statement((p: Placeholders<{ source: Source; today: Day }>) =>
  query
    .selectDistinctOn([leagueRef.key], { league: leagueRef.key, name: season.name })
    .from(season)
    .innerJoin(
      leagueRef,
      and(eq(leagueRef.kind, 'league'), eq(leagueRef.id, season.leagueId), eq(leagueRef.source, p.source)),
    )
    .where(lte(season.startsOn, sql`${p.today}::date`))
    .orderBy(leagueRef.key, sql`${season.startsOn} desc`),
)

/** Names of the newest seasons that have begun, by the key that a source has for their league. */
export async function newestSeasons({ pool }: Database, source: Source, today: Day): Promise<Record<Key, string>> {
  const found = await rows(pool, BEGUN, { source, today })
  return Object.fromEntries(found.map(({ league, name }) => [league, name]))
}
