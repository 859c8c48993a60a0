import { execute, finderDue, fixture, namesOf } from '@touchline/database'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'

const FIXTURE_ID = namesOf(finderDue, ['fixtureId'])

/** Marks fixtures whose facts may be other ones now, in the transaction of the change. */
export async function markFactsDue(client: pg.ClientBase, fixtures: Iterable<number>): Promise<void> {
  const ids = [...new Set(fixtures)]
  if (ids.length === 0) return
  await execute(client, sql`insert into ${finderDue} (${FIXTURE_ID}) select unnest(${sql.param(ids)}::integer[])`)
}

/** The same for the fixtures of a query: what stands behind its `from fixture`. */
export const markFactsOf = (client: pg.ClientBase, which: SQL) =>
  execute(client, sql`insert into ${finderDue} (${FIXTURE_ID}) select ${fixture.id} from ${fixture} ${which}`)
