import { bookmakerName, HIT_RATES, type HitRate, type OddsKey } from '@touchline/football'
import { type Bet, type GoalMarket, goalBetChance, removeMargin } from '@touchline/probability'
import type { FixtureBooks } from '../../shared/fixture-books.queries.ts'
import { marketChance, priceGrid } from '../../shared/market-books.ts'

/** Seen from both sides. */
export interface Implied {
  home: number | null
  away: number | null
}

/** `sources` has the bookmakers of the prices: one, or two where it follows from full-time result and goals. */
type ImpliedShare = Implied & { sources: string[] }

type Asked = readonly [key: OddsKey, label: Bet['label'], line?: number]

const goals = (line: number): Asked => ['OU', 'over', line]

/** The bet of each rate, for the home side and for the away one. */
const ASKED: Readonly<Record<HitRate, readonly [home: Asked, away?: Asked]>> = {
  over_05: [goals(0.5)],
  over_15: [goals(1.5)],
  over_25: [goals(2.5)],
  over_35: [goals(3.5)],
  both_score: [['btts', 'yes']],
  clean_sheet: [
    ['cShHome', 'yes'],
    ['cShAway', 'yes'],
  ],
  half_time_lead: [
    ['HTR', '1'],
    ['HTR', '2'],
  ],
  corners_over_95: [['COU', 'over', 9.5]],
  cards_over_45: [['ATC', 'over', 4.5]],
}

/** Scores say nothing about these markets. */
const BEYOND_GOALS: ReadonlySet<OddsKey> = new Set(['COU', 'ATC'])

/**
 * Chances in the prices of a match for the counts of lists: those of the market itself, else from the scores that 1X2 and over/under 2.5
 * imply.
 */
export function impliedShares(books: FixtureBooks, ladder: readonly number[]): Record<HitRate, ImpliedShare> {
  const implied = priceGrid(books, ladder)
  const named = (ids: readonly number[]) => [...new Set(ids.flatMap((id) => bookmakerName(id) ?? []))]
  const chanceOf = ([key, label, line]: Asked): { probability: number | null; sources: string[] } => {
    const bet: Bet = { label, line: line ?? null, side: null }
    const own = marketChance(books, { key, bet, ladder })
    if (own) return { probability: own.probability, sources: named([own.bookmakerId]) }
    const probability = implied && !BEYOND_GOALS.has(key) ? goalBetChance(implied.grid, key as GoalMarket, bet) : null
    return { probability, sources: implied && probability !== null ? named([implied.result, implied.goals]) : [] }
  }
  const shareOf = (rate: HitRate): ImpliedShare => {
    const [home, away] = ASKED[rate]
    const ofHome = chanceOf(home)
    const ofAway = away ? chanceOf(away) : ofHome
    return {
      ...{ home: ofHome.probability, away: ofAway.probability },
      sources: [...new Set([...ofHome.sources, ...ofAway.sources])],
    }
  }
  return Object.fromEntries(HIT_RATES.map((rate) => [rate, shareOf(rate)])) as Record<HitRate, ImpliedShare>
}

/** Chances of both teams' wins, by the reference price. */
export function impliedWins({ priceHome, priceDraw, priceAway }: FixtureBooks): Implied {
  const [home = null, , away = null] = removeMargin([priceHome, priceDraw, priceAway])?.probabilities ?? []
  return { home, away }
}
