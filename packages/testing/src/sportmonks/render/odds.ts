import { MARKET_SOURCES } from '@touchline/feeds/sportmonks/parse/odds/price-row.ts'
import { BOOKMAKER, type OddsRecord, type Quote } from '@touchline/football'
import type { Row } from '../world.ts'

/** The provider's ids of bookmakers; it lists no others. */
const BOOKMAKERS: ReadonlyMap<number, number> = new Map([
  [BOOKMAKER.bet365, 2],
  [BOOKMAKER.pinnacle, 20],
])

export const bookmakerRows = (): Row[] => [
  { id: 2, legacy_id: 2, name: 'bet365' },
  { id: 20, legacy_id: 70, name: 'Pncl' },
]

export const marketRows = (): Row[] =>
  MARKET_SOURCES.map(({ id }) => ({ id, name: `Market ${id}`, has_winning_calculations: false }))

export const isListed = ({ bookmaker }: Quote): boolean => BOOKMAKERS.has(bookmaker)

/** Prices before the match of one market, listed in its first market of the provider. */
export function oddsRows({ fixture, market, quotes }: OddsRecord): Row[] {
  const source = MARKET_SOURCES.find((one) => one.market === market)
  if (source === undefined) return []
  return quotes.filter(isListed).map((quote, at) => ({
    ...{ id: (Number(fixture) * 100 + market) * 1_000 + at, fixture_id: Number(fixture), market_id: source.id },
    bookmaker_id: BOOKMAKERS.get(quote.bookmaker),
    ...{ total: null, handicap: null, name: null, ...wordsOf(source.reading, quote) },
    ...{ value: String(quote.price), stopped: false, winning: false, sort_order: at },
    latest_bookmaker_update: '2026-12-13 09:50:45',
  }))
}

const SIDES = ['Home', 'Away']
const TOTALS = ['Over', 'Under']

/** Outcome and line of a price in the words of the provider. */
function wordsOf(reading: (typeof MARKET_SOURCES)[number]['reading'], { selection, line }: Quote) {
  const at = selection - 1
  switch (reading) {
    case 'three-way':
      return { label: ['Home', 'Draw', 'Away'][at] }
    case 'yes-no':
      return { label: ['Yes', 'No'][at] }
    case 'total':
      return { label: TOTALS[at], total: String(line) }
    case 'handicap':
      return { label: SIDES[at], handicap: String(line) }
    case 'team-total':
      return { label: SIDES[Math.floor(at / 2)], name: TOTALS[at % 2], total: String(line) }
    case 'either-side':
      return { label: SIDES[at] }
    case 'clean-sheet':
      throw new Error('Each clean sheet is listed in a market of its own')
  }
}
