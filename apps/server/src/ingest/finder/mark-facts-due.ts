import { execute, finderDue, fixture, namesOf, type Placeholders, prepared, rows, selection } from '@touchline/database'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'

const FIXTURE_ID = namesOf(finderDue, ['fixtureId'])

const MARK = prepared((p: Placeholders<{ ids: readonly number[] }>) =>
  selection({}, () => sql`insert into ${finderDue} (${FIXTURE_ID}) select unnest(${p.ids}::integer[])`),
)

/** Marks fixtures whose facts may be other ones now, in the transaction of the change. */
export async function markFactsDue(client: pg.ClientBase, fixtures: Iterable<number>): Promise<void> {
  const ids = [...new Set(fixtures)]
  if (ids.length === 0) return
  await rows(client, MARK, { ids })
}

/** The same for the fixtures of a query: what stands behind its `from fixture`. */
export const markFactsOf = (client: pg.ClientBase, which: SQL) =>
  execute(client, sql`insert into ${finderDue} (${FIXTURE_ID}) select ${fixture.id} from ${fixture} ${which}`)
