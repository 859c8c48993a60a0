import { BETS, LONGEST_NAME, MOST_FINDERS, MOST_LEAGUES, readConditions } from '@touchline/football'
import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam, instant, pageParam } from './kit/fields.ts'
import { boundedText } from './kit/text.ts'

const count = z.number().int().min(0)
const list = boundedText(1000).transform((text) => (text === '' ? [] : text.split(',')))
const once = (values: readonly number[]) => new Set(values).size === values.length

const leagueId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be ids of leagues')
  .transform(Number)
  .refine((value) => value <= 2_147_483_647, 'is too large for an id')

/** What makes a finder: as it is in the address of its page and in every call about it. */
const finderFields = {
  /** Home win, draw, away win, more or fewer than 2.5 goals. */
  bet: z.enum(BETS).default('home'),
  /** Ids joined by commas; all where it is empty. */
  leagues: list
    .default([])
    .pipe(
      z
        .array(leagueId)
        .max(MOST_LEAGUES, `must be at most ${MOST_LEAGUES} leagues`)
        .refine(once, 'names a league twice'),
    ),
  /** Days of the week in UTC, 1 Monday to 7 Sunday; all where it is empty. */
  days: list.default([]).pipe(
    z
      .array(
        z
          .string()
          .regex(/^[1-7]$/, 'must be days from 1 to 7')
          .transform(Number),
      )
      .refine(once, 'names a day twice'),
  ),
  /**
   * Facts with their lowest and highest value, such as `priceHome:1.8..2.3,homeRest:3..`; per cent, points, cards a match of the referee, degrees
   * Celsius (`temperature`) and metres a second (`wind`) with one digit; `wet` is 1 where it rains or snows and 0 where it does not. What is
   * unknown meets no condition. The weather is the forecast of a match to come and what is stored of a past one.
   */
  where: boundedText(2000)
    .default('')
    .transform((text, context) => {
      const read = readConditions(text)
      if (typeof read !== 'string') return [...read]
      context.addIssue({ code: 'custom', message: read })
      return z.NEVER
    }),
}
const finderQuery = z.object(finderFields)

/** A mean or a share with its interval of 95 %. */
export const finderEstimate = z.object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() })
export type FinderEstimate = z.infer<typeof finderEstimate>

/** What past matches did. Returns are profits per unit bet: −0.05 is a loss of 5 %. */
export const finderFigures = z.object({
  matches: count,
  hits: count,
  /** Share of the matches, with the interval of Wilson; null without matches. */
  hit_rate: finderEstimate.nullable(),
  /** What the opening prices said without margin, on average, of how many matches, and how many of these were hits; null without any. */
  expected: z.number().nullable(),
  expected_matches: count,
  expected_hits: count,
  /** Matches with an opening price, and the return at it. */
  bets: count,
  return: finderEstimate.nullable(),
  /** The same at the longest opening price of any bookmaker. */
  best_bets: count,
  best_return: finderEstimate.nullable(),
  /** Opening price × margin-free closing probability − 1, of how many matches, and the share above 0. */
  closing_bets: count,
  closing_value: finderEstimate.nullable(),
  beat_close: z.number().nullable(),
})
export type FinderFigures = z.infer<typeof finderFigures>

/** The past of a finder: the same conditions on matches that are over, as each was known before its day. */
const historyShape = {
  all: finderFigures,
  /** The earlier half of the months by matches, and the later one; null where there is no later month. */
  halves: z
    .object({
      /** First month of the later half, YYYY-MM. */
      from: z.string(),
      earlier: finderFigures,
      later: finderFigures,
    })
    .nullable(),
  /** The newest first. */
  seasons: z.array(z.object({ season: z.string(), figures: finderFigures })),
  /** The most matches first. */
  leagues: z.array(
    z.object({ league_id: id, league_name: z.string(), country_name: z.string(), figures: finderFigures }),
  ),
  /** The oldest first: bets and profit at opening prices. */
  months: z.array(z.object({ month: z.string(), bets: count, profit: z.number() })),
}
export const finderHistory = z.object(historyShape)
export type FinderHistory = z.infer<typeof finderHistory>

const team = z.object({ id, name: z.string(), short_code: z.string().nullable(), image_path: z.string() })

export const foundMatch = z.object({
  match_id: id,
  starting_at: instant,
  /** False where only the day is known. */
  time_known: z.boolean(),
  league_id: id,
  league_name: z.string(),
  country_id: id,
  country_name: z.string(),
  home: team,
  away: team,
  /** Of the bet: opening price, the longest one, its probability without margin and our forecast less that (per cent, points). */
  price: z.number().nullable(),
  best: z.number().nullable(),
  chance: z.number().nullable(),
  edge: z.number().nullable(),
  /** The facts that the conditions ask for, in their order. */
  facts: z.array(z.number()),
})
export type FoundMatch = z.infer<typeof foundMatch>

