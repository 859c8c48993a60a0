import { type Database, inTransaction } from '@touchline/database'
import { meetsOnceAtHome, seasonName } from '@touchline/football'
import type pg from 'pg'
import { takeTurn } from '../apply-batch.ts'
import { changedSummaries, changeEvents } from '../change-events.ts'
import { readSummaries } from '../fixture-summary.ts'
import { writeLiveEvents } from '../live-events.ts'
import { markSeasonsDue } from '../seasons-due.ts'
import { nothingChanged } from '../sinks/sink-context.ts'
import { FORMER_STABLE_KEY } from '../sinks/stable-keys.ts'
import { mergeStoredFixtures } from './merge-fixtures.ts'
import { moveReferences } from './move-references.ts'
import { pairFixtures, type StoredMeeting } from './pair-fixtures.ts'

export interface TeamMerge {
  /** Fixtures that now have the other team. */
  moved: number
  /** Fixtures that turned out to be one another source has, and became one with it. */
  joined: number
}

/**
 * Makes one team of two: everything of `from` becomes that of `into`, the keys of its sources too, so that the next import finds it.
 * Fixtures of the two that are the same by the rules of an import become one. In one transaction, reported to the log of changes.
 * @throws Error with code `TEAMS_MEET` when the two have played each other, `NO_TEAM` when one is not stored
 */
export function mergeTeams(
  database: Database,
  { from, into, now }: { from: number; into: number; now: Date },
): Promise<TeamMerge> {
  return inTransaction(database, async (client) => {
    await takeTurn(client)
    await refuseUnlikely(client, from, into)
    const moved = await fixturesOf(client, from)
    const before = await readSummaries(client, [...moved, ...(await fixturesOf(client, into))])
    await becomeOne(client, from, into)
    const pairs = await sameFixtures(client, into, new Set(moved))
    for (const [gone, kept] of pairs) await mergeStoredFixtures(client, gone, kept, now)

    const changed = { ...nothingChanged(), reference: true }
    for (const id of moved) changed.fixtures.add(pairs.get(id) ?? id)
    for (const id of moved) {
      const summary = before.get(id)
      if (!summary) continue
      changed.due.add(summary.seasonId)
      for (const tag of [`fixture:${id}`, `day:${summary.kickoff.toISOString().slice(0, 10)}`]) changed.tags.add(tag)
    }
    for (const id of [from, into]) changed.teams.add(id)
    const after = await changedSummaries(client, changed)
    await markSeasonsDue(client, changed, before, after)
    await writeLiveEvents(client, database.kind, changeEvents(changed, before, after, now), now)
    return { moved: moved.length - pairs.size, joined: pairs.size }
  })
}

async function refuseUnlikely(client: pg.ClientBase, from: number, into: number): Promise<void> {
  const { rows } = await client.query<{ teams: number; meetings: number }>(
    `select (select count(*) from team where id in ($1, $2)) as teams,
       (select count(*) from side where team_id = $1 and opponent_id = $2) as meetings`,
    [from, into],
  )
  const { teams = 0, meetings = 0 } = rows[0] ?? {}
  if (teams !== 2)
    throw Object.assign(new Error(`The teams ${from} and ${into} are not two stored teams.`), { code: 'NO_TEAM' })
  if (meetings === 0) return
  const message = `The two have played each other ${meetings} times, so they are not one team. Nothing was changed.`
  throw Object.assign(new Error(message), { code: 'TEAMS_MEET' })
}

async function fixturesOf(client: pg.ClientBase, team: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'select id from fixture where home_team_id = $1 or away_team_id = $1 order by id',
    [team],
  )
  return rows.map((row) => row.id)
}

async function becomeOne(client: pg.ClientBase, from: number, into: number): Promise<void> {
  await client.query(
    `delete from trophy where owner = 'team' and owner_id = $1
     and exists (select from trophy where owner = 'team' and owner_id = $2)`,
    [from, into],
  )
  await client.query(`update trophy set owner_id = $2 where owner = 'team' and owner_id = $1`, [from, into])
  await moveReferences(client, 'team', from, into)
  await client.query('delete from rival where team_id = rival_id')
  await client.query(`update source_ref set id = $2 where kind = 'team' and id = $1`, [from, into])
  await moveNames(client, from, into)
  const { rows } = await client.query<{ key: string | null }>(
    'delete from team where id = $1 returning stable_key as key',
    [from],
  )
  const key = rows[0]?.key ?? null
  if (key === null) return
  const taken = await client.query('update team set stable_key = $2 where id = $1 and stable_key is null', [into, key])
  if (taken.rowCount === 1) return
  await client.query(`insert into source_ref (source, kind, key, id) values ($1, 'team', $2, $3)`, [
    FORMER_STABLE_KEY,
    key,
    into,
  ])
}

async function moveNames(client: pg.ClientBase, from: number, into: number): Promise<void> {
  await client.query(
    `delete from search_name n where kind = 'team' and id = $1
     and exists (select from search_name o where o.kind = 'team' and o.id = $2 and o.name = n.name)`,
    [from, into],
  )
  await client.query(`update search_name set id = $2 where kind = 'team' and id = $1`, [from, into])
}

interface Meeting extends StoredMeeting {
  sources: string[]
}

/** Of the team's moved fixtures, those that are the same as another one of it that other sources describe. */
async function sameFixtures(
  client: pg.ClientBase,
  team: number,
  moved: ReadonlySet<number>,
): Promise<Map<number, number>> {
  const { rows } = await client.query<Omit<Meeting, 'once'> & { league: string | null; name: string }>(
    `select f.id, f.season_id as season, f.home_team_id as home, f.away_team_id as away, f.kickoff,
       l.stable_key as league, s.name, array_agg(r.source order by r.source) as sources
     from fixture f join season s on s.id = f.season_id join league l on l.id = f.league_id
     join source_ref r on r.kind = 'fixture' and r.id = f.id
     where f.home_team_id = $1 or f.away_team_id = $1 group by f.id, l.id, s.id`,
    [team],
  )
  const all = rows.map((row) => ({ ...row, once: meetsOnceAtHome(row.league, seasonName(row.name) ?? row.name) }))
  const stored = all.filter(({ id }) => !moved.has(id))
  const pairs = new Map<number, number>()
  const reportedTogether = Map.groupBy(
    all.filter(({ id }) => moved.has(id)),
    ({ sources }) => sources.join(),
  )
  for (const [sources, meetings] of reportedTogether) {
    const taken = new Set(pairs.values())
    const others = stored.filter(
      (one) => !taken.has(one.id) && !one.sources.some((source) => sources.split(',').includes(source)),
    )
    const reported = meetings.map((one) => ({ ...one, key: String(one.id) }))
    for (const [key, id] of pairFixtures(reported, others)) pairs.set(Number(key), id)
  }
  return pairs
}
