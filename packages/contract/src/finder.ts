import {
  BETS,
  type Condition,
  isPriceFact,
  MAX_FINDERS,
  MAX_LEAGUES,
  MAX_NAME,
  readConditions,
} from '@touchline/football'
import { z } from 'zod'
import { CONDITIONS_GRAMMAR } from './finder-facts.ts'
import { finderHistory, historyShape, NO_MONTHS } from './history/finder-history.ts'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam, instant, pageParam } from './kit/fields.ts'
import { boundedText } from './kit/text.ts'
import { withoutPrices } from './kit/without-prices.ts'

const count = z.number().int().min(0)
const list = boundedText(1000).transform((text) => (text === '' ? [] : text.split(',')))
const once = (values: readonly number[]) => new Set(values).size === values.length

const leagueId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be ids of leagues')
  .transform(Number)
  .refine((value) => value <= 2_147_483_647, 'is too large for an id')

/** A finder as in the address of its page and in every call about it. */
const finderFields = {
  bet: z.enum(BETS).default('home').describe('Home win, draw, away win, more or fewer than 2.5 goals.'),
  leagues: list
    .default([])
    .pipe(
      z.array(leagueId).max(MAX_LEAGUES, `must be at most ${MAX_LEAGUES} leagues`).refine(once, 'names a league twice'),
    )
    .describe('Ids of leagues joined by commas; all where it is empty.'),
  days: list
    .default([])
    .pipe(
      z
        .array(
          z
            .string()
            .regex(/^[1-7]$/, 'must be days from 1 to 7')
            .transform(Number),
        )
        .refine(once, 'names a day twice'),
    )
    .describe('Days of the week in UTC, 1 Monday to 7 Sunday; all where it is empty.'),
  where: boundedText(2000)
    .default('')
    .transform((text, context) => {
      const read = readConditions(text)
      if (typeof read !== 'string') return [...read]
      context.addIssue({ code: 'custom', message: read })
      return z.NEVER
    })
    .describe(CONDITIONS_GRAMMAR),
}
/** Conditions on prices are refused where these are not shown. */
const withoutPriceFacts = {
  where: (conditions: readonly Condition[]) => conditions.filter(({ fact }) => !isPriceFact(fact)),
}
const finderQuery = withoutPrices(z.object(finderFields), withoutPriceFacts)

const team = z.object({ id, name: z.string(), short_code: z.string().nullable(), image_path: z.string() })

export const foundMatch = z.object({
  match_id: id,
  starting_at: instant,
  time_known: z.boolean().describe('False where only the day is known.'),
  league_id: id,
  league_name: z.string(),
  country_id: id,
  country_name: z.string(),
  home: team,
  away: team,
  price: z.number().nullable().describe('First price of the bet; null without one.'),
  best: z.number().nullable().describe('Longest first price of any bookmaker; null without one.'),
  chance: z
    .number()
    .nullable()
    .describe('Probability of the bet by the first price without margin, per cent; null without one.'),
  edge: z.number().nullable().describe('Our forecast less that, in percentage points; null without either.'),
  facts: z.array(z.number()).describe('The facts that the conditions ask for, in their order.'),
})
export type FoundMatch = z.infer<typeof foundMatch>

const NO_PRICE = { price: null, best: null, chance: null, edge: null }

export const comingFound = withoutPrices(
  foundMatch
    .extend({
      price_now: z
        .number()
        .nullable()
        .describe('Present price of the bet, of 1X2 the one that the list of the day has; null without one.'),
    })
    .describe('A match to come that meets the conditions.'),
  { ...NO_PRICE, price_now: null },
)
export type ComingFound = z.infer<typeof comingFound>

/** Most past matches in one answer. */
export const PAST_PAGE = 1000

