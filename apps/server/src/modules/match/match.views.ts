import type { MatchBasics } from '@touchline/contract'
import { formColour, type Result } from '@touchline/football'
import { averagePoints, countryOf, oddsOf, oddsSourceOf, scoreOf, weatherKey } from '../shared/fixture-view.ts'
import { leagueImage, teamImage } from '../shared/image-paths.ts'
import type { MatchRow } from './match.queries.ts'

const RESULT_OF: Readonly<Record<number, Result>> = { 3: 'W', 1: 'D', 0: 'L' }

const formOf = (points: readonly number[]) =>
  averagePoints(
    points.reduce((sum, one) => sum + one, 0),
    points.length,
  )

function viewForm(row: MatchRow): MatchBasics['form'] {
  const local = formOf(row.homePoints)
  const visitor = formOf(row.awayPoints)
  return {
    local,
    visitor,
    local_color: formColour(local),
    visitor_color: formColour(visitor),
    local_results: row.homePoints.flatMap((points) => RESULT_OF[points] ?? []),
    visitor_results: row.awayPoints.flatMap((points) => RESULT_OF[points] ?? []),
  }
}

/** @param positions of the season's table; empty where the competition has none */
export function viewMatch(row: MatchRow, positions: ReadonlyMap<number, number>): MatchBasics {
  return {
    match_id: row.id,
    lg_name: row.leagueName,
    lg_logo: leagueImage(row.leagueId),
    league_id: row.leagueId,
    country: countryOf(row),
    season: row.seasonName,
    season_id: row.seasonId,
    round_name: row.roundName,
    start_dt: row.kickoff.toISOString(),
    kickoff_known: row.kickoffKnown,
    status: row.stateId,
    minute: row.minute,
    added_minute: row.addedMinute,
    ...(row.minuteEstimated && { minute_estimated: true }),
    score: scoreOf(row.homeGoals, row.awayGoals),
    half_time: scoreOf(row.homeHalfTime, row.awayHalfTime),
    shootout: scoreOf(row.homeShootOut, row.awayShootOut),
    local_id: row.homeId,
    local_name: row.homeName,
    local_short_code: row.homeShortCode,
    local_logo: teamImage(row.homeId),
    local_coach: row.homeCoachId,
    local_coach_name: row.homeCoachName,
    local_pos: positions.get(row.homeId) ?? null,
    visitor_id: row.awayId,
    visitor_name: row.awayName,
    visitor_short_code: row.awayShortCode,
    visitor_logo: teamImage(row.awayId),
    visitor_coach: row.awayCoachId,
    visitor_coach_name: row.awayCoachName,
    visitor_pos: positions.get(row.awayId) ?? null,
    form: viewForm(row),
    referee_id: row.refereeId,
    referee_name: row.refereeName,
    stadium: row.venueName,
    odds: oddsOf(row),
    odds_source: oddsSourceOf(row),
    weather_icon: row.weatherIcon,
    weather_text: weatherKey(row.weatherText),
    weather_temp: row.weatherTemperature,
    weather_source: row.weatherSource,
    has: { corners: row.hasCorners, cards: row.hasCards, stats: row.hasStatistics },
  }
}
