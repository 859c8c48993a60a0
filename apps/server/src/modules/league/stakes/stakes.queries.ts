import { execute, fixture, fixtureStake, type Queryable, query } from '@touchline/database'
import { eq, inArray } from 'drizzle-orm'

export type FixtureStake = typeof fixtureStake.$inferInsert

const ofSeason = (seasonId: number) =>
  inArray(fixtureStake.fixtureId, query.select({ id: fixture.id }).from(fixture).where(eq(fixture.seasonId, seasonId)))

/** Replaces the stored stakes of a season's matches. */
export async function replaceStakes(
  client: Queryable,
  seasonId: number,
  stakes: readonly FixtureStake[],
): Promise<void> {
  await execute(client, query.delete(fixtureStake).where(ofSeason(seasonId)))
  if (stakes.length > 0) await execute(client, query.insert(fixtureStake).values([...stakes]))
}
