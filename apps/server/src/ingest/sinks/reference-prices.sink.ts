import { fixture, side } from '@touchline/database'
import { chanceSteps, type ReferencePrice, type ReferencePriceRecord } from '@touchline/football'
import { removeMargin } from '@touchline/probability'
import { updateRows } from '../update-rows.ts'
import { count, type SinkContext } from './sink-context.ts'

/** The columns of a fixture that hold its reference price. */
export const fixturePriceColumns = (price: ReferencePrice | null) => ({
  priceHome: price?.home ?? null,
  priceDraw: price?.draw ?? null,
  priceAway: price?.away ?? null,
  priceBookmakerId: price?.bookmaker ?? null,
  priceClosing: price?.closing ?? null,
})

/** The same of one side: its own price and its chance without the margin, by which past matches like it are found. */
export const sidePriceColumns = (price: ReferencePrice | null, home: boolean) => ({
  price: (home ? price?.home : price?.away) ?? null,
  priceBookmakerId: price?.bookmaker ?? null,
  chance: price && chanceOf(price, home),
})

function chanceOf({ home, draw, away }: ReferencePrice, atHome: boolean): number | null {
  const chance = removeMargin([home, draw, away])?.probabilities[atHome ? 0 : 2]
  return chance === undefined ? null : chanceSteps(chance)
}

/** The reference prices of fixtures that were there before; a new one was written with its price. */
export async function sinkReferencePrices(
  context: SinkContext,
  records: readonly ReferencePriceRecord[],
): Promise<void> {
  const { client, ids, changed } = context
  const prices = new Map(records.map(({ fixture, price }) => [ids.of('fixture', fixture), price]))
  const known = [...prices].filter(([id]) => !ids.isNew('fixture', id))
  const inserted = [...prices].filter(([id, price]) => price !== null && ids.isNew('fixture', id)).map(([id]) => id)
  const fixtures = known.map(([id, price]) => ({ id, ...fixturePriceColumns(price) }))
  const sides = known.flatMap(([fixtureId, price]) =>
    [true, false].map((home) => ({ fixtureId, home, ...sidePriceColumns(price, home) })),
  )
  const moved = new Set([
    ...(await updateRows(client, fixture, fixtures, ['id'])),
    ...(await updateRows(client, side, sides, ['fixtureId', 'home'])),
  ])
  count(context, 'referencePrices', { inserted, updated: [...moved], unchanged: known.length - moved.size })
  for (const id of moved) changed.fixtures.add(id)
}
