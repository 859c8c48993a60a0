import type { ListFixture } from '@touchline/contract'
import type { Database } from '@touchline/database'
import { STATE } from '@touchline/football'
import { SCORE_TYPE, viewKickoff, viewParticipant, viewScore } from './fixture-parts.views.ts'
import { scoreOf } from './fixture-view.ts'
import { leagueImage } from './image-paths.ts'

interface ListFixtureRow {
  id: number
  stateId: number
  kickoff: Date
  kickoffKnown: boolean
  minute: number | null
  addedMinute: number | null
  leagueId: number
  leagueName: string
  countryId: number
  countryCode: string
  countryName: string
  seasonId: number
  stageName: string | null
  groupName: string | null
  roundName: string | null
  homeId: number
  homeName: string
  homeShortCode: string | null
  awayId: number
  awayName: string
  awayShortCode: string | null
  homeGoals: number | null
  awayGoals: number | null
  homeShootOut: number | null
  awayShootOut: number | null
}

const ROWS = `
  select f.id, f.state_id as "stateId", f.kickoff, f.kickoff_known as "kickoffKnown", f.minute,
    f.added_minute as "addedMinute", l.id as "leagueId", l.name as "leagueName",
    c.id as "countryId", c.code as "countryCode", c.name as "countryName", f.season_id as "seasonId",
    st.name as "stageName", g.name as "groupName", f.round_name as "roundName",
    h.id as "homeId", h.name as "homeName", h.short_code as "homeShortCode",
    a.id as "awayId", a.name as "awayName", a.short_code as "awayShortCode",
    f.home_goals as "homeGoals", f.away_goals as "awayGoals",
    f.home_shoot_out as "homeShootOut", f.away_shoot_out as "awayShootOut"
  from fixture f
  join league l on l.id = f.league_id
  join country c on c.id = l.country_id
  join team h on h.id = f.home_team_id
  join team a on a.id = f.away_team_id
  left join stage st on st.id = f.stage_id
  left join "group" g on g.id = f.group_id
  where f.id = any($1::integer[])`

/** The fixtures of these ids as rows of a list, in the order of the ids; unknown ids are left out. */
export async function listFixtures(database: Database, ids: readonly number[]): Promise<ListFixture[]> {
  if (ids.length === 0) return []
  const { rows } = await database.pool.query<ListFixtureRow>(ROWS, [ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [viewListFixture(row)] : []
  })
}

const PERIOD_OF_STATE: Readonly<Record<number, number>> = {
  [STATE.first_half]: 1,
  [STATE.second_half]: 2,
  [STATE.extra_first_half]: 3,
  [STATE.extra_second_half]: 4,
}

function periodsOf({ stateId, minute, addedMinute }: ListFixtureRow): ListFixture['periods'] {
  const sort_order = PERIOD_OF_STATE[stateId]
  return sort_order === undefined || minute === null ? [] : [{ sort_order, minutes: minute, time_added: addedMinute }]
}

const named = (name: string | null) => (name === null ? null : { name })

function viewListFixture(row: ListFixtureRow): ListFixture {
  return {
    id: row.id,
    state_id: row.stateId,
    ...viewKickoff(row),
    league_id: row.leagueId,
    league: {
      id: row.leagueId,
      name: row.leagueName,
      image_path: leagueImage(row.leagueId),
      country: { id: row.countryId, name: row.countryName, code: row.countryCode },
    },
    season_id: row.seasonId,
    stage: named(row.stageName),
    group: named(row.groupName),
    round: named(row.roundName),
    participants: [
      viewParticipant('home', row.homeId, row.homeName, row.homeShortCode),
      viewParticipant('away', row.awayId, row.awayName, row.awayShortCode),
    ],
    scores: [
      ...viewScore(SCORE_TYPE.current, scoreOf(row.homeGoals, row.awayGoals)),
      ...viewScore(SCORE_TYPE.shoot_out, scoreOf(row.homeShootOut, row.awayShootOut)),
    ],
    periods: periodsOf(row),
  }
}
