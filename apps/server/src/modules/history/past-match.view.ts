import type { PastMatch } from '@touchline/contract'
import { type Cards, type Half, type Match, otherSide, type Result, type Side, sideOf } from '@touchline/football'
import { viewEvents, viewScores } from './events.view.ts'
import { minutesKnown } from './minutes-known.ts'
import { type PastRow, pastRow } from './past-row.ts'

const COLOUR = { W: 'green', D: 'amber', L: 'red' } as const
const INDEX = { W: 0, D: 1, L: 2 } as const
/** Means an unknown number of cards. */
const UNKNOWN_CARDS = -1

const colourOf = (result: Result | null) => (result === null ? null : COLOUR[result])

/** A match of a list: the answer of the API, and its rows for the sums. */
export interface ListedMatch {
  match: PastMatch
  row: PastRow
}

/**
 * One match of a list of past matches.
 * @param half which part of it is counted
 * @param team id of the listed team; null for the home team
 */
export function viewPastMatch(past: Match, half: Half, team: number | null): ListedMatch {
  const { home, away, league, season, price, referee } = past
  const row = pastRow(past, half, team ?? home.id)
  const side = sideOf(past, team ?? home.id)
  const { goals, corners, cards } = viewEvents(past)
  const match: PastMatch = {
    match_id: past.id,
    date: past.kickoff,
    kickoff_known: past.kickoffKnown,
    league: { league_id: league.id, name: league.name, country: league.country },
    season,
    round: { name: past.round },
    local_id: home.id,
    local_name: home.name,
    local_short_code: home.shortCode,
    visitor_id: away.id,
    visitor_name: away.name,
    visitor_short_code: away.shortCode,
    local_coach_id: home.coachId,
    visitor_coach_id: away.coachId,
    local_score: row.goals.home,
    visitor_score: row.goals.away,
    scores: viewScores(past),
    goal_color: colourOf(row.goals.result),
    corner_color: colourOf(row.corners.result),
    three_way: { '1': price.home, X: price.draw, '2': price.away },
    odds_source: price.bookmaker,
    corners: Object.assign<Record<string, number | null>, { data: typeof corners }>(
      { [home.id]: row.corners.home, [away.id]: row.corners.away },
      { data: corners },
    ),
    local_cards: viewCards(row.cards.home),
    visitor_cards: viewCards(row.cards.away),
    referee: referee.id,
    referee_name: referee.name,
    goals,
    cards,
    has_minutes: minutesKnown(past),
    reported: { local: reportedOf(past, 'home'), visitor: reportedOf(past, 'away') },
    stats: row.statistics.map(({ result, ...pair }) => [
      pair[side],
      pair[otherSide(side)],
      result === null ? null : INDEX[result],
    ]),
    ...(past.listedFor && { listed_id: past[past.listedFor].id }),
  }
  return { match, row }
}

const viewCards = ({ yellow, red }: Cards) => ({ yellow: yellow ?? UNKNOWN_CARDS, red: red ?? UNKNOWN_CARDS })

function reportedOf({ sides }: Match, side: Side): PastMatch['reported']['local'] {
  const { corners, yellowCards, redCards } = sides[side]
  return { corners, yellowcards: yellowCards, redcards: redCards }
}
