import type { HeadToHeadRecord } from '@touchline/contract'
import type { Match } from '@touchline/football'
import { viewEvents, viewScores } from './events.view.ts'
import { minutesKnown } from './minutes-known.ts'
import { viewStatistics } from './statistics.view.ts'

/** One match of the history of two teams. */
export function viewMeeting(match: Match): HeadToHeadRecord {
  const { home, away, league, season, price, referee } = match
  const { goals, corners, cards } = viewEvents(match)
  return {
    match_id: match.id,
    start_dt: match.kickoff,
    kickoff_known: match.kickoffKnown,
    local_id: home.id,
    local_name: home.name,
    local_short_code: home.shortCode,
    visitor_id: away.id,
    visitor_name: away.name,
    visitor_short_code: away.shortCode,
    league_id: league.id,
    league_name: league.name,
    league_country: league.country,
    season_id: season.id,
    season_name: season.name,
    round_name: match.round,
    local_coach_id: home.coachId,
    visitor_coach_id: away.coachId,
    scores: viewScores(match),
    has_minutes: minutesKnown(match),
    goals: { data: goals },
    corners: { data: corners },
    cards: { data: cards },
    stats: { data: [viewStatistics(match, 'home'), viewStatistics(match, 'away')] },
    three_way: { '1': price.home, X: price.draw, '2': price.away },
    referee_id: referee.id,
    referee_common_name: referee.name,
  }
}
