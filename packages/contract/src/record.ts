import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { id, idParam, instant } from './kit/fields.ts'
import { boundedText } from './kit/text.ts'

export const RECORD_KINDS = ['model', 'price'] as const
/** Whose forecasts: our own, or what a price says without the bookmaker's margin. */
export type RecordKind = (typeof RECORD_KINDS)[number]

export const RECORD_MARKETS = ['result', 'over25', 'both_score', 'corners', 'yellow_cards'] as const
/** 1X2; more than 2.5 goals; both sides score; more than 9.5 corners; more than 3.5 yellow cards. */
export type RecordMarket = (typeof RECORD_MARKETS)[number]

const count = z.number().int().min(0)

/** A mean with its interval of 95 % by weeks; without one where there are fewer than two weeks. */
export const recordEstimate = z.object({
  value: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
})
export type RecordEstimate = z.infer<typeof recordEstimate>

/** Our figures less those of the margin-free closing price, on the forecasts that have one: below 0 is better than it. */
export const recordBehindClose = z.object({
  forecasts: count,
  /** Of these forecasts, and of the closing price on the same matches. */
  rps: z.number(),
  close_rps: z.number(),
  rps_behind: recordEstimate,
  log_loss_behind: recordEstimate,
})
export type RecordBehindClose = z.infer<typeof recordBehindClose>

/** Forecasts from one tenth to the next: what was forecast on average, and how often it happened with the interval of Wilson. */
export const recordTenth = z.object({
  from: z.number(),
  to: z.number(),
  /** Of probabilities: three a match of 1X2, one of yes or no. */
  count,
  forecast: z.number(),
  happened: z.number(),
  low: z.number(),
  high: z.number(),
})
export type RecordTenth = z.infer<typeof recordTenth>

export const recordLeague = z.object({
  league_id: id,
  league_name: z.string(),
  country_name: z.string(),
  forecasts: count,
  rps: z.number(),
  behind_close: recordBehindClose.nullable(),
})
export type RecordLeague = z.infer<typeof recordLeague>

export const recordMonth = z.object({
  /** YYYY-MM */
  month: z.string(),
  forecasts: count,
  rps: z.number(),
  behind_close: recordBehindClose.nullable(),
})
export type RecordMonth = z.infer<typeof recordMonth>

/** How forecasts did. */
export const recordFigures = z.object({
  forecasts: count,
  /** First and last month of the matches, YYYY-MM. */
  from: z.string(),
  to: z.string(),
  /** Ranked probability score; of yes or no it is the Brier score. Lower is better. */
  rps: recordEstimate,
  log_loss: recordEstimate,
  /** RPS of who forecasts for every match how often each outcome happened in these. */
  base_rps: z.number(),
  behind_close: recordBehindClose.nullable(),
  /** The tenths in which something was forecast. */
  reliability: z.array(recordTenth),
  /** The most forecasts first; only of all leagues. */
  leagues: z.array(recordLeague),
  /** The last 24 with forecasts, the oldest first. */
  months: z.array(recordMonth),
})
export type RecordFigures = z.infer<typeof recordFigures>

/** What one unit on every 1X2 outcome whose price was longer than our forecast made it would have brought. */
export const recordBetting = z.object({
  /** `reference`: measured earlier on other matches, shown until the record has 400 bets of its own. */
  source: z.enum(['record', 'reference']),
  bets: count,
  /** Profit per unit: −0.117 is a loss of 11.7 %. */
  return: recordEstimate,
  /** Price × margin-free closing probability − 1, and the share of bets above 0; null where no closing price is known. */
  closing_value: recordEstimate.nullable(),
  beat_close: z.number().nullable(),
  /** Bets of the record so far. */
  record_bets: count,
})
export type RecordBetting = z.infer<typeof recordBetting>

/**
 * A link of the chain: SHA-256 of the hash before (an empty line for the first day) and of the rows of the day by `recorded_at` as they
 * stand in the file, each of them ended by a line feed.
 */
export const recordHead = z.object({
  /** UTC. */
  day: z.iso.date(),
  forecasts: count,
  /** Empty for the first day. */
  previous: z.string(),
  hash: z.string(),
  sealed_at: instant,
})
export type RecordHead = z.infer<typeof recordHead>

const kind = z.enum(RECORD_KINDS)

export const record = defineCall({
  method: 'GET',
  path: '/record',
  access: 'public',
  area: 'record',
  summary: 'How forecasts that were written down before kick-off did, against results and closing prices',
  query: z.object({
    kind: kind.default('model'),
    market: z.enum(RECORD_MARKETS).default('result'),
    /** Only this league. */
    league: idParam.optional(),
  }),
  answer: z.object({
    /** Written down by a clock that is not the real one: the demo world, or a server that plays a past day. */
    simulated: z.boolean(),
    kind,
    market: z.enum(RECORD_MARKETS),
    league_id: id.nullable(),
    /** Forecasts of this kind, and those of them whose match is not over. */
    written: count,
    waiting: count,
    /** Since the last head, of all kinds as in a head. */
    unsealed: count,
    first_at: instant.nullable(),
    /** Null until the first is graded. */
    record: recordFigures.nullable(),
    /** Our own forecasts of matches that were over when they were computed, each from what was known before its day. No part of the record. */
    afterwards: recordFigures.nullable(),
    betting: recordBetting,
    /** Leagues of which anything is graded, by country and name. */
    leagues: z.array(z.object({ league_id: id, league_name: z.string(), country_name: z.string() })),
    /** The last seven, the newest first. */
    heads: z.array(recordHead),
  }),
})

/** How chances in play did at a minute. */
export const recordMinute = z.object({
  /** 45 is half-time. */
  minute: z.number().int(),
  matches: count,
  rps: recordEstimate,
  log_loss: recordEstimate,
  /** RPS of the closing price on the same matches: what was known without seeing any of them. */
  close_rps: z.number(),
  /** Mean distance of forecast and share that happened over the tenths, in percentage points. */
  calibration: z.number(),
  reliability: z.array(recordTenth),
})
export type RecordMinute = z.infer<typeof recordMinute>

export const recordInplay = defineCall({
  method: 'GET',
  path: '/record/inplay',
  access: 'public',
  area: 'record',
  summary:
    'How the chances of 1X2 in play did at some minutes: computed afterwards from closing prices and events, and no part of the record',
  query: z.object({
    /** Only this league. */
    league: idParam.optional(),
  }),
  answer: z.object({
    simulated: z.boolean(),
    league_id: id.nullable(),
    /** First and last month of the matches, YYYY-MM; null of none. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    /** In order; empty where nothing is graded. */
    minutes: z.array(recordMinute),
  }),
})

const NOT_A_DAY = 'must be a day YYYY-MM-DD'
export const recordHeads = defineCall({
  method: 'GET',
  path: '/record/heads',
  access: 'public',
  area: 'record',
  summary:
    'The chain of hashes over the record, the newest day first: whoever keeps it can show what was changed later',
  query: z.object({
    /** Only days from this one on. */
    from: boundedText(10, NOT_A_DAY)
      .pipe(z.iso.date({ error: NOT_A_DAY }))
      .optional(),
  }),
  answer: z.object({ simulated: z.boolean(), heads: z.array(recordHead) }),
})
