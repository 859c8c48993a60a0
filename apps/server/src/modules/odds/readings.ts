import type {
  AnswerPrices,
  HandicapPrice,
  ResultPrices,
  SidePrices,
  SideTotalPrice,
  TotalPrice,
} from '@touchline/contract'
import { type PriceFormats, priceFormats, type Side } from '@touchline/football'
import type { Priced } from './quotes.ts'

interface Read<L extends string> {
  label: L
  line: number | null
  value: PriceFormats
}

type Labels<L extends string> = Readonly<Record<number, L>>

/** The quotes whose selections have a label, by line and then by selection; others mean nothing here. */
function labelled<L extends string>(quotes: readonly Priced[], labels: Labels<L>): Read<L>[] {
  return [...quotes]
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || a.selection - b.selection)
    .flatMap((quote) => {
      const label = labels[quote.selection]
      const value = label === undefined ? null : priceFormats(quote.price)
      return label === undefined || value === null ? [] : [{ label, line: quote.line, value }]
    })
}

export const orNothing = <E>(entries: E[]): E[] | undefined => (entries.length > 0 ? entries : undefined)

const OVER = 'over'
const UNDER = 'under'

/** All three, or nothing. */
export function resultPrices(quotes: readonly Priced[]): ResultPrices | undefined {
  const priceOf = (selection: number) => quotes.find((one) => one.selection === selection)?.price ?? null
  const [home, draw, away] = [1, 2, 3].map((selection) => priceFormats(priceOf(selection)))
  if (!home || !draw || !away) return undefined
  return [
    { label: '1', value: home },
    { label: 'X', value: draw },
    { label: '2', value: away },
  ]
}

export const answerPrices = (quotes: readonly Priced[]): AnswerPrices | undefined =>
  orNothing(labelled(quotes, { 1: 'yes', 2: 'no' }).map(({ label, value }) => ({ label, value })))

/** Both sides may do it, or neither. */
export const sidePrices = (quotes: readonly Priced[]): SidePrices | undefined =>
  orNothing(labelled(quotes, { 1: 'home', 2: 'away' }).map(({ label, value }) => ({ label, value })))

export const handicapPrices = (quotes: readonly Priced[]): HandicapPrice[] | undefined =>
  orNothing(
    labelled(quotes, { 1: 'home', 2: 'away' }).flatMap(({ label, line, value }) =>
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
