import type { Forecast, ForecastMarket, ForecastOutcome } from '@touchline/contract'
import { ODDS_BOXES, type OddsTab } from '@touchline/football'
import type { Tile } from '../odds/odds-panel.model.ts'

/** A market of the table; of totals of a side each side is one. */
export interface MarketGroup {
  id: string
  key: ForecastMarket['key']
  side: 'home' | 'away' | null
  reason: ForecastMarket['reason']
  source: string | null
  outcomes: ForecastOutcome[]
  /** There are lines beyond the main one. */
  more: boolean
}

const OF_SIDE: Readonly<Partial<Record<ForecastMarket['key'], 'home' | 'away'>>> = { cShHome: 'home', cShAway: 'away' }

/** The markets of a tab in the order of the odds panel, those without outcomes too. */
export function marketGroups({ markets }: Pick<Forecast, 'markets'>, tab: OddsTab, allLines: boolean): MarketGroup[] {
  const boxes = ODDS_BOXES.filter((box) => box.tab === tab)
  const keys = boxes.flatMap((box): ForecastMarket['key'][] => [...box.keys])
  return keys.flatMap((key) => {
    const market = markets.find((one) => one.key === key)
    if (market === undefined) return []
    const sides = new Set(market.outcomes.map(({ side }) => side))
    const groups = sides.size > 0 ? [...sides] : [null]
    return groups.map((side): MarketGroup => {
      const own = market.outcomes.filter((outcome) => outcome.side === side)
      const { reason, source } = market
      return {
        id: side === null ? key : `${key}-${side}`,
        key,
        side: side ?? OF_SIDE[key] ?? null,
        reason,
        source,
        outcomes: own.filter(({ main }) => main || allLines),
        more: own.some(({ main }) => !main),
      }
    })
  })
}

const WORDS = { '1': 'home', X: 'draw', '2': 'away' } as const
const isResult = (label: ForecastOutcome['label']): label is keyof typeof WORDS => label in WORDS

/** An outcome as the tiles of the odds panel name it. */
export function tileOf(key: ForecastMarket['key'], { label, line, price }: ForecastOutcome): Tile {
  if (isResult(label)) {
    const nobody = label === 'X' && (key === 'firstTS' || key === 'lastTS')
    return { word: nobody ? 'nobody' : WORDS[label], price }
  }
  if (line === null) return { word: label, price }
  return label === 'home' || label === 'away'
    ? { word: label, handicap: line, price }
    : { word: label, total: line, price }
}

type Ends = NonNullable<ForecastOutcome['settled']>
const ENDS: readonly (keyof Ends)[] = ['win', 'half_win', 'returned', 'half_lose', 'lose']

/** How a bet on a line can end, with chances: where stakes can come back, in whole or in part. */
export const endsOf = ({ settled }: ForecastOutcome): (readonly [keyof Ends, number])[] =>
  settled === null ? [] : ENDS.flatMap((end) => (settled[end] > 0 ? [[end, settled[end]] as const] : []))

/** Row and column of the likeliest score. */
export function likeliestScore(scores: readonly (readonly number[])[]): readonly [home: number, away: number] {
  let best: readonly [number, number] = [0, 0]
  scores.forEach((row, home) => {
    row.forEach((chance, away) => {
      if (chance > (scores[best[0]]?.[best[1]] ?? 0)) best = [home, away]
    })
  })
  return best
}
