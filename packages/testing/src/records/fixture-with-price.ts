import type { FixtureRecord, RecordBatch, ReferencePrice } from '@touchline/football'

/** A fixture with its reference price, none unless given. */
export interface FixtureWithPrice extends FixtureRecord {
  referencePrice?: ReferencePrice | null
}

/** The records of fixtures and of their reference prices. */
export const pricedRecords = (
  fixtures: readonly FixtureWithPrice[],
): Pick<RecordBatch, 'fixtures' | 'referencePrices'> => ({
  fixtures: fixtures.map(({ referencePrice: _, ...record }) => record),
  referencePrices: fixtures.map(({ key, referencePrice = null }) => ({ fixture: key, price: referencePrice })),
})
