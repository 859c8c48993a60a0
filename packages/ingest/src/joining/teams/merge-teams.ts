import {
  type Database,
  execute,
  firstRow,
  fixture,
  inTransaction,
  league,
  type Placeholders,
  query,
  rival,
  rows,
  searchName,
  season,
  selection,
  side,
  sourceRef,
  statement,
  team,
  trophy,
} from '@touchline/database'
import type { Source } from '@touchline/football'
import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { takeTurn } from '../../write/apply-batch.ts'
import { reportChanges } from '../../write/change-events.ts'
import { readSummaries } from '../../write/fixture-summaries.ts'
import { nothingChanged } from '../../write/sinks/sink-context.ts'
import { FORMER_STABLE_KEY } from '../../write/sinks/stable-keys.ts'
import { MEETING, withOnce } from '../meetings.ts'
import { dropTurnedFixture, mergeStoredFixtures } from '../merge-fixtures.ts'
import { moveReferences } from '../move-references.ts'
import { pairFixtures, turnedFixtures } from '../pair-fixtures.ts'

export interface TeamsToMerge {
  from: number
  into: number
  now: Date
  /** Writes in the same transaction, before the merge. */
  alongside?: (client: pg.ClientBase) => Promise<void>
}

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
export function mergeTeams(database: Database, { from, into, now, alongside }: TeamsToMerge): Promise<TeamMerge> {
  return inTransaction(database, async (client) => {
    await takeTurn(client)
    await refuseUnlikely(client, from, into)
    await alongside?.(client)
    const moved = await fixturesOf(client, from)
    const before = await readSummaries(client, [...moved, ...(await fixturesOf(client, into))])
    await becomeOne(client, from, into)
    const { pairs, turned } = await sameFixtures(client, into, new Set(moved))
    for (const [gone, kept] of pairs) await mergeStoredFixtures(client, { from: gone, into: kept, now })
    for (const [gone, kept] of turned) await dropTurnedFixture(client, { from: gone, into: kept, now })

    const became = new Map([...pairs, ...turned])
    const changed = { ...nothingChanged(), reference: true }
    for (const id of new Set([...moved, ...became.keys()])) {
      changed.fixtures.add(became.get(id) ?? id)
      const summary = before.get(id)
      if (!summary) continue
      changed.due.add(summary.seasonId)
      if (became.has(id)) changed.gone.push(summary)
      for (const tag of [`fixture:${id}`, `day:${summary.kickoff.toISOString().slice(0, 10)}`]) changed.tags.add(tag)
    }
    for (const id of [from, into]) changed.teams.add(id)
    await reportChanges(client, changed, before, { now })
    return { moved: moved.length - became.size, joined: became.size }
  })
}

const ENCOUNTERS = statement((p: Placeholders<{ from: number; into: number }>) =>
  selection(
    {
      teams: sql<number>`(select count(*) from ${team} where ${team.id} in (${p.from}, ${p.into}))`,
      meetings: sql<number>`(select count(*) from ${side} where ${side.teamId} = ${p.from} and ${side.opponentId} = ${p.into})`,
    },
    (columns) => sql`select ${columns}`,
  ),
)

async function refuseUnlikely(client: pg.ClientBase, from: number, into: number): Promise<void> {
  const { teams = 0, meetings = 0 } = (await firstRow(client, ENCOUNTERS, { from, into })) ?? {}
  if (teams !== 2)
    throw Object.assign(new Error(`The teams ${from} and ${into} are not two stored teams.`), { code: 'NO_TEAM' })
  if (meetings === 0) return
  const message = `The two have played each other ${meetings} times, so they are not one team. Nothing was changed.`
  throw Object.assign(new Error(message), { code: 'TEAMS_MEET' })
}

const FIXTURES = statement((p: Placeholders<{ team: number }>) =>
  query
    .select({ id: fixture.id })
    .from(fixture)
    .where(or(eq(fixture.homeTeamId, p.team), eq(fixture.awayTeamId, p.team)))
    .orderBy(asc(fixture.id)),
)

const fixturesOf = async (client: pg.ClientBase, team: number): Promise<number[]> =>
  (await rows(client, FIXTURES, { team })).map(({ id }) => id)

