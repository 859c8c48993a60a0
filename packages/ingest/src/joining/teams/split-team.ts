import {
  type Database,
  execute,
  firstRow,
  fixture,
  inTransaction,
  type Placeholders,
  query,
  rows,
  selection,
  side,
  sourceRef,
  statement,
  team,
} from '@touchline/database'
import { foldText, SOURCES, type Source } from '@touchline/football'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { takeTurn } from '../../write/apply-batch.ts'
import { reportChanges } from '../../write/change-events.ts'
import { readSummaries } from '../../write/fixture-summaries.ts'
import { nothingChanged } from '../../write/sinks/sink-context.ts'
import { KEPT_APART, keyOfSource, LEARNT, noteRefs } from './learnt-refs.ts'

export interface TeamToSplit {
  source: Source
  key: string
  /** Name of the new team, until the source describes it again. */
  name: string
  now: Date
  /** Writes in the same transaction, after the split. */
  alongside?: (client: pg.ClientBase, split: TeamSplit) => Promise<void>
}

export interface TeamSplit {
  /** The team of the source's key from now on. */
  team: number
  /** Fixtures that only this source describes: they are the new team's. */
  moved: number
  /** Fixtures that other sources describe too: theirs again, until the source reports its own. */
  left: number
}

/**
 * Splits a source's key from its team: it gets a separate team, which results never merge again.
 * @throws Error with code `ALONE` when the team has no other key, or several of this source
 */
export function splitTeam(database: Database, { source, key, name, now, alongside }: TeamToSplit): Promise<TeamSplit> {
  return inTransaction(database, async (client) => {
    await takeTurn(client)
    const from = await teamOf(client, source, key)
    const described = await rows(client, DESCRIBED, { team: from, source, sources: SOURCES })
    const [own, shared] = [described.filter(({ alone }) => alone), described.filter(({ alone }) => !alone)]
    const before = await readSummaries(
      client,
      described.map(({ id }) => id),
    )
    const into = await newTeam(client, from, name)
    await execute(client, query.update(sourceRef).set({ id: into }).where(isRef(source, key)))
    await execute(client, query.delete(sourceRef).where(isRef(LEARNT, keyOfSource(source, key))))
    await noteRefs(client, KEPT_APART, [{ source, key, id: into }])
    await leave(
      client,
      source,
      shared.map(({ id }) => id),
    )
    await move(client, { ids: own.map(({ id }) => id), from, into })

    const changed = { ...nothingChanged(), reference: true }
    for (const { id } of described) changed.fixtures.add(id)
    for (const { seasonId } of before.values()) changed.due.add(seasonId)
    for (const id of [from, into]) changed.teams.add(id)
    await reportChanges(client, changed, before, { now })
    const split = { team: into, moved: own.length, left: shared.length }
    await alongside?.(client, split)
    return split
  })
}

const isRef = (source: string, key: string) =>
  and(eq(sourceRef.source, source), eq(sourceRef.kind, 'team'), eq(sourceRef.key, key))

const HOLDER = statement((p: Placeholders<{ source: Source; key: string; sources: readonly Source[] }>) =>
  selection(
    {
      id: sourceRef.id,
      others: sql<number>`(select count(*) from ${sourceRef} o where o.kind = 'team' and o.id = ${sourceRef.id}
        and o.source = any(${p.sources}::text[]) and o.source <> ${p.source})`,
      own: sql<number>`(select count(*) from ${sourceRef} o where o.kind = 'team' and o.id = ${sourceRef.id}
        and o.source = ${p.source})`,
    },
    (columns) => sql`
      select ${columns} from ${sourceRef}
      where ${sourceRef.source} = ${p.source} and ${sourceRef.kind} = 'team' and ${sourceRef.key} = ${p.key}`,
  ),
)

async function teamOf(client: pg.ClientBase, source: Source, key: string): Promise<number> {
  const found = await firstRow(client, HOLDER, { source, key, sources: SOURCES })
  if (found !== null && found.others > 0 && found.own === 1) return found.id
  const message =
    found === null || found.others === 0
      ? `No other source has the team of ${source} ${key}, so there is nothing to split.`
      : `${source} has ${found.own} names for this team, so its matches cannot be told apart.`
  throw Object.assign(new Error(`${message} Nothing was changed.`), { code: 'ALONE' })
}

/** The fixtures of a team that a source describes, and whether it does so alone. */
const DESCRIBED = statement((p: Placeholders<{ team: number; source: Source; sources: readonly Source[] }>) =>
  selection(
    {
      id: fixture.id,
      alone: sql<boolean>`not exists (select from ${sourceRef} o where o.kind = 'fixture' and o.id = ${fixture.id}
        and o.source = any(${p.sources}::text[]) and o.source <> ${p.source})`,
    },
    (columns) => sql`
      select ${columns} from ${fixture} where (${fixture.homeTeamId} = ${p.team} or ${fixture.awayTeamId} = ${p.team})
        and exists (select from ${sourceRef} r where r.kind = 'fixture' and r.id = ${fixture.id} and r.source = ${p.source})
      order by ${fixture.id}`,
  ),
)

const COPIED = statement((p: Placeholders<{ from: number; name: string; folded: string }>) =>
  selection(
    { id: team.id },
    (columns) => sql`
      insert into ${team} (name, folded_name, country_id, national)
      select ${p.name}::text, ${p.folded}::text, ${team.countryId}, ${team.national} from ${team} where ${team.id} = ${p.from}
      returning ${columns}`,
  ),
)

async function newTeam(client: pg.ClientBase, from: number, name: string): Promise<number> {
  const made = await firstRow(client, COPIED, { from, name, folded: foldText(name) })
  if (made === null) throw new Error(`The team ${from} is not stored`)
  return made.id
}

/** The fixtures belong to the other sources alone; the next import of this one reports its own again. */
async function leave(client: pg.ClientBase, source: Source, ids: readonly number[]): Promise<void> {
  await execute(
    client,
    sql`delete from ${sourceRef} where ${sourceRef.source} = ${source} and ${sourceRef.kind} = 'fixture'
      and ${sourceRef.id} = any(${`{${ids.join(',')}}`}::integer[])`,
  )
}

async function move(
  client: pg.ClientBase,
  { ids, from, into }: { ids: readonly number[]; from: number; into: number },
): Promise<void> {
  const list = `{${ids.join(',')}}`
  for (const [table, id, columns] of [
    [fixture, fixture.id, ['home_team_id', 'away_team_id']],
    [side, side.fixtureId, ['team_id', 'opponent_id']],
  ] as const) {
    for (const column of columns) {
      const held = sql.identifier(column)
      await execute(
        client,
        sql`update ${table} set ${held} = ${into} where ${held} = ${from} and ${id} = any(${list}::integer[])`,
      )
    }
  }
}
