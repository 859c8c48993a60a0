import type { HeadToHeadRecord, PastMatch } from '@touchline/contract'
import { type Half, type Pair, type PastRow, pastRow, type Result } from '@touchline/football'
import { oddsSourceOf } from '../shared/fixture-view.ts'
import type { EventRow } from './history.queries.ts'
import { viewMeeting } from './history.views.ts'
import type { HistoryRow } from './history-row.ts'

const COLOUR = { W: 'green', D: 'amber', L: 'red' } as const
const INDEX = { W: 0, D: 1, L: 2 } as const

const colourOf = (result: Result | null) => (result === null ? null : COLOUR[result])

/** A match of a list: what the API answers, and its rows for the sums. */
export interface ListedMatch {
  match: PastMatch
  row: PastRow<HeadToHeadRecord>
}

/**
 * One match of a list of past matches.
 * @param events its goals, cards and corners in order
 * @param half which part of it is counted
 * @param team id of the listed team; null for the home team
 */
export function viewPastMatch(
  history: HistoryRow,
  events: readonly EventRow[],
  half: Half,
  team: number | null,
): ListedMatch {
  const record = viewMeeting(history, events)
  const row = pastRow(record, half, team ?? record.local_id)
  const [local, visitor] = record.stats.data
  const match: PastMatch = {
    match_id: record.match_id,
    date: record.start_dt,
    kickoff_known: record.kickoff_known,
    league: { league_id: record.league_id, name: record.league_name, country: record.league_country },
    season: { id: record.season_id, name: record.season_name },
    round: { name: record.round_name },
    local_id: record.local_id,
    local_name: record.local_name,
    local_short_code: record.local_short_code,
    visitor_id: record.visitor_id,
    visitor_name: record.visitor_name,
    visitor_short_code: record.visitor_short_code,
    local_coach_id: record.local_coach_id,
    visitor_coach_id: record.visitor_coach_id,
    local_score: row.goals.local,
    visitor_score: row.goals.visitor,
    scores: record.scores,
    goal_color: colourOf(row.goals.result),
    corner_color: colourOf(row.corners.result),
    three_way: record.three_way,
    odds_source: oddsSourceOf(history),
    corners: countsOf(record, row.corners),
    local_cards: row.cards.local,
    visitor_cards: row.cards.visitor,
    referee: record.referee_id,
    referee_name: record.referee_common_name,
    goals: record.goals.data,
    cards: record.cards.data,
    has_minutes: record.has_minutes,
    reported: { local: reportedOf(local), visitor: reportedOf(visitor) },
    stats: row.statistics.map(({ local, visitor, result }) => [
      ...(record.local_id === (team ?? record.local_id) ? ([local, visitor] as const) : ([visitor, local] as const)),
      result === null ? null : INDEX[result],
    ]),
  }
  return { match, row }
}

/** Counts by team id beside the list. */
const countsOf = (
  { local_id, visitor_id, corners }: HeadToHeadRecord,
  { local, visitor }: Pair,
): PastMatch['corners'] =>
  Object.assign<Record<string, number | null>, { data: HeadToHeadRecord['corners']['data'] }>(
    { [local_id]: local, [visitor_id]: visitor },
    { data: corners.data },
  )

const reportedOf = ({ corners, yellowcards, redcards, yellowredcards }: HeadToHeadRecord['stats']['data'][number]) => ({
  corners,
  yellowcards,
  redcards: redcards === null ? null : redcards + (yellowredcards ?? 0),
})
