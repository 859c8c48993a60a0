import type { Database } from '@touchline/database'

interface SpellRow {
  personId: number
  teamId: number
  teamName: string
  teamCode: string | null
  startsOn: string | null
  endsOn: string | null
}

export interface PlayerSpellRow extends SpellRow {
  positionId: number | null
}

/** `today` counts: who leaves on that day is still there. */
const PLAYERS = `
  select s.player_id as "personId", t.id as "teamId", t.name as "teamName", t.short_code as "teamCode",
    s.starts_on as "startsOn", s.ends_on as "endsOn", s.position_id as "positionId"
  from player_spell s join team t on t.id = s.team_id
  where s.player_id = any($1::int[])
    and (s.starts_on is null or s.starts_on <= $2::date) and (s.ends_on is null or s.ends_on >= $2::date)
  order by s.starts_on desc nulls last, s.place`

/** Where these players are on a day, by player. */
export async function findPlayerTeams(
  database: Database,
  players: readonly number[],
  today: string,
): Promise<Map<number, PlayerSpellRow[]>> {
  const { rows } = await database.pool.query<PlayerSpellRow>(PLAYERS, [players, today])
  return Map.groupBy(rows, ({ personId }) => personId)
}

export interface CoachSpellRow extends SpellRow {
  startsOn: string
  positionId: number
  active: boolean
}

const COACHES = `
  select s.coach_id as "personId", t.id as "teamId", t.name as "teamName", t.short_code as "teamCode",
    s.starts_on as "startsOn", s.ends_on as "endsOn", s.position_id as "positionId",
    s.starts_on <= $2::date and (s.ends_on is null or s.ends_on >= $2::date) as active
  from coach_spell s join team t on t.id = s.team_id
  where s.coach_id = any($1::int[])
  order by s.starts_on desc, t.id`

/** Where these coaches have been, newest first, by coach; `active` where they are on a day. */
export async function findCoachTeams(
  database: Database,
  coaches: readonly number[],
  today: string,
): Promise<Map<number, CoachSpellRow[]>> {
  const { rows } = await database.pool.query<CoachSpellRow>(COACHES, [coaches, today])
  return Map.groupBy(rows, ({ personId }) => personId)
}
