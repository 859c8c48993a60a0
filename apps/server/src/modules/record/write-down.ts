import {
  type Database,
  execute,
  firstRow,
  forecastRecord,
  inTransaction,
  type Placeholders,
  query,
  type RecordKind,
  selection,
  statement,
} from '@touchline/database'
import { harmlessCell } from '@touchline/football'
import { forecastsOf } from '@touchline/ingest/derive/ratings/forecasts.queries.ts'
import type { Lease } from '@touchline/runtime'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Chances, modelChances, priceChances } from './chances.ts'
import { type DueFixture, dueFixtures } from './due-fixtures.queries.ts'
import { bestBook, GOALS_BOOK, type MarginFreeBook, marginFree, RESULT_BOOK } from './margin-free-books.ts'
import { marketsOf } from './stored-markets.queries.ts'

interface WriteDownOptions {
  simulated: boolean
  /** The product's time, which a simulated record goes by. */
  now: Date
  lease: Pick<Lease, 'keep'>
}

type OwnForecast = NonNullable<ReturnType<Awaited<ReturnType<typeof forecastsOf>>['get']>>

const ROWS_AT_ONCE = 500

/**
 * Records the forecasts of every match that begins within 24 hours and has no row yet: our own forecast, and the price without its margin.
 * A postponed match has rows for its new kick-off once that is near. The real record uses the database's clock.
 * @returns how many rows were written
 */
export function writeDown(database: Database, { simulated, now, lease }: WriteDownOptions): Promise<number> {
  return inTransaction(database, async (client) => {
    await lease.keep(client)
    const due = await dueFixtures(client, { simulated, now: simulated ? now : null })
    const made = await forecastRows(client, due)
    const recordedAt = simulated ? now : sql<Date>`date_trunc('milliseconds', clock_timestamp())`
    let written = 0
    for (let from = 0; from < made.length; from += ROWS_AT_ONCE) {
      const part = made.slice(from, from + ROWS_AT_ONCE).map((row) => ({ ...row, simulated, recordedAt }))
      written += await execute(client, query.insert(forecastRecord).values(part).onConflictDoNothing())
    }
    if (!simulated && written > 0) await refuseAfterKickoff(client, due)
    return written
  })
}

const LATE = statement((p: Placeholders<{ first: Date | null }>) =>
  selection(
    { late: sql<boolean | null>`clock_timestamp() >= ${p.first}::timestamptz` },
    (columns) => sql`select ${columns}`,
  ),
)

/** Rolls back when the transaction took so long that a row would appear only after its kick-off. */
async function refuseAfterKickoff(client: pg.ClientBase, due: readonly DueFixture[]): Promise<void> {
  const first = due[0]?.kickoff ?? null
  if ((await firstRow(client, LATE, { first }))?.late)
    throw new Error('A match kicked off while its forecast was being recorded; nothing was stored')
}

async function forecastRows(client: pg.ClientBase, due: readonly DueFixture[]) {
  const open = due.filter(({ recorded }) => recorded.length < 2)
  const ids = open.map(({ id }) => id)
  const own = await forecastsOf(client, ids)
  const markets = await marketsOf(client, ids)
  return open.flatMap((fixture) => {
    const { result, goals } = markets.get(fixture.id) ?? {}
    const rules = { closing: false }
    const reference = fixture.priceBookmakerId
    const threeWay = bestBook(result, { ...RESULT_BOOK, ...rules }, reference) ?? referenceBook(fixture)
    const totals = bestBook(goals, { ...GOALS_BOOK, ...rules }, reference)
    const forecast = own.get(fixture.id)
    const chances: Record<RecordKind, Chances | null> = {
      model: forecast ? ownChances(forecast) : null,
      price: threeWay && priceChances(threeWay, totals),
    }
    return (Object.entries(chances) as [RecordKind, Chances | null][]).flatMap(([kind, probabilities]) =>
      probabilities === null || fixture.recorded.includes(kind)
        ? []
        : [{ kind, ...identity(fixture), ...probabilities, ...pricesNoted(threeWay, totals) }],
    )
  })
}

const identity = ({ id, kickoff, leagueId, league, home, away }: DueFixture) => ({
  fixtureId: id,
  kickoff,
  leagueId,
  // The hash covers the file's text, so names are made harmless before.
  league: harmlessCell(league),
  home: harmlessCell(home),
  away: harmlessCell(away),
})

const referenceBook = ({ priceBookmakerId, priceHome, priceDraw, priceAway }: DueFixture): MarginFreeBook | null =>
  priceBookmakerId === null ? null : marginFree(priceBookmakerId, [priceHome, priceDraw, priceAway])

const ownChances = ({ probabilities, corners, yellowCards }: OwnForecast) =>
  modelChances(probabilities, corners[0] + corners[1], yellowCards[0] + yellowCards[1])

const pricesNoted = (threeWay: MarginFreeBook | null, totals: MarginFreeBook | null) => ({
  priceHome: threeWay?.prices[0],
  priceDraw: threeWay?.prices[1],
  priceAway: threeWay?.prices[2],
  priceBookmakerId: threeWay?.bookmakerId,
  priceOver25: totals?.prices[0],
  priceUnder25: totals?.prices[1],
  goalsBookmakerId: totals?.bookmakerId,
})