const DELETED_TEAM = statement((p: Placeholders<{ id: number }>) =>
  selection(
    { key: team.stableKey },
    (columns) => sql`delete from ${team} where ${team.id} = ${p.id} returning ${columns}`,
  ),
)

async function becomeOne(client: pg.ClientBase, from: number, into: number): Promise<void> {
  const ofTeam = (id: number) => and(eq(trophy.owner, 'team'), eq(trophy.ownerId, id))
  const own = alias(trophy, 'own')
  const hasOwn = query
    .select({ one: sql`1` })
    .from(own)
    .where(and(eq(own.owner, 'team'), eq(own.ownerId, into)))
  await execute(client, query.delete(trophy).where(and(ofTeam(from), exists(hasOwn))))
  await execute(client, query.update(trophy).set({ ownerId: into }).where(ofTeam(from)))
  await moveReferences(client, { kind: 'team', from, to: into })
  await execute(client, query.delete(rival).where(eq(rival.teamId, rival.rivalId)))
  const named = and(eq(sourceRef.kind, 'team'), eq(sourceRef.id, from))
  await execute(client, query.update(sourceRef).set({ id: into }).where(named))
  await moveNames(client, from, into)
  const key = (await firstRow(client, DELETED_TEAM, { id: from }))?.key ?? null
  if (key === null) return
  const unnamed = and(eq(team.id, into), isNull(team.stableKey))
  if ((await execute(client, query.update(team).set({ stableKey: key }).where(unnamed))) === 1) return
  await execute(client, query.insert(sourceRef).values({ source: FORMER_STABLE_KEY, kind: 'team', key, id: into }))
}

async function moveNames(client: pg.ClientBase, from: number, into: number): Promise<void> {
  const ofTeam = and(eq(searchName.kind, 'team'), eq(searchName.id, from))
  const own = alias(searchName, 'own')
  const same = and(eq(own.kind, 'team'), eq(own.id, into), eq(own.name, searchName.name))
  const hasSame = exists(query.select({ one: sql`1` }).from(own).where(same))
  await execute(client, query.delete(searchName).where(and(ofTeam, hasSame)))
  await execute(client, query.update(searchName).set({ id: into }).where(ofTeam))
}

const MEETINGS = statement((p: Placeholders<{ team: number }>) =>
  selection(
    { ...MEETING, sources: sql<Source[]>`array_agg(${sourceRef.source} order by ${sourceRef.source})` },
    (columns) => sql`
      select ${columns} from ${fixture}
      join ${season} on ${season.id} = ${fixture.seasonId} join ${league} on ${league.id} = ${fixture.leagueId}
      join ${sourceRef} on ${sourceRef.kind} = 'fixture' and ${sourceRef.id} = ${fixture.id}
      where ${fixture.homeTeamId} = ${p.team} or ${fixture.awayTeamId} = ${p.team}
      group by ${fixture.id}, ${league.id}, ${season.id}`,
  ),
)

interface SameFixtures {
  /** Fixtures that are another one, which other sources describe. */
  pairs: Map<number, number>
  /** Those that are another one with its sides the other way round; the one that was stored first stays. */
  turned: Map<number, number>
}

/** Fixtures that the team's moved ones and its others have twice, described by different sources. */
async function sameFixtures(client: pg.ClientBase, team: number, moved: ReadonlySet<number>): Promise<SameFixtures> {
  const all = (await rows(client, MEETINGS, { team })).map(withOnce)
  const stored = all.filter(({ id }) => !moved.has(id))
  const [pairs, turned] = [new Map<number, number>(), new Map<number, number>()]
  const reportedTogether = Map.groupBy(
    all.filter(({ id }) => moved.has(id)),
    ({ sources }) => sources.join(),
  )
  for (const [sources, meetings] of reportedTogether) {
    const taken = new Set([...pairs.values(), ...turned.keys(), ...turned.values()])
    const others = stored.filter(
      (one) => !taken.has(one.id) && !one.sources.some((source) => sources.split(',').includes(source)),
    )
    const reported = meetings.map((one) => ({ ...one, key: String(one.id) }))
    const found = pairFixtures(reported, others)
    for (const [key, id] of found) pairs.set(Number(key), id)
    for (const [key, id] of turnedFixtures(reported, others, found))
      turned.set(Math.max(Number(key), id), Math.min(Number(key), id))
  }
  return { pairs, turned }
}
