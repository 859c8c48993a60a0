import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { id, idParam, instant } from './kit/fields.ts'
import { boundedText } from './kit/text.ts'
import { withoutPrices } from './kit/without-prices.ts'

export const RECORD_KINDS = ['model', 'price'] as const
/** The forecaster: our own model, or a price without the bookmaker's margin. */
export type RecordKind = (typeof RECORD_KINDS)[number]

export const RECORD_MARKETS = ['result', 'over25', 'both_score', 'corners', 'yellow_cards'] as const
/** 1X2; more than 2.5 goals; both sides score; more than 9.5 corners; more than 3.5 yellow cards. */
export type RecordMarket = (typeof RECORD_MARKETS)[number]

const count = z.number().int().min(0)

export const recordEstimate = z
  .object({
    value: z.number(),
    low: z.number().nullable(),
    high: z.number().nullable(),
  })
  .describe(
    'A mean with its interval of 95 % by weeks; without one where there are fewer than two weeks. Of fewer than eight weeks of a month or league it is never narrower than the spread of all weeks makes it.',
  )
export type RecordEstimate = z.infer<typeof recordEstimate>

export const recordBehindClose = z
  .object({
    forecasts: count,
    rps: z.number().describe('Of these forecasts, and of the closing price on the same matches.'),
    close_rps: z.number().describe('RPS of the closing price on the same matches.'),
    rps_behind: recordEstimate.describe('Our RPS less that of the closing price.'),
    log_loss_behind: recordEstimate.describe('Our log loss less that of the closing price.'),
  })
  .describe(
    'Our figures less those of the margin-free closing price, on the forecasts that have one: below 0 is better than it.',
  )
export type RecordBehindClose = z.infer<typeof recordBehindClose>

export const recordTenth = z
  .object({
    from: z.number().describe('Lowest probability.'),
    to: z.number().describe('Highest probability.'),
    count: count.describe('Of probabilities: three a match of 1X2, one of yes or no.'),
    forecast: z.number().describe('Forecast on average.'),
    happened: z.number().describe('Share that happened.'),
    low: z.number(),
    high: z.number(),
  })
  .describe(
    'Forecasts from one tenth to the next: what was forecast on average, and how often it happened with the interval of Wilson.',
  )
export type RecordTenth = z.infer<typeof recordTenth>

export const recordLeague = withoutPrices(
  z.object({
    league_id: id,
    league_name: z.string(),
    country_name: z.string(),
    forecasts: count,
    rps: z.number(),
    behind_close: recordBehindClose.nullable(),
  }),
  { behind_close: null },
)
export type RecordLeague = z.infer<typeof recordLeague>

export const recordMonth = withoutPrices(
  z.object({
    month: z.string().describe('YYYY-MM'),
    forecasts: count,
    rps: z.number(),
    behind_close: recordBehindClose.nullable(),
  }),
  { behind_close: null },
)
export type RecordMonth = z.infer<typeof recordMonth>

export const recordFigures = withoutPrices(
  z
    .object({
      forecasts: count,
      from: z.string().describe('First and last month of the matches, YYYY-MM.'),
      to: z.string().describe('Last month of the matches, YYYY-MM.'),
      rps: recordEstimate.describe('Ranked probability score; of yes or no it is the Brier score. Lower is better.'),
      log_loss: recordEstimate,
      base_rps: z.number().describe('RPS of who forecasts for every match how often each outcome happened in these.'),
      behind_close: recordBehindClose.nullable(),
      reliability: z.array(recordTenth).describe('The tenths in which something was forecast.'),
      leagues: z.array(recordLeague).describe('The most forecasts first; only of all leagues.'),
      months: z.array(recordMonth).describe('The last 24 with forecasts, the oldest first.'),
    })
    .describe('How forecasts did.'),
  { behind_close: null },
)
export type RecordFigures = z.infer<typeof recordFigures>

export const recordBetting = z
  .object({
    source: z
      .enum(['record', 'reference'])
      .describe('`reference`: measured earlier on other matches, shown until the record has 400 bets of its own.'),
    bets: count,
    return: recordEstimate.describe('Profit per unit: −0.117 is a loss of 11.7 %.'),
    closing_value: recordEstimate
      .nullable()
      .describe(
        'Price × margin-free closing probability − 1, and the share of bets above 0; null where no closing price is known.',
      ),
    beat_close: z.number().nullable().describe('Share of bets above the closing price; null where none is known.'),
    record_bets: count.describe('Bets of the record so far.'),
  })
  .describe('What one unit on every 1X2 outcome whose price was longer than our forecast made it would have brought.')
export type RecordBetting = z.infer<typeof recordBetting>

