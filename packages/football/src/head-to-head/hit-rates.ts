import type { Half } from '../match/halves.ts'
import { type Match, otherSide, sideOf } from '../match/match.ts'
import type { Side } from '../records/fixture.ts'
import { cardsOf } from './cards.ts'
import { cornersOf, goalsOf, type Pair } from './rows.ts'

/** Rates counted over lists of past matches, after 90 minutes or for a half. */
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

/** The facts that decide each rate in a match. */
export type HitFacts = Pick<Match, 'sides' | 'goals' | 'corners' | 'cards'> & {
  scores: Pick<Match['scores'], 'fullTime' | 'halfTime'>
}

/**
 * Whether each happened in a match or a half of it, seen from a side; null where that is not known or makes no sense: the lines of corners
 * and cards are those of whole matches, and who leads at half-time is no matter of the second half.
 */
export function hitsOf(match: HitFacts, side: Side, half: Half = 0): Record<HitRate, boolean | null> {
  const goals = goalsOf(match, half)
  const own = goals[side]
  const other = goals[otherSide(side)]
  const [corners, cards] = half === 0 ? [sum(cornersOf(match, 0)), sum(shown(match))] : [null, null]
  const total = sum(goals)
  const { halfTime } = match.scores
  const lead = halfTime === null || half === 2 ? null : (halfTime[0] - halfTime[1]) * (side === 'home' ? 1 : -1)
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
export function hitCounts(matches: readonly Match[], team: number | null, half: Half = 0): HitCounts {
  return sumHits(matches.map((match) => hitsOf(match, sideOf(match, team ?? match.home.id), half)))
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
