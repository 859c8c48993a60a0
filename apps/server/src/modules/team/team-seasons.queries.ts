import {
  country,
  type Database,
  league,
  type Placeholders,
  prepared,
  type RowOf,
  rows,
  season,
  selection,
  side,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import { endsBefore } from '../shared/ends-before.sql.ts'

const PLAYED = prepared((p: Placeholders<{ teamId: number; exceptId: number | null; beforeId: number | null }>) =>
  selection(
    {
      id: season.id,
      name: season.name,
      leagueId: league.id,
      leagueName: league.name,
      countryId: country.id,
      countryCode: country.code,
      countryName: country.name,
      matches: sql<number>`p.matches`,
    },
    (columns) => sql`
      select ${columns} from (
        select ${side.seasonId} as season_id, count(*) as matches, max(${side.kickoff}) as latest from ${side}
        where ${side.teamId} = ${p.teamId} and ${side.points} is not null
          and ${side.fixtureId} is distinct from ${p.exceptId}::int
          and ${endsBefore(p.beforeId)}
        group by ${side.seasonId}
      ) p
      join ${season} on ${season.id} = p.season_id
      join ${league} on ${league.id} = ${season.leagueId}
      join ${country} on ${country.id} = ${league.countryId}
      order by ${season.startsOn} desc, p.latest desc, ${season.id} desc`,
  ),
)

export type PlayedSeasonRow = RowOf<typeof PLAYED>

/**
 * Seasons in which a team has finished matches, newest first.
 * @param exceptId a match that is not counted; null for none
 * @param beforeId a match before whose kick-off they end; null for no end
 */
export function findPlayedSeasons(
  { pool }: Database,
  { teamId, exceptId, beforeId }: { teamId: number; exceptId: number | null; beforeId: number | null },
): Promise<PlayedSeasonRow[]> {
  return rows(pool, PLAYED, { teamId, exceptId, beforeId })
}
