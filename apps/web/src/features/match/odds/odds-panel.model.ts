import type { OddsAnswer, PreMatchOdds, SideTotalPrice } from '@touchline/contract'
import {
  boxesOf,
  type HandicapLine,
  hasMoreLines,
  type MoreOdds,
  mainTotal,
  moreOdds,
  type OddsBox,
  type OddsKey,
  type OddsTab,
  type PriceFormats,
  type Side,
  type TotalLine,
  totalLines,
} from '@touchline/football'

/** The selection of a price; with a handicap or a total where the market has lines. */
export interface Tile {
  word: 'home' | 'draw' | 'nobody' | 'away' | 'yes' | 'no' | 'over' | 'under'
  handicap?: number
  total?: number
  /** Null where this side is not priced. */
  price: PriceFormats | null
}

/** A market as it is drawn: its one line, or its main one. */
export interface MarketView {
  id: string
  key: OddsKey
  /** The side whose market it is: its clean sheet, its corners; null for markets of the match. */
  side: Side | null
  tiles: Tile[]
  /** There are further lines. */
  more: boolean
  /** Bookmaker; null when unknown. */
  source: string | null
}

/** Markets that are shown and hidden together. */
export interface BoxView {
  /** First key of the box, which names it. */
  key: OddsBox['keys'][0]
  /** Index of the flag that shows and hides it; null for a box that always shows. */
  flag: number | null
  /** Empty without prices. */
  markets: MarketView[]
}

const RESULTS = ['FT', 'HTR', 'SHR', 'CMB', 'firstTS', 'lastTS'] as const
const ANSWERS = ['cShHome', 'cShAway', 'btts', 'redCard', 'penalty'] as const
const SIDES = ['sPt', 'mPt'] as const
/** Markets of lines: of a handicap, of a total, and of a total of one side. */
export const HANDICAPS = ['AH', 'CH', 'AHC'] as const
export const TOTALS = ['OU', 'COU', 'ATC'] as const
export const SIDE_TOTALS = ['tCorner', 'tCard', 'tSh', 'tShT', 'tOffs'] as const

const isOneOf = <K extends OddsKey>(keys: readonly K[], key: OddsKey): key is K =>
  (keys as readonly OddsKey[]).includes(key)

type Drawn = Pick<MarketView, 'tiles' | 'more'> & { side?: Side }

/** The boxes of a panel in order, those without prices too; of the statistics those of the chosen one. */
export function oddsBoxes({ odds, sources }: OddsAnswer, tab: OddsTab, category: number | null): BoxView[] {
  const main = moreOdds(odds)
  return boxesOf(tab, category).map(({ keys, flag }) => ({
    key: keys[0],
    flag,
    markets: keys.flatMap((key) =>
      marketsOf(odds, main, key).map(({ side = null, ...market }) => ({
        ...market,
        id: side === null ? key : `${key}-${side}`,
        key,
        side,
        source: sources[key] ?? null,
      })),
    ),
  }))
}

function marketsOf(odds: PreMatchOdds, main: MoreOdds, key: OddsKey): Drawn[] {
  if (isOneOf(RESULTS, key)) return resultMarket(odds, key)
  if (isOneOf(ANSWERS, key)) return answerMarket(odds, key)
  if (isOneOf(SIDES, key)) {
    const tiles = odds[key]?.map(({ label, value }) => ({ word: label, price: value })) ?? []
    return tiles.length > 0 ? [{ tiles, more: false }] : []
  }
  if (isOneOf(HANDICAPS, key)) return handicapMarket(main[`max${key}`], odds[key])
  if (isOneOf(TOTALS, key)) return totalMarket(main[`max${key}`], odds[key])
  return isOneOf(SIDE_TOTALS, key) ? sideTotalMarkets(odds[key] ?? []) : []
}

function resultMarket(odds: PreMatchOdds, key: (typeof RESULTS)[number]): Drawn[] {
  const prices = odds[key]
  if (prices === undefined) return []
  const words = ['home', key === 'firstTS' || key === 'lastTS' ? 'nobody' : 'draw', 'away'] as const
  return [{ tiles: prices.map(({ value }, at) => ({ word: words[at] ?? 'draw', price: value })), more: false }]
}

function answerMarket(odds: PreMatchOdds, key: (typeof ANSWERS)[number]): Drawn[] {
  const prices = odds[key]
  if (prices === undefined) return []
  const tiles = (['yes', 'no'] as const).map((word) => ({
    word,
    price: prices.find(({ label }) => label === word)?.value ?? null,
  }))
  const side = key === 'cShHome' ? ({ side: 'home' } as const) : key === 'cShAway' ? ({ side: 'away' } as const) : {}
  return [{ tiles, more: false, ...side }]
}

function handicapMarket(main: HandicapLine | null, entries: readonly unknown[] = []): Drawn[] {
  if (main === null) return []
  return [
    {
      tiles: [
        { word: 'home', handicap: main.handicap, price: main.home },
        { word: 'away', handicap: 0 - main.handicap, price: main.away },
      ],
      more: hasMoreLines(entries),
    },
  ]
}

function totalMarket(main: TotalLine | null, entries: readonly unknown[] = []): Drawn[] {
  if (main === null) return []
  return [
    {
      tiles: [
        { word: 'over', total: main.total, price: main.over },
        { word: 'under', total: main.total, price: main.under },
      ],
      more: hasMoreLines(entries),
    },
  ]
}

const sideTotalMarkets = (entries: readonly SideTotalPrice[]): Drawn[] =>
  (['home', 'away'] as const).flatMap((side) => {
    const own = entries.filter((entry) => entry.side === side)
    return totalMarket(mainTotal(totalLines(own)), own).map((market) => ({ ...market, side }))
  })

/** Whether one of the shown lines can return the stake, so that its percentages leave those ends out. */
export const canReturnStakes = (boxes: readonly BoxView[]): boolean =>
  boxes.some(({ markets }) =>
    markets.some(({ tiles }) =>
      tiles.some(({ handicap, total }) => {
        const line = handicap ?? total
        return line !== undefined && !Number.isInteger(line + 0.5)
      }),
    ),
  )

/** The bookmaker of most of the markets; null when none is known. */
export function commonSource(boxes: readonly BoxView[]): string | null {
  const counts = new Map<string, number>()
  for (const { source } of boxes.flatMap(({ markets }) => markets)) {
    if (source !== null) counts.set(source, (counts.get(source) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
