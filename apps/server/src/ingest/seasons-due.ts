import { isDecided } from '@touchline/football'
import type pg from 'pg'
import { type FixtureFace, readFaces } from './fixture-faces.ts'
import type { ChangedThings } from './sinks/sink-context.ts'

/** Of more fixtures than this it is cheaper to mark every season of theirs than to look at each. */
const MOST_COMPARED = 2_000

/**
 * Marks the seasons whose tables and statistics the written changes touch, in the same transaction, so that none is forgotten:
 * anything about a match that is over, points given or taken. What is still in play counts when it has ended.
 * @param before the changed fixtures as they were
 */
export async function markSeasonsDue(
  client: pg.ClientBase,
  changed: ChangedThings,
  before: ReadonlyMap<number, FixtureFace>,
): Promise<void> {
  const seasons = new Set(changed.due)
  const fixtures = [...changed.fixtures]
  if (fixtures.length > MOST_COMPARED) {
    for (const id of await seasonsOf(client, fixtures)) seasons.add(id)
  } else {
    for (const [id, after] of await readFaces(client, fixtures)) {
      const old = before.get(id)
      const over = isDecided(after.stateId) || (old !== undefined && isDecided(old.stateId))
      if (!over) continue
      seasons.add(after.seasonId)
      if (old) seasons.add(old.seasonId)
    }
  }
  if (seasons.size === 0) return
  await client.query('INSERT INTO season_due SELECT unnest($1::integer[]) ON CONFLICT DO NOTHING', [[...seasons]])
}

async function seasonsOf(client: pg.ClientBase, fixtures: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT DISTINCT season_id AS id FROM fixture WHERE id = ANY($1::integer[])',
    [fixtures],
  )
  return rows.map((row) => row.id)
}
