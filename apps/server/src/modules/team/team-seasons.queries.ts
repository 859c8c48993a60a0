import type { Database } from '@touchline/database'

export interface PlayedSeasonRow {
  id: number
  name: string
  leagueId: number
  leagueName: string
  countryId: number
  countryCode: string
  countryName: string
  matches: number
}

const PLAYED = `
  select e.id, e.name, l.id as "leagueId", l.name as "leagueName",
    c.id as "countryId", c.code as "countryCode", c.name as "countryName", p.matches
  from (
    select s.season_id, count(*) as matches, max(s.kickoff) as latest from side s
    where s.team_id = $1 and s.points is not null and s.fixture_id is distinct from $2::int
    group by s.season_id
  ) p
  join season e on e.id = p.season_id
  join league l on l.id = e.league_id
  join country c on c.id = l.country_id
  order by e.starts_on desc, p.latest desc, e.id desc`

/**
 * Seasons in which a team has finished matches, newest first.
 * @param exceptId a match that is not counted; null for none
 */
export async function findPlayedSeasons(
  database: Database,
  teamId: number,
  exceptId: number | null,
): Promise<PlayedSeasonRow[]> {
  const { rows } = await database.pool.query<PlayedSeasonRow>(PLAYED, [teamId, exceptId])
  return rows
}
