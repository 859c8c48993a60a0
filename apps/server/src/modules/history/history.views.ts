import type { CardEvent, CornerEvent, GoalEvent, HeadToHeadRecord } from '@touchline/contract'
import { EVENT_TYPE, englishOrdinal } from '@touchline/football'
import { countryOf } from '../shared/fixture-view.ts'
import type { EventRow } from './history.queries.ts'
import type { HistoryRow } from './history-row.ts'
import { minutesKnown } from './minutes-known.ts'
import { viewStatistics } from './statistics.view.ts'

const GOALS: Readonly<Record<number, GoalEvent['type']>> = {
  [EVENT_TYPE.goal]: 'goal',
  [EVENT_TYPE.penalty_goal]: 'penalty',
  [EVENT_TYPE.own_goal]: 'owngoal',
}
const CARDS: Readonly<Record<number, CardEvent['type']>> = {
  [EVENT_TYPE.yellow_card]: 'yellowcard',
  [EVENT_TYPE.red_card]: 'redcard',
  [EVENT_TYPE.yellow_red_card]: 'yellowred',
}

/** Goals, cards and corners of a match in the shapes of the API. */
function viewEvents(row: HistoryRow, events: readonly EventRow[]) {
  const goals: GoalEvent[] = []
  const corners: CornerEvent[] = []
  const cards: CardEvent[] = []
  const cornersSoFar = { home: 0, away: 0 }
  for (const event of events) {
    const when = {
      minute: event.minute,
      extra_minute: event.extraMinute,
      team_id: event.home ? row.homeId : row.awayId,
    }
    const who = { player_id: event.playerId, player_name: event.playerName }
    const goal = GOALS[event.typeId]
    const card = CARDS[event.typeId]
    if (goal) goals.push({ ...who, ...when, type: goal })
    else if (card) cards.push({ type: card, ...when, ...who })
    else {
      const number = ++cornersSoFar[event.home ? 'home' : 'away']
      corners.push({ comment: event.comment ?? `${englishOrdinal(number)} corner`, ...when })
    }
  }
  return { goals, corners, cards }
}

const scoreText = (home: number | null, away: number | null) =>
  home === null || away === null ? null : `${home}-${away}`

/** One match of the history of two teams. @param events its goals, cards and corners in order */
export function viewMeeting(row: HistoryRow, events: readonly EventRow[]): HeadToHeadRecord {
  const { goals, corners, cards } = viewEvents(row, events)
  return {
    match_id: row.id,
    start_dt: row.kickoff.toISOString(),
    kickoff_known: row.kickoffKnown,
    local_id: row.homeId,
    local_name: row.homeName,
    local_short_code: row.homeShortCode,
    visitor_id: row.awayId,
    visitor_name: row.awayName,
    visitor_short_code: row.awayShortCode,
    league_id: row.leagueId,
    league_name: row.leagueName,
    league_country: countryOf(row),
    season_id: row.seasonId,
    season_name: row.seasonName,
    round_name: row.roundName,
    local_coach_id: row.homeCoachId,
    visitor_coach_id: row.awayCoachId,
    scores: {
      localteam_score: row.homeGoals,
      visitorteam_score: row.awayGoals,
      ht_score: scoreText(row.homeHalfTime, row.awayHalfTime),
      et_score: scoreText(row.homeExtraTime, row.awayExtraTime),
      ps_score: scoreText(row.homeShootOut, row.awayShootOut),
    },
    has_minutes: minutesKnown(row, events),
    goals: { data: goals },
    corners: { data: corners },
    cards: { data: cards },
    stats: {
      data: [
        viewStatistics(
          row.homeId,
          row.home,
          events.filter((event) => event.home),
        ),
        viewStatistics(
          row.awayId,
          row.away,
          events.filter((event) => !event.home),
        ),
      ],
    },
    three_way: { '1': row.priceHome, X: row.priceDraw, '2': row.priceAway },
    referee_id: row.refereeId,
    referee_common_name: row.refereeName,
  }
}
