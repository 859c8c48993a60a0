import {
  country,
  type Database,
  fixture,
  jsonOf,
  league,
  type Placeholders,
  prepared,
  query,
  type RowOf,
  referee,
  rows,
  SIDE_FIGURE_COLUMN,
  season,
  side,
  team,
} from '@touchline/database'
import { and, desc, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const homeSide = alias(side, 'hs')
const awaySide = alias(side, 'gs')
const homeTeam = alias(team, 'h')
const awayTeam = alias(team, 'a')

/** After 90 minutes. */
const homeGoals = sql<number>`coalesce(${fixture.homeFullTime}, ${fixture.homeGoals})`
const awayGoals = sql<number>`coalesce(${fixture.awayFullTime}, ${fixture.awayGoals})`

/** Finished matches, newest first. @param which a condition on columns of `fixture` that an index answers */
export const historyWhere = (which: SQL | undefined) =>
  query
    .select({
      id: fixture.id,
      kickoff: fixture.kickoff,
      kickoffKnown: fixture.kickoffKnown,
      homeId: homeTeam.id,
      homeName: homeTeam.name,
      homeShortCode: homeTeam.shortCode,
      awayId: awayTeam.id,
      awayName: awayTeam.name,
      awayShortCode: awayTeam.shortCode,
      leagueId: league.id,
      leagueName: league.name,
      countryId: country.id,
      countryCode: country.code,
      countryName: country.name,
      seasonId: season.id,
      seasonName: season.name,
      roundName: fixture.roundName,
      homeCoachId: fixture.homeCoachId,
      awayCoachId: fixture.awayCoachId,
      homeGoals,
      awayGoals,
      homeHalfTime: fixture.homeHalfTime,
      awayHalfTime: fixture.awayHalfTime,
      homeExtraTime: fixture.homeExtraTime,
      awayExtraTime: fixture.awayExtraTime,
      homeShootOut: fixture.homeShootOut,
      awayShootOut: fixture.awayShootOut,
      priceHome: fixture.priceHome,
      priceDraw: fixture.priceDraw,
      priceAway: fixture.priceAway,
      priceBookmakerId: fixture.priceBookmakerId,
      refereeId: fixture.refereeId,
      refereeName: referee.commonName,
      home: jsonOf(homeSide, Object.values(SIDE_FIGURE_COLUMN)),
      away: jsonOf(awaySide, Object.values(SIDE_FIGURE_COLUMN)),
    })
    .from(fixture)
    .innerJoin(homeSide, and(eq(homeSide.fixtureId, fixture.id), homeSide.home))
    .innerJoin(awaySide, and(eq(awaySide.fixtureId, fixture.id), not(awaySide.home)))
    .innerJoin(homeTeam, eq(homeTeam.id, fixture.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, fixture.awayTeamId))
    .innerJoin(league, eq(league.id, fixture.leagueId))
    .innerJoin(country, eq(country.id, league.countryId))
    .innerJoin(season, eq(season.id, fixture.seasonId))
    .leftJoin(referee, eq(referee.id, fixture.refereeId))
    .where(and(which, homeSide.finished, isNotNull(homeGoals), isNotNull(awayGoals)))
    .orderBy(desc(fixture.kickoff), desc(fixture.id))

const HISTORY = prepared((p: Placeholders<{ fixtureIds: readonly number[] }>) =>
  historyWhere(sql`${fixture.id} = any(${p.fixtureIds}::int[])`),
)

/** A finished match as the history lists read it. */
export type HistoryRow = RowOf<typeof HISTORY>

/**
 * Those of these fixtures that are finished, newest first. For lists that an index of another table answers, the ids are found first: joined
 * with all this, the database would read whole tables.
 */
export function findHistory({ pool }: Database, fixtureIds: readonly number[]): Promise<HistoryRow[]> {
  return rows(pool, HISTORY, { fixtureIds })
}
