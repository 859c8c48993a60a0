import type { Database } from '@touchline/database'
import { type SideFiguresRow, sideFigures } from './side-figures.sql.ts'

/** A finished match as the history lists read it. */
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
  priceBookmakerId: number | null
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
    f.price_bookmaker_id as "priceBookmakerId",
    f.referee_id as "refereeId", r.common_name as "refereeName",
    ${sideFigures('hs')} as home, ${sideFigures('gs')} as away
  from fixture f
  join side hs on hs.fixture_id = f.id and hs.home
  join side gs on gs.fixture_id = f.id and not gs.home
  join team h on h.id = f.home_team_id
  join team a on a.id = f.away_team_id
  join league l on l.id = f.league_id
  join country c on c.id = l.country_id
  join season e on e.id = f.season_id
  left join referee r on r.id = f.referee_id
  where f.id = any($1::int[]) and hs.finished
    and coalesce(f.home_full_time, f.home_goals) is not null and coalesce(f.away_full_time, f.away_goals) is not null
  order by f.kickoff desc, f.id desc`

/**
 * Those of these fixtures that are finished, newest first. Which ones a list holds is found before, on an index of its own: joined with
 * all this, the database would read whole tables.
 */
export async function findHistory(database: Database, fixtureIds: readonly number[]): Promise<HistoryRow[]> {
  const { rows } = await database.pool.query<HistoryRow>(HISTORY, [fixtureIds])
  return rows
}
