import { setImmediate } from 'node:timers/promises'
import {
  type Database,
  execute,
  inTransaction,
  type Placeholders,
  query,
  type RecordMarket,
  type RowOf,
  recordMonth,
  recordScore,
  rows,
  statement,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { resultOf } from '@touchline/probability'
import type { Lease } from '@touchline/runtime'
import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Chances, CORNERS_LINE, YELLOW_CARDS_LINE } from '../chances.ts'
import { GOALS_BOOK } from '../margin-free-books.ts'
import { sumsInPlay } from './grade-in-play.ts'
import { AFTERWARDS_MONTHS, type PlayedRow, type RECORDED, RECORDED_MONTHS } from './graded-forecasts.queries.ts'
import { type GradedForecast, gradedForecasts } from './graded-forecasts.ts'
import { addTo, type Sums } from './league-sums.ts'

interface GradeOptions {
  simulated: boolean
  now: Date
  lease: Pick<Lease, 'keep' | 'signal'>
}

/**
 * Sums up how the forecasts of each month did, those of the record and those computed afterwards. The last two months every time, earlier ones
 * when there are more forecasts of them than before, and once a day for results and prices that were corrected.
 * @returns how many months were summed up
 */
export async function gradeMonths(database: Database, { simulated, now, lease }: GradeOptions): Promise<number> {
  let graded = 0
  for (const afterwards of [false, true]) {
    for (const due of await dueMonths(database, { simulated, afterwards, now })) {
      if (lease.signal.aborted) return graded
      await inTransaction(database, async (client) => {
        await lease.keep(client)
        await gradeMonth(client, { simulated, afterwards, now, ...due })
      })
      graded += 1
      // A year of all leagues is long for pending requests of this process.
      await setImmediate()
    }
  }
  return graded
}

interface Part {
  simulated: boolean
  afterwards: boolean
  now: Date
}

interface Month {
  month: string
  forecasts: number
}

const GRADED = statement((p: Placeholders<{ simulated: boolean; afterwards: boolean }>) =>
  query
    .select()
    .from(recordMonth)
    .where(and(eq(recordMonth.simulated, p.simulated), eq(recordMonth.afterwards, p.afterwards))),
)

async function dueMonths(database: Database, { simulated, afterwards, now }: Part): Promise<Month[]> {
  const { pool } = database
  const there = afterwards ? await rows(pool, AFTERWARDS_MONTHS, {}) : await rows(pool, RECORDED_MONTHS, { simulated })
  const graded = new Map((await rows(pool, GRADED, { simulated, afterwards })).map((row) => [row.month, row]))
  const current = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 10)
  const gone = [...graded.keys()].filter((month) => !there.some((one) => one.month === month))
  const isDue = ({ month, forecasts }: Month) => {
    const known = graded.get(month)
    return !known || known.forecasts !== forecasts || month >= current || isOld(known.gradedAt, now)
  }
  return [...there.filter(isDue), ...gone.map((month) => ({ month, forecasts: 0 }))]
}

/** Also where the clock was set back. */
const isOld = (gradedAt: Date, now: Date) => Math.abs(now.getTime() - gradedAt.getTime()) > DAY_MS

async function gradeMonth(client: pg.ClientBase, { simulated, afterwards, now, month, forecasts }: Part & Month) {
  const sums = await sumsOf(client, { simulated, afterwards, month })
  const ofMonth = { simulated, afterwards, month }
  const scores = query
    .delete(recordScore)
    .where(
      and(eq(recordScore.simulated, simulated), eq(recordScore.afterwards, afterwards), eq(recordScore.month, month)),
    )
  await execute(client, scores)
  const made = [...sums.values()].map((one) => ({ ...ofMonth, ...one }))
  if (made.length > 0) await execute(client, query.insert(recordScore).values(made))
  const graded = { forecasts, gradedAt: now }
  await execute(
    client,
    query
      .insert(recordMonth)
      .values({ ...ofMonth, ...graded })
      .onConflictDoUpdate({
        target: [recordMonth.simulated, recordMonth.afterwards, recordMonth.month],
        set: graded,
      }),
  )
}

async function sumsOf(
  client: pg.ClientBase,
  month: { simulated: boolean; afterwards: boolean; month: string },
): Promise<Sums> {
  const sums: Sums = new Map()
  for (const one of await gradedForecasts(client, month)) add(sums, one)
  return month.afterwards ? new Map([...sums, ...(await sumsInPlay(client, month.month))]) : sums
}

type Prices = Partial<Record<RecordMarket, readonly (number | null)[]>>

const notedPrices = (row: RowOf<typeof RECORDED>): Prices => ({
  result: [row.notedHome, row.notedDraw, row.notedAway],
  over25: [row.notedOver, row.notedUnder],
})

const yesAndNo = (chance: number | null | undefined) => (chance == null ? null : [chance, 1 - chance])

const chancesOf = (chances: Chances): Record<RecordMarket, readonly number[] | null> => ({
  result: [chances.homeWin, chances.draw, chances.awayWin],
  over25: yesAndNo(chances.over25),
  both_score: yesAndNo(chances.bothScore),
  corners: yesAndNo(chances.cornersOver95),
  yellow_cards: yesAndNo(chances.yellowCardsOver35),
})

function outcomesOf({ homeGoals, awayGoals, corners, yellowCards }: PlayedRow): Record<RecordMarket, number | null> {
  const orNot = (happened: boolean) => (happened ? 0 : 1)
  const score = homeGoals === null || awayGoals === null ? null : ([homeGoals, awayGoals] as const)
  return {
    result: score && resultOf(score),
    over25: score && orNot(score[0] + score[1] > GOALS_BOOK.line),
    both_score: score && orNot(score[0] > 0 && score[1] > 0),
    corners: corners === null ? null : orNot(corners > CORNERS_LINE),
    yellow_cards: yellowCards === null ? null : orNot(yellowCards > YELLOW_CARDS_LINE),
  }
}

function add(sums: Sums, { row, kind, chances, closing, noted }: GradedForecast): void {
  const prices = noted && notedPrices(noted)
  const outcomes = outcomesOf(row)
  const closed = closing && chancesOf(closing)
  for (const [market, forecast] of Object.entries(chancesOf(chances)) as [RecordMarket, readonly number[] | null][]) {
    const outcome = outcomes[market]
    if (forecast === null || outcome === null) continue
    const bets = kind === 'model' ? (prices?.[market] ?? null) : null
    addTo(
      sums,
      { kind, market, leagueId: row.leagueId },
      {
        kickoff: row.kickoff,
        chances: forecast,
        outcome,
        closing: closed?.[market] ?? null,
        prices: bets,
      },
    )
  }
}
