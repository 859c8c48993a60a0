import { oddsSeen, type Placeholders, type Queryable, query, type RowOf, rows, statement } from '@touchline/database'
import { BOOKMAKER, MINUTE_MS } from '@touchline/football'
import { sql } from 'drizzle-orm'

const SEEN = statement((p: Placeholders<{ fixtures: readonly number[] }>) =>
  query
    .select({
      fixtureId: oddsSeen.fixtureId,
      marketId: oddsSeen.marketId,
      bookmakerIds: oddsSeen.bookmakerIds,
      selections: oddsSeen.selections,
      lines: oddsSeen.lines,
      prices: oddsSeen.prices,
      seenAt: oddsSeen.seenAt,
    })
    .from(oddsSeen)
    .where(sql`${oddsSeen.fixtureId} = any(${p.fixtures}::integer[])`)
    .orderBy(oddsSeen.fixtureId, oddsSeen.marketId, oddsSeen.source),
)

/** Prices of one market whose source says when it saw them; the arrays run in parallel. */
export type SeenRow = RowOf<typeof SEEN>

export const findSeen = (queryable: Queryable, fixtures: readonly number[]): Promise<SeenRow[]> =>
  rows(queryable, SEEN, { fixtures })

/** Prices of one market as the fixture's own source reported them; the arrays run in parallel. */
export interface OwnRow {
  bookmakerIds: readonly number[]
  selections: readonly number[]
  lines: readonly (number | null)[]
  openings: readonly (number | null)[]
  prices: readonly number[]
  closings: readonly boolean[] | null
  updatedAt: Date
}

/** The same with those that were seen elsewhere. */
export interface WholeRow extends OwnRow {
  closings: readonly boolean[]
  /** When a price was seen; null for those of the own source, of which only `updatedAt` is known. */
  seenAt: readonly (Date | null)[]
}

interface Quote {
  bookmakerId: number
  selection: number
  line: number | null
  opening: number | null
  price: number
  closing: boolean
  seenAt: Date | null
}

/**
 * A market with what another source saw of it, by bookmaker: one that the own source does not have is added, and of two the fresher one
 * counts. Prices at kick-off stay, and so does the own average, which is not of the same bookmakers.
 * @param own null where the fixture's own source has no such market
 */
export function withSeen(own: OwnRow | null, seen: SeenRow | null): WholeRow | null {
  const present = own ? ownQuotes(own) : []
  const fresher = seen ? seenQuotes(seen).filter((quote) => isTaken(quote, own, present)) : []
  const openings = new Map(present.map((one) => [keyOf(one), one.opening ?? one.price]))
  const replaced = new Set(fresher.map(({ bookmakerId }) => bookmakerId))
  const quotes = [
    ...present.filter(({ bookmakerId }) => !replaced.has(bookmakerId)),
    ...fresher.map((quote) => ({ ...quote, opening: openings.get(keyOf(quote)) ?? null })),
  ]
  const [first] = quotes
  if (first === undefined) return null
  const times = fresher.map(({ seenAt }) => seenAt?.getTime() ?? 0)
  return {
    bookmakerIds: quotes.map(({ bookmakerId }) => bookmakerId),
    selections: quotes.map(({ selection }) => selection),
    lines: quotes.map(({ line }) => line),
    openings: quotes.map(({ opening }) => opening),
    prices: quotes.map(({ price }) => price),
    closings: quotes.map(({ closing }) => closing),
    seenAt: quotes.map(({ seenAt }) => seenAt),
    updatedAt: own?.updatedAt ?? new Date(Math.max(...times)),
  }
}

const keyOf = ({ bookmakerId, selection, line }: Quote): string => `${bookmakerId} ${selection} ${line}`

function isTaken({ bookmakerId, seenAt }: Quote, own: OwnRow | null, present: readonly Quote[]): boolean {
  const same = present.filter((one) => one.bookmakerId === bookmakerId)
  if (same.length === 0) return true
  if (bookmakerId === BOOKMAKER.average || same.some(({ closing }) => closing)) return false
  return own !== null && seenAt !== null && seenAt > own.updatedAt
}

const ownQuotes = ({ bookmakerIds, selections, lines, openings, prices, closings }: OwnRow): Quote[] =>
  prices.map((price, at) => ({
    bookmakerId: bookmakerIds[at] as number,
    selection: selections[at] as number,
    line: lines[at] ?? null,
    opening: openings[at] ?? null,
    price,
    closing: closings?.[at] ?? false,
    seenAt: null,
  }))

const seenQuotes = ({ bookmakerIds, selections, lines, prices, seenAt }: SeenRow): Quote[] =>
  prices.map((price, at) => ({
    bookmakerId: bookmakerIds[at] as number,
    selection: selections[at] as number,
    line: lines[at] ?? null,
    opening: null,
    price,
    closing: false,
    seenAt: new Date((seenAt[at] ?? 0) * MINUTE_MS),
  }))
