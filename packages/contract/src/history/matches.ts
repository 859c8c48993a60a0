import {
  bySide,
  type CoachFilter,
  type Match,
  type MatchEvent,
  NO_FIGURES,
  otherSide,
  type Score,
  type Side,
  STATISTICS,
  type Statistic,
  type Statistics,
} from '@touchline/football'
import type { CardEvent, CornerEvent, GoalEvent, HeadToHeadRecord, SideStatistics } from './head-to-head.ts'
import type { PastMatch } from './past-matches.ts'

// Without a schema, so that the browser may import it for its values.

/** A match of two teams as answered, in numbers. */
export function readMeeting(record: HeadToHeadRecord): Match {
  return {
    id: record.match_id,
    kickoff: record.start_dt,
    kickoffKnown: record.kickoff_known,
    league: { id: record.league_id, name: record.league_name, country: record.league_country },
    season: { id: record.season_id, name: record.season_name },
    round: record.round_name,
    ...bySide((side) => readTeam(record, side)),
    scores: readScores(record.scores),
    ...readEvents(record, { goals: record.goals.data, corners: record.corners.data, cards: record.cards.data }),
    sides: bySide((side) => {
      const entry = record.stats.data.find(({ team_id }) => team_id === record[`${SIDE[side]}_id`])
      return entry ? readFigures(entry) : NO_FIGURES
    }),
    price: readPrice(record.three_way, null),
    referee: { id: record.referee_id, name: record.referee_common_name },
  }
}

/** A match of a list as answered, in numbers. @param team id of the listed team, where the match does not name its own */
export function readPastMatch(match: PastMatch, team: number): Match {
  const listed: Side = match.local_id === (match.listed_id ?? team) ? 'home' : 'away'
  const statistics = (column: 0 | 1): Statistics =>
    known(STATISTICS.map((name, index) => [name, match.stats[index]?.[column] ?? null]))
  const bySeen = { [listed]: statistics(0), [otherSide(listed)]: statistics(1) } as Record<Side, Statistics>
  return {
    id: match.match_id,
    kickoff: match.date,
    kickoffKnown: match.kickoff_known,
    league: { id: match.league.league_id, name: match.league.name, country: match.league.country },
    season: match.season,
    round: match.round.name,
    ...bySide((side) => readTeam(match, side)),
    scores: readScores(match.scores),
    ...readEvents(match, { goals: match.goals, corners: match.corners.data, cards: match.cards }),
    sides: bySide((side) => {
      const { corners, yellowcards, redcards } = match.reported[SIDE[side]]
      return { corners, yellowCards: yellowcards, redCards: redcards, statistics: bySeen[side] }
    }),
    price: readPrice(match.three_way, match.odds_source),
    referee: { id: match.referee, name: match.referee_name },
    ...(match.listed_id !== undefined && { listedFor: listed }),
  }
}

/** The API's names of the sides. */
const SIDE = { home: 'local', away: 'visitor' } as const

type Played = Pick<
  HeadToHeadRecord,
  | 'local_id'
  | 'local_name'
  | 'local_short_code'
  | 'local_coach_id'
  | 'visitor_id'
  | 'visitor_name'
  | 'visitor_short_code'
  | 'visitor_coach_id'
>

const readTeam = (played: Played, side: Side): Match['home'] => ({
  id: played[`${SIDE[side]}_id`],
  name: played[`${SIDE[side]}_name`],
  shortCode: played[`${SIDE[side]}_short_code`],
  coachId: played[`${SIDE[side]}_coach_id`],
})

const readPrice = (price: HeadToHeadRecord['three_way'], bookmaker: string | null): Match['price'] => ({
  home: price['1'],
  draw: price.X,
  away: price['2'],
  bookmaker,
})

const readScores = (scores: HeadToHeadRecord['scores']): Match['scores'] => ({
  fullTime: [scores.localteam_score, scores.visitorteam_score],
  halfTime: readScore(scores.ht_score),
  extraTime: readScore(scores.et_score),
  shootOut: readScore(scores.ps_score),
})

/** `2-1` as numbers; null when it is not written so. */
function readScore(text: string | null): Score | null {
  const [, home, away] = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(text ?? '') ?? []
  return home === undefined || away === undefined ? null : [Number(home), Number(away)]
}

function readEvents(
  { local_id }: Played,
  {
    goals,
    corners,
    cards,
  }: { goals: readonly GoalEvent[]; corners: readonly CornerEvent[]; cards: readonly CardEvent[] },
): Pick<Match, 'goals' | 'corners' | 'cards'> {
  const when = ({ team_id, minute, extra_minute }: CornerEvent | GoalEvent | CardEvent): MatchEvent => ({
    side: team_id === local_id ? 'home' : 'away',
    minute,
    extraMinute: extra_minute,
  })
  const player = ({ player_id, player_name }: GoalEvent | CardEvent) => ({ id: player_id, name: player_name })
  return {
    goals: goals.map((goal) => ({ ...when(goal), kind: goal.type, player: player(goal) })),
    corners: corners.map((corner) => ({ ...when(corner), comment: corner.comment })),
    cards: cards.map((card) => ({ ...when(card), kind: card.type, player: player(card) })),
  }
}

/** Second yellows are among the red cards of a match in numbers. */
const readFigures = (entry: SideStatistics): Match['sides']['home'] => ({
  corners: entry.corners,
  yellowCards: entry.yellowcards,
  redCards: entry.redcards === null ? null : entry.redcards + (entry.yellowredcards ?? 0),
  statistics: known([
    ['shots_total', entry.shots.total],
    ['shots_on_target', entry.shots.ongoal],
    ['shots_blocked', entry.shots.blocked],
    ['shots_inside_box', entry.shots.insidebox],
    ['attacks', entry.attacks.attacks],
    ['dangerous_attacks', entry.attacks.dangerous_attacks],
    ['passes_total', entry.passes.total],
    ['passes_accurate', entry.passes.accurate],
    ['ball_safe', entry.ball_safe],
    ['fouls', entry.fouls],
    ['free_kicks', entry.free_kick],
    ['goal_attempts', entry.goal_attempts],
    ['goal_kicks', entry.goal_kick],
    ['injuries', entry.injuries],
    ['offsides', entry.offsides],
    ['penalties', entry.penalties],
    ['possession', entry.possessiontime],
    ['saves', entry.saves],
    ['substitutions', entry.substitutions],
    ['tackles', entry.tackles],
    ['throw_ins', entry.throw_in],
  ]),
})

const known = (figures: readonly (readonly [name: Statistic, value: number | null])[]): Statistics =>
  Object.fromEntries(figures.filter(([, value]) => value !== null))

/** The venue that the flags of a query select; null for both. */
export const venueOf = ({ home, away }: { home: number; away: number }): Side | null =>
  home === away ? null : home === 1 ? 'home' : 'away'

export const venueFlags = (venue: Side | null) => ({ home: venue === 'away' ? 0 : 1, away: venue === 'home' ? 0 : 1 })

/** Under which coaches they were played; null for all. */
export const coachOf = ({ coach, prevcoach }: { coach: number; prevcoach: number }): CoachFilter | null =>
  coach === prevcoach ? null : coach === 1 ? 'current' : 'previous'

export const coachFlags = (coach: CoachFilter | null) => ({
  coach: coach === 'current' ? 1 : 0,
  prevcoach: coach === 'previous' ? 1 : 0,
})
