import type { Database } from '@touchline/database'
import { EVENT_TYPE } from '@touchline/football'
import { type SideFiguresRow, sideFigures } from './side-figures.sql.ts'

export interface HistoryRow {
  id: number
  kickoff: Date
  kickoffKnown: boolean
  homeId: number
  homeName: string
  homeShortCode: string | null
  awayId: number
  awayName: string
  awayShortCode: string | null
  leagueId: number
  leagueName: string
  countryId: number
  countryCode: string
  countryName: string
  seasonId: number
  seasonName: string
  roundName: string | null
  homeCoachId: number | null
  awayCoachId: number | null
  /** After 90 minutes. */
  homeGoals: number
  awayGoals: number
  homeHalfTime: number | null
  awayHalfTime: number | null
  homeExtraTime: number | null
  awayExtraTime: number | null
  homeShootOut: number | null
  awayShootOut: number | null
  priceHome: number | null
  priceDraw: number | null
  priceAway: number | null
  refereeId: number | null
  refereeName: string | null
  home: SideFiguresRow
  away: SideFiguresRow
}

const HISTORY = `
  select f.id, f.kickoff, f.kickoff_known as "kickoffKnown",
    h.id as "homeId", h.name as "homeName", h.short_code as "homeShortCode",
    a.id as "awayId", a.name as "awayName", a.short_code as "awayShortCode",
    l.id as "leagueId", l.name as "leagueName",
    c.id as "countryId", c.code as "countryCode", c.name as "countryName",
    e.id as "seasonId", e.name as "seasonName", f.round_name as "roundName",
    f.home_coach_id as "homeCoachId", f.away_coach_id as "awayCoachId",
    coalesce(f.home_full_time, f.home_goals) as "homeGoals", coalesce(f.away_full_time, f.away_goals) as "awayGoals",
    f.home_half_time as "homeHalfTime", f.away_half_time as "awayHalfTime",
    f.home_extra_time as "homeExtraTime", f.away_extra_time as "awayExtraTime",
    f.home_shoot_out as "homeShootOut", f.away_shoot_out as "awayShootOut",
    f.price_home as "priceHome", f.price_draw as "priceDraw", f.price_away as "priceAway",
    f.referee_id as "refereeId", r.common_name as "refereeName",
    ${sideFigures('hs')} as home, ${sideFigures('gs')} as away
  from side s
  join fixture f on f.id = s.fixture_id
  join side hs on hs.fixture_id = f.id and hs.home
  join side gs on gs.fixture_id = f.id and not gs.home
  join team h on h.id = f.home_team_id
  join team a on a.id = f.away_team_id
  join league l on l.id = f.league_id
  join country c on c.id = l.country_id
  join season e on e.id = f.season_id
  left join referee r on r.id = f.referee_id
  where s.team_id = $1 and s.opponent_id = $2 and s.finished
    and coalesce(f.home_full_time, f.home_goals) is not null and coalesce(f.away_full_time, f.away_goals) is not null
  order by s.kickoff desc nulls last, f.id desc`

/** Every finished match of two teams, wherever it was played, newest first. */
export async function findMeetings(database: Database, teamId: number, opponentId: number): Promise<HistoryRow[]> {
  const { rows } = await database.pool.query<HistoryRow>(HISTORY, [teamId, opponentId])
  return rows
}

export interface EventRow {
  fixtureId: number
  typeId: number
  minute: number
  extraMinute: number | null
  home: boolean
  playerId: number | null
  playerName: string | null
  comment: string | null
}

const SHOWN = [
  EVENT_TYPE.goal,
  EVENT_TYPE.own_goal,
  EVENT_TYPE.penalty_goal,
  EVENT_TYPE.yellow_card,
  EVENT_TYPE.red_card,
  EVENT_TYPE.yellow_red_card,
  EVENT_TYPE.corner,
]

/** Goals, cards and corners of many fixtures at once, each fixture's in the order they happened. */
export async function findEvents(
  database: Database,
  fixtureIds: readonly number[],
): Promise<ReadonlyMap<number, EventRow[]>> {
  const byFixture = new Map<number, EventRow[]>()
  if (fixtureIds.length === 0) return byFixture
  const { rows } = await database.pool.query<EventRow>(
    `select e.fixture_id as "fixtureId", e.type_id as "typeId", e.minute, e.extra_minute as "extraMinute", e.home,
       e.player_id as "playerId", coalesce(p.common_name, e.player_name) as "playerName", e.comment
     from event e left join player p on p.id = e.player_id
     where e.fixture_id = any($1::int[]) and e.type_id = any($2::smallint[])
     order by e.fixture_id, e.minute, e.extra_minute nulls first, e.key`,
    [fixtureIds, SHOWN],
  )
  for (const row of rows) {
    const events = byFixture.get(row.fixtureId)
    if (events) events.push(row)
    else byFixture.set(row.fixtureId, [row])
  }
  return byFixture
}
