import { type Match, otherSide, sideOf } from '../match/match.ts'
import type { Side } from '../records/fixture.ts'
import { cardsOf } from './cards.ts'
import { cornersOf, goalsOf, type Pair } from './rows.ts'

/** What is counted of lists of past matches as a share of them, of whole matches and after 90 minutes. */
export const HIT_RATES = [
  'over_05',
  'over_15',
  'over_25',
  'over_35',
  'both_score',
  /** The listed team concedes nothing. */
  'clean_sheet',
  'half_time_lead',
  'corners_over_95',
  /** Yellow and red cards of both teams together. */
  'cards_over_45',
] as const
export type HitRate = (typeof HIT_RATES)[number]

/** How often it happened, in the matches in which it is known whether it did. */
interface HitCount {
  count: number
  matches: number
}

export type HitCounts = Readonly<Record<HitRate, HitCount>>

/** What decides whether each happened in a match. */
export type HitFacts = Pick<Match, 'sides' | 'goals' | 'corners' | 'cards'> & {
  scores: Pick<Match['scores'], 'fullTime' | 'halfTime'>
}

/** Whether each happened in a match, seen from a side; null where that is not known. */
export function hitsOf(match: HitFacts, side: Side): Record<HitRate, boolean | null> {
  const goals = goalsOf(match, 0)
  const own = goals[side]
  const other = goals[otherSide(side)]
  const [total, corners, cards] = [sum(goals), sum(cornersOf(match, 0)), sum(shown(match))]
  const { halfTime } = match.scores
  const lead = halfTime === null ? null : (halfTime[0] - halfTime[1]) * (side === 'home' ? 1 : -1)
  const above = (count: number | null, line: number) => (count === null ? null : count > line)
  return {
    over_05: above(total, 0.5),
    over_15: above(total, 1.5),
    over_25: above(total, 2.5),
    over_35: above(total, 3.5),
    both_score: own === null || other === null ? null : own > 0 && other > 0,
    clean_sheet: other === null ? null : other === 0,
    half_time_lead: above(lead, 0),
    corners_over_95: above(corners, 9.5),
    cards_over_45: above(cards, 4.5),
  }
}

/**
 * How often each happened in a list of past matches.
 * @param team id of the listed team; null where there is none, as in a referee's list, which is seen from the home teams
 */
export function hitCounts(matches: readonly Match[], team: number | null): HitCounts {
  return sumHits(matches.map((match) => hitsOf(match, sideOf(match, team ?? match.home.id))))
}

export function sumHits(hits: readonly Readonly<Record<HitRate, boolean | null>>[]): HitCounts {
  return Object.fromEntries(
    HIT_RATES.map((rate) => [
      rate,
      {
        count: hits.filter((hit) => hit[rate]).length,
        matches: hits.filter((hit) => hit[rate] !== null).length,
      },
    ]),
  ) as HitCounts
}

/** Cards of both colours; unknown where one of them is. */
function shown(match: HitFacts): Pair {
  const { home, away } = cardsOf(match, 0)
  const both = ({ yellow, red }: typeof home) => (yellow === null || red === null ? null : yellow + red)
  return { home: both(home), away: both(away) }
}

const sum = ({ home, away }: Pair): number | null => (home === null || away === null ? null : home + away)
