import {
  type Database,
  fixture,
  lineupEntry,
  type Placeholders,
  type RowOf,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { sql } from 'drizzle-orm'

const MAX_MATCHES = 20

/** The player's matches are found first: else the database may search every match for him, from the newest back. */
const LATEST = statement((p: Placeholders<{ playerId: number; now: Date }>) =>
  selection(
    {
      fixtureId: fixture.id,
      /** The side the player belonged to. */
      teamId: sql<number>`case when own.home then ${fixture.homeTeamId} else ${fixture.awayTeamId} end`,
    },
    (columns) => sql`
      with own as materialized (
        select distinct ${lineupEntry.fixtureId} as fixture_id, ${lineupEntry.home} as home from ${lineupEntry}
        where ${lineupEntry.playerId} = ${p.playerId}
      )
      select ${columns} from own join ${fixture} on ${fixture.id} = own.fixture_id
      where ${fixture.kickoff} <= ${p.now}
      order by ${fixture.kickoff} desc, ${fixture.id} desc
      limit ${sql.raw(String(MAX_MATCHES))}`,
  ),
)

export type LatestRow = RowOf<typeof LATEST>

/** The last matches in whose squad a player was, newest first. */
export function findLatest({ pool }: Database, playerId: number, now: Date): Promise<LatestRow[]> {
  return rows(pool, LATEST, { playerId, now })
}
