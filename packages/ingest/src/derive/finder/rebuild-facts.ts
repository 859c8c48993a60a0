import {
  type Database,
  finderFact,
  firstRow,
  inTransaction,
  type Placeholders,
  query,
  rows,
  statement,
} from '@touchline/database'
import { knowledge, type SamePrices, samePrices } from '@touchline/football'
import { and, gte, lt, not } from 'drizzle-orm'
import { allAnswered } from '../../write/all-answered.ts'
import { takeTurn } from '../../write/apply-batch.ts'
import { BETWEEN, BOOKS_BETWEEN, type BookRow, type FinderFixtureRow, SPAN } from './facts.queries.ts'
import { dayOf, startOf } from './make-facts.ts'
import { pricesIn } from './match-prices.ts'
import { PRICED_BETWEEN, type PricedRow } from './same-prices.queries.ts'
import { pricedBefore, pricedMatch } from './same-prices.ts'
import { allKnown, dropFacts, isAnyOf, reportFacts, writeFacts } from './write-facts.ts'

export interface RebuildOptions {
  now: Date
  stopped?: () => boolean
}

/**
 * Reads everything there is in its order, and writes the facts from a day on, some months in each transaction.
 * @returns how many rows are new, differ or are gone; null when it was stopped before the end
 */
export async function rebuildFacts(database: Database, from: Date, options: RebuildOptions): Promise<number | null> {
  const { now, stopped } = options
  const [read, readSame] = [knowledge(), samePrices()]
  const makePart = async ({ part, fixtures, priced, books, isEmpty }: ReadPart): Promise<number> => {
    const made = allKnown(fixtures, read).filter(({ row }) => row.isRated)
    for (const row of priced) readSame(pricedBefore(row))
    if (part.until <= from) return 0
    const own = made.map(({ row }) => row)
    const prices = pricesIn(books, own)
    const same = new Map<number, SamePrices>()
    for (const row of own) {
      const at = prices.get(row.id)
      if (at) same.set(row.id, readSame(pricedMatch(row, at)))
    }
    const others = not(isAnyOf(own.map(({ id }) => id)))
    return inTransaction(database, async (client) => {
      // All on their way at once: the database would wait for this thread, which makes the next part.
      const [, changed, gone] = await allAnswered([
        takeTurn(client),
        writeFacts(client, { known: made, priceFacts: { prices, same }, fresh: isEmpty && 'likely' }),
        dropFacts(client, and(isWithin(part), others)),
      ])
      return reportFacts(client, changed + gone, now)
    })
  }
  const span = await firstRow(database.pool, SPAN, {})
  const parts = partsOf(span?.first ?? from, span?.last ?? from, from)
  let all = 0
  for (const part of parts) {
    all += await makePart(await readPart(database, part, from))
    if (stopped?.()) return null
  }
  return all
}

type Part = { from: Date; until: Date }

/** Some 1,500 matches of forty leagues: fewer need more statements, more block other writers for longer. */
const MONTHS = 3

/** Parts in turn that cover some time, cut at a day; the day of a cut begins a part. */
function* partsOf(first: Date, last: Date, cut: Date): Generator<Part> {
  for (let at = startOf(dayOf(first)); at <= last; ) {
    const next = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + MONTHS, 1))
    const until = at < cut && cut < next ? cut : next
    yield { from: at, until }
    at = until
  }
}

interface ReadPart {
  part: Part
  fixtures: readonly FinderFixtureRow[]
  /** For a part whose facts stay. */
  priced: readonly PricedRow[]
  /** For a part whose facts are rebuilt. */
  books: readonly BookRow[]
  /** No facts of it are stored. */
  isEmpty: boolean
}

/** On one connection: writing wants others. */
function readPart(database: Database, part: Part, from: Date): Promise<ReadPart> {
  const isMade = part.until > from
  return inTransaction(database, async (client) => {
    const [fixtures, priced, books, stored] = await Promise.all([
      rows(client, BETWEEN, part),
      isMade ? [] : rows(client, PRICED_BETWEEN, part),
      isMade ? rows(client, BOOKS_BETWEEN, part) : [],
      firstRow(client, STORED, part),
    ])
    return { part, fixtures, priced, books, isEmpty: stored === null }
  })
}

const isWithin = (part: Part | Placeholders<Part>) =>
  and(gte(finderFact.kickoff, part.from), lt(finderFact.kickoff, part.until))

const STORED = statement((p: Placeholders<Part>) =>
  query.select({ id: finderFact.fixtureId }).from(finderFact).where(isWithin(p)).limit(1),
)