/** Most past matches in one answer. */
export const PAST_PAGE = 1000

/** A past match that met the conditions, and what a bet on it brought. */
export const pastFound = foundMatch.extend({
  /** After 90 minutes. */
  home_goals: count,
  away_goals: count,
  won: z.boolean(),
  /** Per unit bet at the opening price; null without one. */
  profit: z.number().nullable(),
  /** Probability at kick-off without margin, per cent. */
  close: z.number().nullable(),
})
export type PastFound = z.infer<typeof pastFound>

export const finderLeague = z.object({ league_id: id, league_name: z.string(), country_name: z.string() })
export type FinderLeague = z.infer<typeof finderLeague>

export const finderForm = defineCall({
  method: 'GET',
  path: '/v3/finder/form',
  access: 'public',
  area: 'finder',
  summary: 'What the form of the finder offers, and one example with its history',
  answer: z.object({
    /** Leagues that have matches with facts, by country and name. */
    leagues: z.array(finderLeague),
    example: z.object({
      /** As it is in the address. */
      finder: z.object({ bet: z.enum(BETS), where: z.string() }),
      history: finderHistory,
    }),
  }),
})

export const finderMatches = defineCall({
  method: 'GET',
  path: '/v3/finder/matches',
  access: 'subscription',
  area: 'finder',
  summary: 'Matches of the next 14 days that meet all conditions, the first 200 by kick-off',
  query: finderQuery,
  answer: forSubscribers({ matches: z.array(foundMatch), total: count }),
})

export const finderPast = defineCall({
  method: 'GET',
  path: '/v3/finder/history',
  access: 'subscription',
  area: 'finder',
  summary: 'What matches that met the same conditions did, by what was known before their day',
  query: finderQuery,
  answer: forSubscribers(historyShape),
})

export const finderPastMatches = defineCall({
  method: 'GET',
  path: '/v3/finder/past',
  access: 'subscription',
  area: 'finder',
  summary: 'The past matches that the history counts, the newest first, page by page',
  query: z.object({
    ...finderFields,
    page: pageParam.default(1),
    per_page: z.coerce
      .number({ error: 'must be a whole number' })
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .max(PAST_PAGE, `must be ${PAST_PAGE} or less`)
      .default(50),
  }),
  answer: forSubscribers({ matches: z.array(pastFound), has_more: z.boolean() }),
})

export const finderChance = defineCall({
  method: 'GET',
  path: '/v3/finder/chance',
  access: 'subscription',
  area: 'finder',
  summary:
    'How many of 1,000 picks drawn by chance in the same leagues at like prices did as well as the finder; `drawing` until they are drawn, some seconds after the first time it is asked',
  query: finderQuery,
  answer: forSubscribers({
    /** `nothing` where there are no bets, or nothing else to pick. */
    state: z.enum(['drawing', 'drawn', 'nothing']),
    draws: count,
    /** Null until it is drawn. */
    as_good: count.nullable(),
  }),
})

export const savedFinder = z.object({
  id,
  name: z.string(),
  /** Search parameters of its page. */
  finder: z.string(),
  created_at: instant,
})
export type SavedFinder = z.infer<typeof savedFinder>
const saved = forSubscribers({ finders: z.array(savedFinder) })

export const savedFinders = defineCall({
  method: 'GET',
  path: '/v3/finder/saved',
  access: 'subscription',
  area: 'finder',
  summary: 'The finders of the account, by name',
  answer: saved,
})

export const saveFinder = defineCall({
  method: 'POST',
  path: '/v3/finder/save',
  access: 'subscription',
  area: 'finder',
  summary: `Keeps a finder under a name; one of the same name is replaced. 409 beyond ${MOST_FINDERS}`,
  body: z.object({
    name: boundedText(LONGEST_NAME, `must have at most ${LONGEST_NAME} characters`)
      .trim()
      .min(1, 'must not be empty')
      .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'has characters that nobody sees'),
    ...finderFields,
  }),
  answer: saved,
})

export const removeFinder = defineCall({
  method: 'POST',
  path: '/v3/finder/remove',
  access: 'subscription',
  area: 'finder',
  summary: 'Drops a finder of the account; one that is not there is no error',
  body: z.object({ id: idParam }),
  answer: saved,
})
