import {
  execute,
  fixture,
  fixtureStake,
  type Placeholders,
  type Queryable,
  query,
  statement,
} from '@touchline/database'
import { eq, inArray } from 'drizzle-orm'

export type FixtureStake = typeof fixtureStake.$inferInsert

const REMOVE = statement((p: Placeholders<{ seasonId: number }>) =>
  query
    .delete(fixtureStake)
    .where(
      inArray(
        fixtureStake.fixtureId,
        query.select({ id: fixture.id }).from(fixture).where(eq(fixture.seasonId, p.seasonId)),
      ),
    ),
)

/** Takes back what is kept of a season's matches and keeps this. */
export async function replaceStakes(
  client: Queryable,
  seasonId: number,
  stakes: readonly FixtureStake[],
): Promise<void> {
  await execute(client, REMOVE, { seasonId })
  if (stakes.length > 0) await execute(client, query.insert(fixtureStake).values([...stakes]))
}
