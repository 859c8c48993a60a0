import {
  fixture,
  league,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  statement,
  team,
} from '@touchline/database'
import { STATE } from '@touchline/football'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const [home, away] = [alias(team, 'ht'), alias(team, 'at')]

const TO_COME = statement((p: Placeholders<{ from: Date; to: Date }>) =>
  query
    .select({
      id: fixture.id,
      kickoff: fixture.kickoff,
      league: league.stableKey,
      homeId: home.id,
      homeClub: home.stableKey,
      homeName: home.name,
      awayId: away.id,
      awayClub: away.stableKey,
      awayName: away.name,
    })
    .from(fixture)
    .innerJoin(league, eq(league.id, fixture.leagueId))
    .innerJoin(home, eq(home.id, fixture.homeTeamId))
    .innerJoin(away, eq(away.id, fixture.awayTeamId))
    .where(and(eq(fixture.stateId, STATE.not_started), gt(fixture.kickoff, p.from), lte(fixture.kickoff, p.to)))
    .orderBy(asc(fixture.kickoff), asc(fixture.id)),
)

/** A match to come, with what its competition and its sides are called. */
export type FixtureToPrice = RowOf<typeof TO_COME>

/** The matches that have not begun and do so until an instant. */
export const fixturesToPrice = (queryable: Queryable, from: Date, to: Date): Promise<FixtureToPrice[]> =>
  rows(queryable, TO_COME, { from, to })
