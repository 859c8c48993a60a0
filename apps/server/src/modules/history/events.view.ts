import type { CardEvent, CornerEvent, GoalEvent } from '@touchline/contract'
import type { Match, MatchEvent, Score } from '@touchline/football'

/** Goals, corners and cards of a match in the shapes of the API. */
export function viewEvents(match: Match): { goals: GoalEvent[]; corners: CornerEvent[]; cards: CardEvent[] } {
  const when = ({ side, minute, extraMinute }: MatchEvent) => ({
    minute: minute ?? 0,
    extra_minute: extraMinute,
    team_id: match[side].id,
  })
  return {
    goals: match.goals.map(({ kind, player, ...event }) => ({
      player_id: player.id,
      player_name: player.name,
      ...when(event),
      type: kind,
    })),
    corners: match.corners.map(({ comment, ...event }) => ({ comment: comment ?? '', ...when(event) })),
    cards: match.cards.map(({ kind, player, ...event }) => ({
      type: kind,
      ...when(event),
      player_id: player.id,
      player_name: player.name,
    })),
  }
}

/** `2-1`; null when unknown. */
const scoreText = (score: Score | null) => score && `${score[0]}-${score[1]}`

export function viewScores({ scores }: Match) {
  const [home, away] = scores.fullTime ?? [0, 0]
  return {
    localteam_score: home,
    visitorteam_score: away,
    ht_score: scoreText(scores.halfTime),
    et_score: scoreText(scores.extraTime),
    ps_score: scoreText(scores.shootOut),
  }
}