export const pastFound = withoutPrices(
  foundMatch
    .extend({
      home_goals: count.describe('Goals of the home side after 90 minutes.'),
      away_goals: count.describe('Goals of the away side after 90 minutes.'),
      won: z.boolean().describe('Whether the bet was won.'),
      profit: z.number().nullable().describe('Per unit bet at the first price; null without one.'),
      close: z.number().nullable().describe('Probability at kick-off without margin, per cent.'),
    })
    .describe('A past match that met the conditions, and what a bet on it brought.'),
  { ...NO_PRICE, profit: null, close: null },
)
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
    leagues: z.array(finderLeague).describe('Leagues that have matches with facts, by country and name.'),
    example: z
      .object({
        finder: z
          .object({ bet: z.enum(BETS).describe('What is bet on.'), where: z.string().describe('Its conditions.') })
          .describe('As it is in the address.'),
        history: finderHistory.describe('What it did.'),
      })
      .describe('A finder to begin with.'),
  }),
})

export const finderMatches = defineCall({
  method: 'GET',
  path: '/v3/finder/matches',
  access: 'subscription',
  area: 'finder',
  summary: 'Matches of the next 14 days that meet all conditions, the first 200 by kick-off',
  query: finderQuery,
  answer: forSubscribers({
    matches: z.array(comingFound).describe('The matches, the next first.'),
    total: count.describe('How many meet the conditions in all.'),
  }),
})

export const finderPast = defineCall({
  method: 'GET',
  path: '/v3/finder/history',
  access: 'subscription',
  area: 'finder',
  summary: 'What matches that met the same conditions did, by what was known before their day',
  query: finderQuery,
  answer: forSubscribers(historyShape, NO_MONTHS),
})

export const finderPastMatches = defineCall({
  method: 'GET',
  path: '/v3/finder/past',
  access: 'subscription',
  area: 'finder',
  summary: 'The past matches that the history counts, the newest first, page by page',
  query: withoutPrices(
    z.object({
      ...finderFields,
      page: pageParam.default(1),
      per_page: z.coerce
        .number({ error: 'must be a whole number' })
        .int('must be a whole number')
        .min(1, 'must be 1 or more')
        .max(PAST_PAGE, `must be ${PAST_PAGE} or less`)
        .default(50),
    }),
    withoutPriceFacts,
  ),
  answer: forSubscribers({
    matches: z.array(pastFound).describe('The matches, the newest first.'),
    has_more: z.boolean(),
  }),
})

export const finderChance = defineCall({
  method: 'GET',
  path: '/v3/finder/chance',
  access: 'subscription',
  area: 'finder',
  summary:
    'How many of 1,000 picks drawn by chance in the same leagues at like prices did as well as the finder; `drawing` until they are drawn, some seconds after the first time it is asked',
  query: finderQuery,
  answer: forSubscribers(
    {
      state: z
        .enum(['drawing', 'drawn', 'nothing'])
        .describe('`nothing` where there are no bets, or nothing else to pick.'),
      draws: count.describe('Picks drawn.'),
      as_good: count.nullable().describe('Null until it is drawn.'),
    },
    { state: 'nothing', as_good: null },
  ),
})

export const savedFinder = z.object({
  id,
  name: z.string(),
  finder: z.string().describe('Search parameters of its page.'),
  created_at: instant,
})
export type SavedFinder = z.infer<typeof savedFinder>
const saved = forSubscribers({ finders: z.array(savedFinder).describe('The finders, by name.') })

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
  summary: `Keeps a finder under a name; one of the same name is replaced. 409 beyond ${MAX_FINDERS}`,
  body: withoutPrices(
    z.object({
      name: boundedText(MAX_NAME, `must have at most ${MAX_NAME} characters`)
        .trim()
        .min(1, 'must not be empty')
        .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'has characters that nobody sees')
        .describe('Name to keep it under.'),
      ...finderFields,
    }),
    withoutPriceFacts,
  ),
  answer: saved,
})

export const removeFinder = defineCall({
  method: 'POST',
  path: '/v3/finder/remove',
  access: 'subscription',
  area: 'finder',
  summary: 'Drops a finder of the account; one that is not there is no error',
  body: z.object({ id: idParam.describe('Id of the finder.') }),
  answer: saved,
})
