import type { Database } from '@touchline/database'
import { TABLE_DETAIL } from '@touchline/football'
import { FIXTURE_COLUMNS, FIXTURE_JOINS, type FixtureRow } from '../shared/fixture-row.ts'
import { type FormSettings, lastPoints } from '../shared/team-facts.sql.ts'

export interface MatchRow extends FixtureRow {
  leagueType: string
  seasonId: number
  seasonName: string
  roundName: string | null
  homeHalfTime: number | null
  awayHalfTime: number | null
  refereeId: number | null
  refereeName: string | null
  venueName: string | null
  homeCoachId: number | null
  homeCoachName: string | null
  awayCoachId: number | null
  awayCoachName: string | null
  /** Points of the last matches before kick-off, newest first. */
  homePoints: number[]
  awayPoints: number[]
}

const SETTINGS = { league: '$2::int', type: '$3::int', count: '$4::int' }

const points = (side: 'home' | 'away', name: string) =>
  `cross join lateral (select array(${lastPoints(side, SETTINGS)}) as points) ${name}`

/** The coach a side has on the day $5, or who stands in for one: the latest spell that has not ended. */
const coach = (side: 'home' | 'away', name: string) => `
  left join lateral (
    select o.id, o.common_name as name from coach_spell p join coach o on o.id = p.coach_id
    where p.team_id = f.${side}_team_id and p.starts_on <= $5::date and (p.ends_on is null or p.ends_on >= $5::date)
      and p.position_id in (221, 560)
    order by (p.ends_on is null) desc, p.starts_on desc
    limit 1
  ) ${name} on true`

const MATCH = `
  select ${FIXTURE_COLUMNS}, l.type as "leagueType", f.season_id as "seasonId", e.name as "seasonName",
    f.round_name as "roundName", f.home_half_time as "homeHalfTime", f.away_half_time as "awayHalfTime",
    f.referee_id as "refereeId", r.common_name as "refereeName", v.name as "venueName",
    hc.id as "homeCoachId", hc.name as "homeCoachName", ac.id as "awayCoachId", ac.name as "awayCoachName",
    hp.points as "homePoints", ap.points as "awayPoints"
  from fixture f ${FIXTURE_JOINS}
  join season e on e.id = f.season_id
  left join referee r on r.id = f.referee_id
  left join venue v on v.id = f.venue_id
  ${coach('home', 'hc')} ${coach('away', 'ac')}
  ${points('home', 'hp')} ${points('away', 'ap')}
  where f.id = $1`

/** Basics of one match; null when the id is unknown. `now` decides who coaches a team. */
export async function findMatch(
  database: Database,
  id: number,
  settings: FormSettings,
  now: Date,
): Promise<MatchRow | null> {
  const { rows } = await database.pool.query<MatchRow>(MATCH, [
    id,
    settings.league_form,
    settings.type_form,
    settings.count_form,
    now.toISOString().slice(0, 10),
  ])
  return rows[0] ?? null
}

/** A team that plays in several stages has the position of the last of them. */
const POSITIONS = `
  select distinct on (s.team_id) s.team_id as team, s.position
  from standing s left join stage g on g.id = s.stage_id
  where s.season_id = $1 and coalesce((s.details->>'${TABLE_DETAIL.overall.played}')::int, 1) > 0
  order by s.team_id, g.sort_order desc nulls last, s.place`

/** Positions of the teams in the season's table; a team without a match has none. */
export async function findPositions(database: Database, seasonId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await database.pool.query<{ team: number; position: number }>(POSITIONS, [seasonId])
  return new Map(rows.map((row) => [row.team, row.position]))
}
