import { bookmakerName, marketFormats, type PriceFormats } from '@touchline/football'
import type { FixtureRow } from './fixture-row.ts'

export type Score = { home: number; away: number }

/** Goals of both sides; null when one of them is unknown. */
export function scoreOf(home: number | null, away: number | null): Score | null {
  return home === null || away === null ? null : { home, away }
}

/** Prices of 1, X, 2 in every format; null unless all three are known. */
export function oddsOf(
  row: Pick<FixtureRow, 'priceHome' | 'priceDraw' | 'priceAway'>,
): [PriceFormats, PriceFormats, PriceFormats] | null {
  const [home, draw, away] = marketFormats([row.priceHome, row.priceDraw, row.priceAway])
  return home && draw && away ? [home, draw, away] : null
}

/** Name of the bookmaker of the prices shown; null without prices. */
export function oddsSourceOf(
  row: Pick<FixtureRow, 'priceHome' | 'priceDraw' | 'priceAway' | 'priceBookmakerId'>,
): string | null {
  return oddsOf(row) === null ? null : bookmakerName(row.priceBookmakerId)
}

/** `light rain` as a key of the translations: `light_rain`. */
export function weatherKey(text: string | null): string | null {
  return text === null ? null : text.trim().toLowerCase().replace(/\s+/g, '_')
}

export const countryOf = (row: Pick<FixtureRow, 'countryId' | 'countryCode' | 'countryName'>) => ({
  id: row.countryId,
  code: row.countryCode,
  name: row.countryName,
})

/** Average points with two decimals, as pages show and colour it; null without matches. */
export function averagePoints(sum: number | null, count: number): number | null {
  return sum === null || count === 0 ? null : Math.round((sum / count) * 100) / 100
}
