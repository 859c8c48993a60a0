import {
  type Database,
  execute,
  firstRow,
  fixture,
  nameDecision,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  selection,
  side,
  sourceRef,
  statement,
  team,
} from '@touchline/database'
import type { Source } from '@touchline/football'
import { KEPT_APART, keyOfSource } from '@touchline/ingest/joining/teams/learnt-refs.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'

type Pool = Pick<Database, 'pool'>

const EVIDENCE = statement((p: Placeholders<{ teams: readonly number[]; others: readonly number[]; now: Date }>) =>
  selection(
    {
      id: team.id,
      alike: sql<number>`similarity(${team.foldedName}, o.folded_name)`,
      sameCountry: sql<boolean>`${team.countryId} = o.country_id`,
      waiting: sql<number>`(select count(*) from ${side} where ${side.teamId} = ${team.id}
        and ${side.kickoff} between ${p.now}::timestamptz and ${p.now}::timestamptz + interval '7 days')::integer`,
    },
    (columns) => sql`
      select ${columns} from unnest(${p.teams}::integer[], ${p.others}::integer[]) as i(id, other)
      join ${team} on ${team.id} = i.id join ${team} o on o.id = i.other`,
  ),
)

/** Evidence besides results that two names are one team, by the id of the first. */
export async function evidenceOf(
  { pool }: Pool,
  pairs: readonly { team: { id: number }; is: { id: number } }[],
  now: Date,
): Promise<Map<number, { alike: number; sameCountry: boolean; waiting: number }>> {
  if (pairs.length === 0) return new Map()
  const [teams, others] = [pairs.map((one) => one.team.id), pairs.map(({ is }) => is.id)]
  const found = await rows(pool, EVIDENCE, { teams, others, now })
  return new Map(found.map(({ id, ...evidence }) => [id, evidence]))
}

const FIXTURES = statement((p: Placeholders<{ team: number }>) =>
  selection(
    { count: sql<number>`count(*)::integer` },
    (columns) => sql`
      select ${columns} from ${fixture} where ${fixture.homeTeamId} = ${p.team} or ${fixture.awayTeamId} = ${p.team}`,
  ),
)

export const countFixtures = async (client: Queryable, id: number): Promise<number> =>
  (await firstRow(client, FIXTURES, { team: id }))?.count ?? 0

const LATEST = statement((p: Placeholders<{ limit: number }>) =>
  query.select().from(nameDecision).orderBy(desc(nameDecision.id)).limit(p.limit),
)

export type StoredDecision = RowOf<typeof LATEST>

/** The latest decisions of operators. */
export const latestDecisions = ({ pool }: Pool, limit = 20): Promise<StoredDecision[]> => rows(pool, LATEST, { limit })

const HELD = statement((p: Placeholders<{ id: number }>) =>
  query.select().from(nameDecision).where(eq(nameDecision.id, p.id)).for('update'),
)

/** A decision, held until the end of the transaction. */
export const holdDecision = (client: Queryable, id: number) => firstRow(client, HELD, { id })

export const addDecision = (client: Queryable, decision: typeof nameDecision.$inferInsert) =>
  execute(client, query.insert(nameDecision).values(decision))

export const markUndone = (client: Queryable, id: number, now: Date) =>
  execute(client, query.update(nameDecision).set({ undoneAt: now }).where(eq(nameDecision.id, id)))

/** Lets keys of a source be proposed again. */
export const dropKeptApart = (client: Queryable, source: Source, keys: readonly string[]) =>
  execute(
    client,
    query.delete(sourceRef).where(
      and(
        eq(sourceRef.source, KEPT_APART),
        eq(sourceRef.kind, 'team'),
        inArray(
          sourceRef.key,
          keys.map((key) => keyOfSource(source, key)),
        ),
      ),
    ),
  )
