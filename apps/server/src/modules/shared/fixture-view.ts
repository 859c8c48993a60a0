import { BOOKMAKER, priceFormats } from '@touchline/football'
import type { FixtureRow } from './fixture-row.ts'

type Score = { home: number; away: number }

/** Goals of both sides; null when one of them is unknown. */
export function scoreOf(home: number | null, away: number | null): Score | null {
  return home === null || away === null ? null : { home, away }
}

type Formats = { '0': number; '1': number }

/** Prices of 1, X, 2 in every format; null unless all three are known. */
export function oddsOf(
  row: Pick<FixtureRow, 'priceHome' | 'priceDraw' | 'priceAway'>,
): [Formats, Formats, Formats] | null {
  const home = priceFormats(row.priceHome)
  const draw = priceFormats(row.priceDraw)
  const away = priceFormats(row.priceAway)
  return home && draw && away ? [home, draw, away] : null
}

const SPELLED: Readonly<Record<string, string>> = {
  average: 'Market average',
  maximum: 'Market maximum',
  bet365: 'Bet365',
  bwin: 'bwin',
  vc_bet: 'VC Bet',
  one_x_bet: '1xBet',
  betmgm: 'BetMGM',
  betvictor: 'BetVictor',
}

function readable(key: string): string {
  const words = key.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return SPELLED[key] ?? words.join(' ')
}

const names: ReadonlyMap<number, string> = new Map(Object.entries(BOOKMAKER).map(([key, id]) => [id, readable(key)]))

/** The name people know a bookmaker by; null for an id that is not in the list. */
export const bookmakerName = (id: number | null) => (id === null ? null : (names.get(id) ?? null))

/** Name of the bookmaker of the prices shown; null without prices. */
export function oddsSourceOf(row: FixtureRow): string | null {
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
