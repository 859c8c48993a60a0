import {
  event,
  firstRow,
  fixture,
  league,
  lineupEntry,
  type Placeholders,
  prepared,
  type Queryable,
  query,
  type RowOf,
  rows,
  season,
  side,
  stage,
  statement,
} from '@touchline/database'
import { STATE } from '@touchline/football'
import { and, asc, eq, sql } from 'drizzle-orm'
import { awayTeam, homeTeam } from '../../shared/fixture-row.ts'

const SEASON = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({ stableKey: league.stableKey, seasonName: season.name, endsOn: season.endsOn })
    .from(season)
    .innerJoin(league, eq(league.id, season.leagueId))
    .where(eq(season.id, p.id)),
)

/** The season as its rules need it; null where there is no such season. */
export const findSeasonOf = (queryable: Queryable, id: number): Promise<RowOf<typeof SEASON> | null> =>
  firstRow(queryable, SEASON, { id })

/** A goalless match may have no event to store. */
const hasEvents = sql<boolean | null>`case
  when exists (select from ${event} where ${event.fixtureId} = ${fixture.id}) then true
  when ${fixture.homeGoals} + ${fixture.awayGoals} = 0 then null else false end`

/** The home side represents both: they are written together. */
const MATCHES = prepared((p: Placeholders<{ seasonId: number }>) =>
  query
    .select({
      stage: fixture.stageId,
      stageName: stage.name,
      group: fixture.groupId,
      round: fixture.roundName,
      kickoff: fixture.kickoff,
      kickoffKnown: fixture.kickoffKnown,
      state: fixture.stateId,
      home: fixture.homeTeamId,
      homeName: homeTeam.name,
      homeCode: homeTeam.shortCode,
      away: fixture.awayTeamId,
      awayName: awayTeam.name,
      awayCode: awayTeam.shortCode,
      prices: sql<boolean>`${fixture.priceHome} is not null`,
      statistics: sql<boolean>`${side.shotsTotal} is not null or ${side.corners} is not null`,
      events: hasEvents,
      lineups: sql<boolean>`exists (select from ${lineupEntry} where ${lineupEntry.fixtureId} = ${fixture.id} and ${lineupEntry.typeId} = 11)`,
    })
    .from(fixture)
    .innerJoin(homeTeam, eq(homeTeam.id, fixture.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, fixture.awayTeamId))
    .leftJoin(stage, eq(stage.id, fixture.stageId))
    .leftJoin(side, and(eq(side.fixtureId, fixture.id), side.home))
    .where(
      and(
        eq(fixture.seasonId, p.seasonId),
        sql`not ${fixture.doubled} and ${fixture.stateId} <> ${sql.raw(String(STATE.deleted))}`,
      ),
    )
    .orderBy(asc(fixture.kickoff), asc(fixture.id)),
)

export type StoredMatch = RowOf<typeof MATCHES>

/** The matches of a season with their stored parts, oldest first. */
export const findStoredMatches = (queryable: Queryable, seasonId: number): Promise<StoredMatch[]> =>
  rows(queryable, MATCHES, { seasonId })

const COVERED = statement((p: Placeholders<{ all: boolean }>) =>
  query
    .select({ id: season.id, season: season.name, league: league.name, leagueKey: league.stableKey })
    .from(season)
    .innerJoin(league, eq(league.id, season.leagueId))
    .where(
      sql`${p.all}::boolean or ${season.id} = (
        select newest.id from ${season} newest where newest.league_id = ${league.id}
        order by newest.current desc, newest.ends_on desc, newest.id desc limit 1)`,
    )
    .orderBy(asc(league.name), asc(league.id), asc(season.name)),
)

/** Seasons by the names of their leagues: the one being played, or the newest, of each; or all of them. */
export const findSeasons = (queryable: Queryable, all: boolean): Promise<RowOf<typeof COVERED>[]> =>
  rows(queryable, COVERED, { all })
