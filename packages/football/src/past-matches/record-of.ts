import type { Side } from '../head-to-head/records.ts'
import { STATISTICS, type Statistic } from '../match/statistics.ts'

/** What is known of a side in the whole match; red cards with second yellows, null unknown. */
interface ReportedOfSide {
  corners: number | null
  yellowcards: number | null
  redcards: number | null
}

/** A past match as the API lists it, seen from one of its teams; `stats` as `[listed team, opponent, …]`. */
interface PastMatch<Goal, Corner, Card, Scores> {
  match_id: number
  date: string
  kickoff_known: boolean
  league: { league_id: number; name: string; country: { id: number; code: string; name: string } }
  season: { id: number; name: string }
  round: { name: string | null }
  local_id: number
  local_name: string
  local_short_code: string | null
  visitor_id: number
  visitor_name: string
  visitor_short_code: string | null
  local_coach_id: number | null
  visitor_coach_id: number | null
  scores: Scores
  three_way: { '1': number | null; X: number | null; '2': number | null }
  corners: { data: Corner[] }
  referee: number | null
  referee_name: string | null
  goals: Goal[]
  cards: Card[]
  has_minutes: { goals: boolean; corners: boolean; cards: boolean }
  reported: Record<Side, ReportedOfSide>
  stats: readonly (readonly [own: number | null, other: number | null, ...rest: unknown[]])[]
}

/**
 * A past match as a head-to-head record, so that one table, one dialog and the same sums serve both lists, whatever half was asked for.
 * Second yellows are among the red cards.
 * @param team id of the listed team
 */
export function recordOf<Goal, Corner, Card, Scores>(match: PastMatch<Goal, Corner, Card, Scores>, team: number) {
  const own = match.local_id === team ? 0 : 1
  return {
    match_id: match.match_id,
    start_dt: match.date,
    kickoff_known: match.kickoff_known,
    local_id: match.local_id,
    local_name: match.local_name,
    local_short_code: match.local_short_code,
    visitor_id: match.visitor_id,
    visitor_name: match.visitor_name,
    visitor_short_code: match.visitor_short_code,
    league_id: match.league.league_id,
    league_name: match.league.name,
    league_country: match.league.country,
    season_id: match.season.id,
    season_name: match.season.name,
    round_name: match.round.name,
    local_coach_id: match.local_coach_id,
    visitor_coach_id: match.visitor_coach_id,
    scores: match.scores,
    has_minutes: match.has_minutes,
    goals: { data: match.goals },
    corners: { data: match.corners.data },
    cards: { data: match.cards },
    stats: { data: [entryOf(match, 'local', own), entryOf(match, 'visitor', own)] as [Entry, Entry] },
    three_way: match.three_way,
    referee_id: match.referee,
    referee_common_name: match.referee_name,
  }
}

type Entry = ReturnType<typeof entryOf>
type Listed = Pick<PastMatch<unknown, unknown, unknown, unknown>, 'local_id' | 'visitor_id' | 'reported' | 'stats'>

/** @param own 0 when the listed team was at home, 1 when it was away */
function entryOf(match: Listed, side: Side, own: 0 | 1) {
  const column = side === 'local' ? own : own === 0 ? 1 : 0
  const of = (statistic: Statistic) => match.stats[STATISTICS.indexOf(statistic)]?.[column] ?? null
  return {
    team_id: match[`${side}_id`],
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
    ...match.reported[side],
    yellowredcards: null,
  }
}
