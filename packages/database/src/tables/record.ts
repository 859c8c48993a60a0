import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, price } from './columns.ts'
import { fixture } from './fixture.ts'

/** Kinds of recorded forecasts: our own, and the market's price without its margin. */
export const RECORD_KINDS = ['model', 'price'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Recorded markets: 1X2, and four questions of yes or no. */
export const RECORD_MARKETS = ['result', 'over25', 'both_score', 'corners', 'yellow_cards'] as const
export type RecordMarket = (typeof RECORD_MARKETS)[number]

/** 1X2 as it is forecast in play at some minutes, from the closing price and what happened until then; 45 is half-time. */
export const IN_PLAY_MARKETS = [
  'in_play_15',
  'in_play_30',
  'in_play_45',
  'in_play_60',
  'in_play_75',
  'in_play_85',
] as const
export type InPlayMarket = (typeof IN_PLAY_MARKETS)[number]

/** Everything that is graded: in play nothing is written down, it is computed afterwards. */
export type ScoreMarket = RecordMarket | InPlayMarket

/** Five decimals, exactly as they go into the hash of their day. */
const probability = () => numeric({ precision: 6, scale: 5, mode: 'number' })
const toTheMillisecond = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/**
 * Forecasts as they were before kick-off, one row per fixture, kind and kick-off. Append-only: triggers refuse everything else. A row is
 * self-contained, so that later changes of its fixture or teams do not affect it.
 */
export const forecastRecord = pgTable(
  'forecast_record',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Made by a simulated clock: the demo world, or a server with CLOCK. Such rows have a separate chain. */
    simulated: boolean().notNull(),
    kind: text({ enum: RECORD_KINDS }).notNull(),
    /** Its id at the time; `merged_fixture` says where it is now. */
    fixtureId: integer().notNull(),
    recordedAt: toTheMillisecond().notNull(),
    kickoff: instant().notNull(),
    leagueId: integer().notNull(),
    league: text().notNull(),
    home: text().notNull(),
    away: text().notNull(),
    homeWin: probability().notNull(),
    draw: probability().notNull(),
    awayWin: probability().notNull(),
    /** More than 2.5 goals, both sides score, more than 9.5 corners, more than 3.5 yellow cards; null where it is not forecast. */
    over25: probability(),
    bothScore: probability(),
    cornersOver95: probability(),
    yellowCardsOver35: probability(),
    /** The prices there were, and whose. */
    priceHome: price(),
    priceDraw: price(),
    priceAway: price(),
    priceBookmakerId: smallint(),
    priceOver25: price(),
    priceUnder25: price(),
    goalsBookmakerId: smallint(),
  },
  (t) => [
    uniqueIndex().on(t.fixtureId, t.kind, t.kickoff, t.simulated),
    index().on(t.recordedAt),
    index().on(t.kickoff),
    check('forecast_record_before_kickoff', sql`${t.recordedAt} < ${t.kickoff}`),
    check('forecast_record_within_a_day', sql`${t.kickoff} <= ${t.recordedAt} + interval '24 hours'`),
  ],
)

/** The chain over the record, a link for each UTC day on which something was written down. Only ever added to. */
export const recordHead = pgTable(
  'record_head',
  {
    simulated: boolean().notNull(),
    day: date().notNull(),
    forecasts: integer().notNull(),
    /** Hash of the head before; empty of the first one. */
    previous: text().notNull(),
    /** SHA-256, in hex, of the previous hash and the day's rows. */
    hash: text().notNull(),
    sealedAt: toTheMillisecond().notNull(),
  },
  (t) => [primaryKey({ columns: [t.simulated, t.day] })],
)

/** Fixtures that became one with another and are gone, as far as the record speaks of them. */
export const mergedFixture = pgTable(
  'merged_fixture',
  {
    goneId: integer().primaryKey(),
    keptId: integer()
      .notNull()
      .references(() => fixture.id),
  },
  (t) => [index().on(t.keptId)],
)

/** Sums of one week: of all forecasts, of those that have a closing price to compare with, and of the bets on them. */
export interface WeekSums {
  /** The Monday, days since 1970. */
  week: number
  forecasts: number
  rps: number
  logLoss: number
  compared: number
  /** For the compared ones: ours, and ours less the closing price's. */
  comparedRps: number
  rpsBehind: number
  logLossBehind: number
  bets: number
  profit: number
  /** Bets of which the closing price is known. */
  closedBets: number
  closingValue: number
  beatClose: number
}

/** Forecasts from one tenth to the next. */
export interface BinSums {
  count: number
  probability: number
  happened: number
}

export interface ScoreSums {
  weeks: WeekSums[]
  bins: BinSums[]
  /** How often each outcome happened. */
  outcomes: number[]
}

/** Scores of forecasts, summed by month and league; computed, and replaced when something in the month changes. */
export const recordScore = pgTable(
  'record_score',
  {
    simulated: boolean().notNull(),
    /** Not from the record: computed for matches that were over. */
    afterwards: boolean().notNull(),
    kind: text({ enum: RECORD_KINDS }).notNull(),
    market: text({ enum: [...RECORD_MARKETS, ...IN_PLAY_MARKETS] }).notNull(),
    /** The first day of the month of the kick-off. */
    month: date().notNull(),
    leagueId: integer().notNull(),
    sums: jsonb().$type<ScoreSums>().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'record_score_pk',
      columns: [t.simulated, t.afterwards, t.kind, t.market, t.month, t.leagueId],
    }),
  ],
)

/** Graded months of the record, with the inputs of the grades. */
export const recordMonth = pgTable(
  'record_month',
  {
    simulated: boolean().notNull(),
    afterwards: boolean().notNull(),
    month: date().notNull(),
    /** Forecasts there were. */
    forecasts: integer().notNull(),
    gradedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.simulated, t.afterwards, t.month] })],
)