/**
 * A link of the chain: SHA-256 of the previous hash (an empty line for the first day) and of the rows of the day by `recorded_at` as in the
 * file, each followed by a line feed.
 */
export const recordHead = z.object({
  day: z.iso.date().describe('UTC.'),
  forecasts: count,
  previous: z.string().describe('Empty for the first day.'),
  hash: z.string().describe('SHA-256 of this day, in hexadecimal digits.'),
  sealed_at: instant.describe('When the day was sealed, UTC.'),
})
export type RecordHead = z.infer<typeof recordHead>

const kind = z.enum(RECORD_KINDS)

export const record = defineCall({
  method: 'GET',
  path: '/record',
  access: 'public',
  area: 'record',
  summary: 'How forecasts that were written down before kick-off did, against results and closing prices',
  query: withoutPrices(
    z.object({
      kind: kind
        .default('model')
        .describe("`model` our own forecasts, `price` what a price says without the bookmaker's margin."),
      market: z
        .enum(RECORD_MARKETS)
        .default('result')
        .describe('1X2; more than 2.5 goals; both sides score; more than 9.5 corners; more than 3.5 yellow cards.'),
      league: idParam.optional().describe('Only this league.'),
    }),
    { kind: 'model' },
  ),
  answer: withoutPrices(
    z.object({
      simulated: z
        .boolean()
        .describe(
          'Written down by a clock that is not the real one: the demo world, or a server that plays a past day.',
        ),
      kind: kind.describe('As requested.'),
      market: z.enum(RECORD_MARKETS),
      league_id: id.nullable(),
      written: count.describe('Forecasts of this kind, and those of them whose match is not over.'),
      waiting: count.describe('Forecasts of matches that are not over.'),
      unsealed: count.describe('Since the last head, of all kinds as in a head.'),
      first_at: instant.nullable().describe('When the first was written down, UTC; null without any.'),
      record: recordFigures.nullable().describe('Null until the first is graded.'),
      afterwards: recordFigures
        .nullable()
        .describe(
          'Our own forecasts of matches that were over when they were computed, each from what was known before its day. No part of the record.',
        ),
      betting: recordBetting
        .nullable()
        .describe('What betting on the forecasts would have brought; null where prices are not shown.'),
      leagues: z
        .array(z.object({ league_id: id, league_name: z.string(), country_name: z.string() }))
        .describe('Leagues of which anything is graded, by country and name.'),
      heads: z.array(recordHead).describe('The last seven, the newest first.'),
    }),
    { betting: null },
  ),
})

export const recordMinute = z
  .object({
    minute: z.number().int().describe('45 is half-time.'),
    matches: count,
    rps: recordEstimate,
    log_loss: recordEstimate,
    close_rps: z
      .number()
      .describe('RPS of the closing price on the same matches: what was known without seeing any of them.'),
    calibration: z
      .number()
      .describe('Mean distance of forecast and share that happened over the tenths, in percentage points.'),
    reliability: z.array(recordTenth),
  })
  .describe('How chances in play did at a minute.')
export type RecordMinute = z.infer<typeof recordMinute>

export const recordInplay = defineCall({
  method: 'GET',
  path: '/record/inplay',
  access: 'public',
  area: 'record',
  summary:
    'How the chances of 1X2 in play did at some minutes: computed afterwards from closing prices and events, and no part of the record',
  query: z.object({
    league: idParam.optional().describe('Only this league.'),
  }),
  answer: withoutPrices(
    z.object({
      simulated: z.boolean().describe('Whether the matches are invented, or the server plays a past day.'),
      league_id: id.nullable().describe('As asked for; null for all leagues.'),
      from: z.string().nullable().describe('First and last month of the matches, YYYY-MM; null of none.'),
      to: z.string().nullable().describe('Last month of the matches, YYYY-MM; null of none.'),
      minutes: z.array(recordMinute).describe('In order; empty where nothing is graded.'),
    }),
    { from: null, to: null, minutes: [] },
  ),
})

const NOT_A_DAY = 'must be a day YYYY-MM-DD'
export const recordHeads = defineCall({
  method: 'GET',
  path: '/record/heads',
  access: 'public',
  area: 'record',
  summary: 'The chain of hashes over the record, the newest day first: a copy of it shows what was changed later',
  query: z.object({
    from: boundedText(10, NOT_A_DAY)
      .pipe(z.iso.date({ error: NOT_A_DAY }))
      .optional()
      .describe('Only days from this one on.'),
  }),
  answer: z.object({
    simulated: z.boolean().describe('Whether the record was written by a clock that is not the real one.'),
    heads: z.array(recordHead).describe('The heads, the newest day first.'),
  }),
})
