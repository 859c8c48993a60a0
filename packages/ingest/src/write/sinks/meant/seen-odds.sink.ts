import { oddsSeen } from '@touchline/database'
import { BOOKMAKER, MINUTE_MS, type SeenOddsRecord } from '@touchline/football'
import { upsert } from '../../rows/upsert.ts'
import { addChanges } from '../odds-changes.ts'
import { count, type SinkContext } from '../sink-context.ts'

/** Prices whose source says when it saw them; each is also a step in the history of its price. */
export async function sinkSeenOdds(context: SinkContext, records: readonly SeenOddsRecord[]): Promise<void> {
  const { client, ids, source, provenance, changed } = context
  const rows = records.map(({ fixture, market, quotes }) => ({
    fixtureId: ids.of('fixture', fixture),
    marketId: market,
    source,
    bookmakerIds: quotes.map(({ bookmaker }) => bookmaker),
    selections: quotes.map(({ selection }) => selection),
    lines: quotes.map(({ line }) => line),
    prices: quotes.map(({ price }) => price),
    seenAt: quotes.map(({ at }) => Math.floor(Date.parse(at) / MINUTE_MS)),
  }))
  const written = await upsert(client, oddsSeen, rows, { key: ['fixtureId', 'marketId', 'source'] })
  count(context, 'seenOdds', written)
  for (const id of [...written.inserted, ...written.updated]) changed.prices.add(id)
  const changes = records.flatMap(({ fixture, market, quotes }) => {
    const fixtureId = ids.of('fixture', fixture)
    // Averages of two sources are of other bookmakers: a line through both would move without anybody's price moving.
    const isOfTwo = provenance.of(fixtureId)?.odds !== undefined
    return quotes
      .filter(({ bookmaker }) => bookmaker !== BOOKMAKER.average || !isOfTwo)
      .map(({ bookmaker, at, ...one }) => ({
        ...one,
        fixtureId,
        marketId: market,
        bookmakerId: bookmaker,
        at: new Date(at),
      }))
  })
  await addChanges(context, changes)
}
