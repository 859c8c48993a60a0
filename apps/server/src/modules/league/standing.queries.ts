import type { Database, StandingForm } from '@touchline/database'
import type { TypedNumbers } from '@touchline/football'

export interface StandingTableRow {
  position: number
  points: number
  teamId: number
  teamName: string
  teamCode: string | null
  ruleTypeId: number | null
  movement: 'up' | 'down' | 'equal' | null
  details: TypedNumbers
  /** Oldest first. */
  form: readonly StandingForm[]
  stageId: number | null
  stageName: string | null
  stageOrder: number | null
  groupId: number | null
  groupName: string | null
}

const STANDING = `
  select s.position, s.points, t.id as "teamId", t.name as "teamName", t.short_code as "teamCode",
    s.rule_type_id as "ruleTypeId", s.movement, s.details, s.form,
    st.id as "stageId", st.name as "stageName", st.sort_order as "stageOrder", g.id as "groupId", g.name as "groupName"
  from standing s
  join team t on t.id = s.team_id
  left join stage st on st.id = s.stage_id
  left join "group" g on g.id = s.group_id
  where s.season_id = $1
  order by s.place`

/** The tables of a season, one after the other. */
export async function findStanding(database: Database, seasonId: number): Promise<StandingTableRow[]> {
  const { rows } = await database.pool.query<StandingTableRow>(STANDING, [seasonId])
  return rows
}

export interface FormFixtureRow {
  id: number
  kickoff: Date
  homeId: number
  homeName: string
  awayId: number
  awayName: string
  homeGoals: number | null
  awayGoals: number | null
}

const FORM_FIXTURES = `
  select f.id, f.kickoff, h.id as "homeId", h.name as "homeName", a.id as "awayId", a.name as "awayName",
    f.home_goals as "homeGoals", f.away_goals as "awayGoals"
  from fixture f join team h on h.id = f.home_team_id join team a on a.id = f.away_team_id
  where f.id = any($1::int[])`

/** The matches behind the letters of form, by id. */
export async function findFormFixtures(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, FormFixtureRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.pool.query<FormFixtureRow>(FORM_FIXTURES, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}
