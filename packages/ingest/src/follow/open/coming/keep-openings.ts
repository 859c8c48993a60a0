import { fixture, oddsCurrent, type Placeholders, query, rows, sourceRef, statement } from '@touchline/database'
import type { Key, Source } from '@touchline/football'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { isPacked, packOdds, unpackQuotes } from '../../../write/packed-odds.ts'
import type { WritableBatch } from '../../../write/writable-batch.ts'

const STORED = statement((p: Placeholders<{ source: Source; keys: readonly Key[] }>) =>
  query
    .select({
      key: sourceRef.key,
      market: oddsCurrent.marketId,
      bookmakers: oddsCurrent.bookmakerIds,
      selections: oddsCurrent.selections,
      lines: oddsCurrent.lines,
      openings: oddsCurrent.openings,
    })
    .from(sourceRef)
    .innerJoin(fixture, eq(fixture.id, sourceRef.id))
    .innerJoin(oddsCurrent, eq(oddsCurrent.fixtureId, fixture.id))
    .where(
      and(
        eq(sourceRef.kind, 'fixture'),
        eq(sourceRef.source, p.source),
        sql`${sourceRef.key} = any(${p.keys}::text[])`,
      ),
    ),
)

/** A batch of prices of coming matches in which each opening price is the one that was seen first: a file of them has the present ones alone. */
export async function keepOpenings(client: pg.ClientBase, batch: WritableBatch): Promise<WritableBatch> {
  const { source, odds = [] } = batch
  if (odds.length === 0) return batch
  const stored = await rows(client, STORED, { source, keys: [...new Set(odds.map((record) => record.fixture))] })
  const first = new Map(
    stored.flatMap(({ key, market, bookmakers, selections, lines, openings }) =>
      openings.map((opening, at) => [[key, market, bookmakers[at], selections[at], lines[at]].join(' '), opening]),
    ),
  )
  if (first.size === 0) return batch
  const kept = odds.map((record) => {
    const quotes = isPacked(record) ? unpackQuotes(record) : record.quotes
    const openingOf = ({ bookmaker, selection, line }: (typeof quotes)[number]) =>
      first.get([record.fixture, record.market, bookmaker, selection, line].join(' '))
    return { ...record, quotes: quotes.map((quote) => ({ ...quote, opening: openingOf(quote) ?? quote.opening })) }
  })
  return { ...batch, odds: packOdds(kept) }
}
