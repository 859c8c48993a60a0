import type {
  AnswerPrices,
  HandicapPrice,
  ResultPrices,
  SidePrices,
  SideTotalPrice,
  TotalPrice,
} from '@touchline/contract'
import { marketFormats, type PriceFormats, priceFormats, type Side } from '@touchline/football'
import type { Priced } from './quotes.ts'

interface Read<L extends string> {
  label: L
  line: number | null
  value: PriceFormats
}

type Labels<L extends string> = Readonly<Record<number, L>>

/** The line of the market a price belongs to: the away side has its handicap with the other sign. */
type MarketLine = (quote: Priced) => number

const sameLine: MarketLine = ({ line }) => line ?? 0
const handicapLine: MarketLine = ({ line, selection }) => (selection === 1 ? (line ?? 0) : 0 - (line ?? 0))

/** The quotes whose selections have a label, by line and then by selection; others mean nothing here. Each is formatted as part of its market. */
function labelled<L extends string>(
  quotes: readonly Priced[],
  labels: Labels<L>,
  lineOf: MarketLine | null = sameLine,
): Read<L>[] {
  const selections = Object.keys(labels).map(Number)
  const markets = lineOf && Map.groupBy(quotes, lineOf)
  const formats = new Map<number, readonly (PriceFormats | null)[]>()
  for (const [line, market] of markets ?? []) {
    const priceOf = (selection: number) => market.find((one) => one.selection === selection)?.price ?? null
    formats.set(line, marketFormats(selections.map(priceOf)))
  }
  const formatsOf = (quote: Priced): PriceFormats | null =>
    lineOf === null
      ? priceFormats(quote.price)
      : (formats.get(lineOf(quote))?.[selections.indexOf(quote.selection)] ?? null)
  return [...quotes]
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || a.selection - b.selection)
    .flatMap((quote) => {
      const label = labels[quote.selection]
      const value = label === undefined ? null : formatsOf(quote)
      return label === undefined || value === null ? [] : [{ label, line: quote.line, value }]
    })
}

export const orNothing = <E>(entries: E[]): E[] | undefined => (entries.length > 0 ? entries : undefined)

const OVER = 'over'
const UNDER = 'under'

/** All three, or nothing. */
export function resultPrices(quotes: readonly Priced[]): ResultPrices | undefined {
  const priceOf = (selection: number) => quotes.find((one) => one.selection === selection)?.price ?? null
  const [home, draw, away] = marketFormats([priceOf(1), priceOf(2), priceOf(3)])
  if (!home || !draw || !away) return undefined
  return [
    { label: '1', value: home },
    { label: 'X', value: draw },
    { label: '2', value: away },
  ]
}

export const answerPrices = (quotes: readonly Priced[]): AnswerPrices | undefined =>
  orNothing(labelled(quotes, { 1: 'yes', 2: 'no' }).map(({ label, value }) => ({ label, value })))

/** Both sides may do it, or neither: their probabilities do not add up to 1 and keep the margin. */
export const sidePrices = (quotes: readonly Priced[]): SidePrices | undefined =>
  orNothing(labelled(quotes, { 1: 'home', 2: 'away' }, null).map(({ label, value }) => ({ label, value })))

export const handicapPrices = (quotes: readonly Priced[]): HandicapPrice[] | undefined =>
  orNothing(
    labelled(quotes, { 1: 'home', 2: 'away' }, handicapLine).flatMap(({ label, line, value }) =>
      line === null ? [] : [{ label, handicap: line, value }],
    ),
  )

export const totalPrices = (quotes: readonly Priced[]): TotalPrice[] | undefined =>
  orNothing(
    labelled(quotes, { 1: OVER, 2: UNDER }).flatMap(({ label, line, value }) =>
      line === null ? [] : [{ label, total: line, value, american: value['1'] }],
    ),
  )

export function sideTotalPrices(quotes: readonly Priced[]): SideTotalPrice[] | undefined {
  const of = (side: Side, labels: Readonly<Record<number, 'over' | 'under'>>) =>
    labelled(quotes, labels).flatMap(({ label, line, value }) =>
      line === null ? [] : [{ side, label, total: line, value }],
    )
  return orNothing([...of('home', { 1: OVER, 2: UNDER }), ...of('away', { 3: OVER, 4: UNDER })])
}
