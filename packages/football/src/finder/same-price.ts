import { dayByDay } from './day-by-day.ts'
import { SAME_PRICE_MATCHES, type SamePriceFact } from './facts.ts'

/** A match as those at the same price are counted; goals are those after 90 minutes of a match that is over. */
export interface PricedMatch {
  /** UTC day, counted from 1970. */
  day: number
  /** Opening prices of one bookmaker; null without. */
  prices: { bookmaker: number; home: number; away: number } | null
  goals: readonly [number, number] | null
}

/** Results of the last matches at the same price; null when there are fewer than twenty. */
export type SamePrices = Record<SamePriceFact, number | null>

interface Played {
  won: boolean
  over: boolean
}

/**
 * Reads, before each match, the last ones in which the home side had its price at the same bookmaker, and the same for
 * the away side. Matches come by day, then by kick-off and id, which decides which of them are still among the last.
 */
export function samePrices() {
  const homes = new Map<string, readonly Played[]>()
  const aways = new Map<string, readonly Played[]>()

  return dayByDay(
    ({ prices }: PricedMatch): SamePrices => {
      const home = prices && homes.get(priceKey(prices.bookmaker, prices.home))
      const away = prices && aways.get(priceKey(prices.bookmaker, prices.away))
      return {
        sameHomeWins20: countOf(home, ({ won }) => won),
        sameHomeOvers20: countOf(home, ({ over }) => over),
        sameAwayWins20: countOf(away, ({ won }) => won),
        sameAwayOvers20: countOf(away, ({ over }) => over),
      }
    },
    ({ prices, goals }) => {
      if (prices === null || goals === null) return
      const [home, away] = goals
      const over = home + away > 2.5
      keep(homes, priceKey(prices.bookmaker, prices.home), { won: home > away, over })
      keep(aways, priceKey(prices.bookmaker, prices.away), { won: away > home, over })
    },
  )
}

const priceKey = (bookmaker: number, price: number) => `${bookmaker} ${price}`

function keep(lists: Map<string, readonly Played[]>, key: string, one: Played) {
  lists.set(key, [...(lists.get(key) ?? []).slice(1 - SAME_PRICE_MATCHES), one])
}

const countOf = (past: readonly Played[] | null | undefined, is: (one: Played) => boolean) =>
  past?.length === SAME_PRICE_MATCHES ? past.filter(is).length : null
