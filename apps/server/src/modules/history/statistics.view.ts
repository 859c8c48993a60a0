import type { SideStatistics } from '@touchline/contract'
import type { Match, MatchCard, Side, Statistic } from '@touchline/football'

/**
 * Red cards without second yellows, which count as red cards too. Where cards are only counted and there are red ones, the number of second
 * yellows is unknown.
 */
function splitReds(
  redCards: number | null,
  listed: readonly MatchCard[],
): { red: number | null; second: number | null } {
  if (redCards === null) return { red: null, second: null }
  if (redCards === 0) return { red: 0, second: 0 }
  if (listed.length === 0) return { red: redCards, second: null }
  const second = listed.filter(({ kind }) => kind === 'yellowred').length
  return { red: Math.max(0, redCards - second), second: Math.min(second, redCards) }
}

/** One side's figures in the shape of the API; null is unknown. */
export function viewStatistics(match: Match, side: Side): SideStatistics {
  const { corners, yellowCards, redCards, statistics } = match.sides[side]
  const of = (statistic: Statistic) => statistics[statistic] ?? null
  const { red, second } = splitReds(
    redCards,
    match.cards.filter((card) => card.side === side),
  )
  return {
    team_id: match[side].id,
    shots: {
      total: of('shots_total'),
      ongoal: of('shots_on_target'),
      blocked: of('shots_blocked'),
      insidebox: of('shots_inside_box'),
    },
    attacks: { attacks: of('attacks'), dangerous_attacks: of('dangerous_attacks') },
    passes: { total: of('passes_total'), accurate: of('passes_accurate') },
    ball_safe: of('ball_safe'),
    fouls: of('fouls'),
    free_kick: of('free_kicks'),
    goal_attempts: of('goal_attempts'),
    goal_kick: of('goal_kicks'),
    injuries: of('injuries'),
    offsides: of('offsides'),
    penalties: of('penalties'),
    possessiontime: of('possession'),
    saves: of('saves'),
    substitutions: of('substitutions'),
    tackles: of('tackles'),
    throw_in: of('throw_ins'),
    corners,
    yellowcards: yellowCards,
    redcards: red,
    yellowredcards: second,
  }
}
