import type { EvaluatedMatch } from '../evaluate/evaluated-matches.ts'

/** Meetings of two clubs that are looked back on. */
const MEETINGS = 6
/** Matches at a price before their results say anything. */
const MIN_AT_PRICE = 20

type Chances = readonly number[]

const lead = ({ goals }: Pick<EvaluatedMatch, 'goals'>): number => Math.sign(goals[0] - goals[1])

/** The last meetings of two clubs: won less lost, by match, from the home side's view; null before the first. */
export function meetings() {
  const pairs = new Map<string, { home: number; lead: number }[]>()
  const keyOf = ({ home, away }: EvaluatedMatch) => (home < away ? `${home} ${away}` : `${away} ${home}`)
  return {
    before(match: EvaluatedMatch): number | null {
      const past = pairs.get(keyOf(match)) ?? []
      if (past.length === 0) return null
      return past.reduce((sum, one) => sum + (one.home === match.home ? one.lead : -one.lead), 0) / past.length
    },
    learn(match: EvaluatedMatch): void {
      const past = pairs.get(keyOf(match)) ?? []
      pairs.set(keyOf(match), [...past.slice(1 - MEETINGS), { home: match.home, lead: lead(match) }])
    },
  }
}

/**
 * Earlier matches of any league at the same price, to the point of home and away probability: home wins less away wins, by match, beyond
 * what their prices said; null while there are few.
 */
export function matchesAtPrice() {
  const prices = new Map<number, { matches: number; surprise: number }>()
  const keyOf = ([home = 0, , away = 0]: Chances) => Math.round(100 * home) * 1000 + Math.round(100 * away)
  return {
    before(chances: Chances): number | null {
      const { matches, surprise } = prices.get(keyOf(chances)) ?? { matches: 0, surprise: 0 }
      return matches < MIN_AT_PRICE ? null : surprise / matches
    },
    learn(match: EvaluatedMatch, chances: Chances): void {
      const { matches, surprise } = prices.get(keyOf(chances)) ?? { matches: 0, surprise: 0 }
      const [home = 0, , away = 0] = chances
      prices.set(keyOf(chances), { matches: matches + 1, surprise: surprise + lead(match) - (home - away) })
    },
  }
}
