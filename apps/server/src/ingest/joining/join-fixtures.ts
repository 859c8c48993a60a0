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
    `select distinct id from source_ref where kind = 'season' and id = any($1::integer[]) and source <> $2`,
    [seasons, source],
  )
  if (shared.rows.length === 0) return []
  const { rows } = await client.query<StoredMeeting & { league: string | null; name: string }>(
    `select f.id, f.season_id as season, f.home_team_id as home, f.away_team_id as away, f.kickoff,
       l.stable_key as league, s.name
     from fixture f join season s on s.id = f.season_id join league l on l.id = f.league_id
     where f.season_id = any($1::integer[])
       and not exists (select from source_ref r where r.kind = 'fixture' and r.id = f.id and r.source = $2)`,
    [shared.rows.map((row) => row.id), source],
  )
  return rows.map((row) => ({ ...row, once: meetsOnceAtHome(row.league, seasonName(row.name) ?? row.name) }))
}
