import type { SeasonAim, UpcomingMatch } from '@touchline/contract'
import { compareTexts, foldText, isDecided, isInPlay } from '@touchline/football'
import { averagePoints, countryOf, oddsOf, oddsSourceOf, scoreOf, weatherKey } from '../shared/fixture-view.ts'
import { teamImage } from '../shared/image-paths.ts'
import type { UpcomingRow } from './upcoming.queries.ts'

/** One match of the list, for everyone. */
export function viewUpcoming(row: UpcomingRow): UpcomingMatch {
  return {
    match_id: row.id,
    start_dt: row.kickoff.toISOString(),
    kickoff_known: row.kickoffKnown,
    ...(row.kickoffKnown && isInPlay(row.stateId) && { state_id: row.stateId }),
    status: row.stateId,
    minute: row.minute,
    added_minute: row.addedMinute,
    ...(row.minuteEstimated && { minute_estimated: true }),
    score: scoreOf(row.homeGoals, row.awayGoals),
    halftime: scoreOf(row.homeHalfTime, row.awayHalfTime),
    shootout: scoreOf(row.homeShootOut, row.awayShootOut),
    round_name: row.roundName,
    league_id: row.leagueId,
    league_name: row.leagueName,
    league_country: countryOf(row),
    local_id: row.homeId,
    local_name: row.homeName,
    local_short_code: row.homeShortCode,
    local_logo: teamImage(row.homeId),
    local_form: averagePoints(row.homePoints, row.homeMatches),
    local_coach_changed: row.homeCoachDays,
    local_red_cards: row.homeReds,
    visitor_id: row.awayId,
    visitor_name: row.awayName,
    visitor_short_code: row.awayShortCode,
    visitor_logo: teamImage(row.awayId),
    visitor_form: averagePoints(row.awayPoints, row.awayMatches),
    visitor_coach_changed: row.awayCoachDays,
    visitor_red_cards: row.awayReds,
    odds: oddsOf(row),
    odds_source: oddsSourceOf(row),
    odds_at: oddsAtOf(row),
    stakes: stakesOf(row),
    weather_icon: row.weatherIcon,
    weather_text: weatherKey(row.weatherText),
    weather_temp: row.weatherTemperature,
    weather_source: row.weatherSource,
  }
}

/** A time after the kick-off is that of the import, not of the price. */
function oddsAtOf(row: UpcomingRow): string | null {
  const { priceHome, oddsAt, kickoff } = row
  return priceHome === null || oddsAt === null || oddsAt > kickoff ? null : oddsAt.toISOString()
}

/** The stakes of a match are not shown once it is over. */
function stakesOf({ stateId, stakeAim, stakeTeam, stakeHome, stakeAway, stakeLow, stakeHigh }: UpcomingRow) {
  if (stakeAim === null || stakeTeam === null || stakeHome === null || stakeAway === null || isDecided(stateId))
    return null
  const aim = stakeAim as SeasonAim
  return {
    ...{ aim, participant_id: stakeTeam, home: stakeHome, away: stakeAway },
    ...{ low: stakeLow ?? stakeHome - stakeAway, high: stakeHigh ?? stakeHome - stakeAway },
  }
}

/** By kick-off, then country, league and home team; the same on every database, whatever its collation. */
export function sortUpcoming(rows: readonly UpcomingRow[]): UpcomingRow[] {
  const folded = new Map<string, string>()
  const fold = (text: string) => {
    const known = folded.get(text) ?? foldText(text)
    folded.set(text, known)
    return known
  }
  return [...rows].sort(
    (one, other) =>
      one.kickoff.getTime() - other.kickoff.getTime() ||
      compareTexts(fold(one.countryName), fold(other.countryName)) ||
      compareTexts(fold(one.leagueName), fold(other.leagueName)) ||
      compareTexts(one.homeFoldedName, other.homeFoldedName) ||
      one.id - other.id,
  )
}
