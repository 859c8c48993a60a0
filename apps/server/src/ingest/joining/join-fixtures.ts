import { type FixtureRecord, meetsOnceAtHome, seasonName } from '@touchline/football'
import type pg from 'pg'
import { readSummaries } from '../fixture-summary.ts'
import type { SinkContext } from '../sinks/sink-context.ts'
import { pairFixtures, type StoredMeeting } from './pair-fixtures.ts'

/**
 * Lets the keys of new records stand for fixtures that another source has described, where it is certain that they are the same.
 * Where no other source describes the season nothing is looked up but that.
 */
export async function joinFixtures(context: SinkContext, records: readonly FixtureRecord[]): Promise<void> {
  const { client, source, ids } = context
  const isStored = (kind: 'season' | 'team', key: string) => !ids.isNew(kind, ids.of(kind, key))
  const reported = records.filter(
    ({ key, season, home, away }) =>
      ids.find('fixture', key) === null &&
      isStored('season', season) &&
      isStored('team', home) &&
      isStored('team', away),
  )
  if (reported.length === 0) return
  const seasons = new Set(reported.map(({ season }) => ids.of('season', season)))
  const stored = await readOthers(client, source, [...seasons])
  if (stored.length === 0) return
  const distinct = new Map(reported.map((record) => [record.key, record]))
  const meetings = [...distinct.values()].map(({ key, season, home, away, kickoff }) => ({
    key,
    season: ids.of('season', season),
    home: ids.of('team', home),
    away: ids.of('team', away),
    kickoff,
  }))
  const pairs = pairFixtures(meetings, stored)
  for (const [key, id] of pairs) ids.join('fixture', key, id)
  for (const [id, summary] of await readSummaries(client, [...pairs.values()])) context.joined.set(id, summary)
}

/** The fixtures of those seasons that others but not this source describe; none of a season that only this one describes. */
async function readOthers(client: pg.ClientBase, source: string, seasons: readonly number[]): Promise<StoredMeeting[]> {
  const shared = await client.query<{ id: number }>(
    `SELECT DISTINCT id FROM source_ref WHERE kind = 'season' AND id = ANY($1::integer[]) AND source <> $2`,
    [seasons, source],
  )
  if (shared.rows.length === 0) return []
  const { rows } = await client.query<StoredMeeting & { league: string | null; name: string }>(
    `SELECT f.id, f.season_id AS season, f.home_team_id AS home, f.away_team_id AS away, f.kickoff,
       l.stable_key AS league, s.name
     FROM fixture f JOIN season s ON s.id = f.season_id JOIN league l ON l.id = f.league_id
     WHERE f.season_id = ANY($1::integer[])
       AND NOT EXISTS (SELECT FROM source_ref r WHERE r.kind = 'fixture' AND r.id = f.id AND r.source = $2)`,
    [shared.rows.map((row) => row.id), source],
  )
  return rows.map((row) => ({ ...row, once: meetsOnceAtHome(row.league, seasonName(row.name) ?? row.name) }))
}
