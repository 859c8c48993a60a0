import { bookmakerIdOf, DEFAULT_PER_PAGE, type Half, readPerPage, TOLERANCES } from '@touchline/football'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, idParam, instant, threeWay } from '../kit/fields.ts'
import { boundedParam, boundedText } from '../kit/text.ts'
import { withoutPrices } from '../kit/without-prices.ts'
import { asOf, asOfNeedsMatch, NEEDS_MATCH } from './as-of.ts'
import { cardEvent, cornerEvent, goalEvent, headToHeadRecord } from './head-to-head.ts'
import { hitRates } from './hit-rates.ts'

const count = z.number().int().min(0)
const known = count.nullable()
const cards = z.object({ yellow: z.number().int().min(-1), red: z.number().int().min(-1) }).describe('-1 is unknown.')
const reported = z
  .object({ corners: known, yellowcards: known, redcards: known })
  .describe('What is known of a side in the whole match; red cards with second yellows.')
const leftOut = idParam.describe(
  'Id of a match that is neither listed nor counted: the one whose page the list stands on.',
)
const colour = z.enum(['green', 'amber', 'red']).nullable()

export const pastMatch = withoutPrices(
  z
    .object({
      match_id: id,
      date: instant.describe('Kick-off, UTC.'),
      kickoff_known: z.boolean(),
      league: z.object({
        league_id: id,
        name: z.string(),
        country: z.object({ id, code: z.string(), name: z.string() }),
      }),
      season: z.object({ id, name: z.string() }),
      round: z.object({ name: z.string().nullable() }),
      local_id: id,
      local_name: z.string(),
      local_short_code: z.string().nullable(),
      visitor_id: id,
      visitor_name: z.string(),
      visitor_short_code: z.string().nullable(),
      local_coach_id: id.nullable(),
      visitor_coach_id: id.nullable(),
      local_score: known.describe('Goals of the half asked for, extra time left out; null when that half is unknown.'),
      visitor_score: known.describe('The same of the away team.'),
      scores: headToHeadRecord.shape.scores.describe('The whole match, whatever half is asked for.'),
      goal_color: colour.describe(
        'Green when the listed team scored more, amber when as many, red when fewer; null when unknown.',
      ),
      corner_color: colour.describe('The same of corners.'),
      three_way: threeWay,
      odds_source: z.string().nullable().describe('The bookmaker of the three prices; null without prices.'),
      corners: z
        .object({ data: z.array(cornerEvent) })
        .catchall(known)
        .describe(
          'Corners by team id in the half asked for, null when unknown; `data` lists those of the whole match.',
        ),
      local_cards: cards.describe('Up to minute 90; red ones are straight reds and second yellows.'),
      visitor_cards: cards,
      referee: id.nullable().describe('Id of the referee; null when unknown.'),
      referee_name: z.string().nullable(),
      goals: z.array(goalEvent).describe('Goals of the whole match, as `cards` below.'),
      cards: z.array(cardEvent).describe('Cards of the whole match.'),
      has_minutes: headToHeadRecord.shape.has_minutes,
      reported: z
        .object({ local: reported, visitor: reported })
        .describe('What is known of each side in the whole match; red cards with second yellows.'),
      stats: z
        .array(z.tuple([known, known, z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable()]))
        .length(21)
        .describe(
          "The 21 statistics of the whole match: the listed team's, its opponent's, and 0 more, 1 as many, 2 fewer; null when unknown. Seen from the home team in the list of a referee.",
        ),
      listed_id: id
        .optional()
        .describe(
          'In a list of more teams than one (`scope`): the team whose price it is, which the match is seen from.',
        ),
    })
    .describe('One finished match seen from one team. Scores, corners and cards are those of the half asked for.'),
  { odds_source: null },
)
export type PastMatch = z.infer<typeof pastMatch>

const results = z.tuple([count, count, count])
const categories = <S extends z.ZodType>(of: S) => z.array(of).length(21)

export const pastMatchStats = withoutPrices(
  z.object({
    data: z.array(pastMatch),
    foundCount: count.describe(
      'Matches on this page; fewer than asked for, or 0, reports that there are no older ones.',
    ),
    total: count.describe('All matches the filters let through.'),
    goal: results.describe(
      'Won, drawn, lost by goals; then the goals of the listed team and of its opponents. Unknown matches do not count.',
    ),
    tGoal: count.describe('Goals of the listed team.'),
    oGoal: count.describe('Goals of its opponents.'),
    corner: results.describe('Matches with more, as many and fewer corners than the opponent.'),
    tCorner: count.describe('Corners of the listed team.'),
    oCorner: count.describe('Corners of its opponents.'),
    card: count.describe('Matches whose yellow cards are known.'),
    tYC: count.describe('Yellow cards of the listed team.'),
    oYC: count.describe('Yellow cards of its opponents.'),
    tRC: count.describe('Red cards of the listed team.'),
    oRC: count.describe('Red cards of its opponents.'),
    avg_w: categories(count).describe('By statistic: matches with more than, as many as, fewer than the opponent.'),
    avg_d: categories(count).describe('By statistic: matches with as many as the opponent.'),
    avg_l: categories(count).describe('By statistic: matches with fewer than the opponent.'),
    avg_t1: categories(z.number().nullable()).describe(
      'By statistic: average of the listed team and of its opponents, two decimals; null when it is never known.',
    ),
    avg_t2: categories(z.number().nullable()).describe(
      'By statistic: average of the opponents, two decimals; null when it is never known.',
    ),
    known: z
      .object({ goals: count, corners: count, yellow: count, red: count, stats: categories(count) })
      .describe('How many matches of the page each sum rests on.'),
    similar_source: z
      .string()
      .nullable()
      .describe(
        'The bookmaker whose price was compared; null when matches at any price are listed or no price is known.',
      ),
    hit_rates: hitRates.describe(
      'Of all matches the filters let through, on whatever page they are; of similar ones of every league of the newest 1,000.',
    ),
  }),
  { similar_source: null },
)
export type PastMatchStats = z.infer<typeof pastMatchStats>

const flag = boundedParam(1, 'must be 0 or 1')
  .regex(/^[01]$/, 'must be 0 or 1')
  .transform(Number)
const whole = (largest: number) =>
  boundedParam(10, 'must be a whole number')
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value <= largest, `must be ${largest} or less`)

const MAX_ID = 2_147_483_647
const MAX_ID_DIGITS = String(MAX_ID).length
const SCOPES = ['team', 'league', 'all'] as const
const MAX_SEASONS = 1_000
const MAX_SEASONS_TEXT = MAX_SEASONS * (MAX_ID_DIGITS + 1)
const isSeasons = (text: string) =>
  text === '0' ||
  text === '-1' ||
  (/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/.test(text) &&
    text.split(',').length <= MAX_SEASONS &&
    text.split(',').every((one) => Number(one) <= MAX_ID))

export const lastMatchesQuery = withoutPrices(
  z
    .object({
      id: idParam.describe('The listed team.'),
      seasons: boundedParam(MAX_SEASONS_TEXT)
        .refine(isSeasons, 'must be 0, -1 or ids joined by commas')
        .default('0')
        .describe('`0` all, `-1` none, else ids of seasons joined by commas.'),
      pgNo: whole(1_000_000).default(0).describe('0 is the newest page.'),
      perPage: boundedParam(100)
        .default(String(DEFAULT_PER_PAGE))
        .transform(readPerPage)
        .describe('1 to 149 matches, 0 or a very large number for all of them; what is no number is 20.'),
      home: flag.default(1).describe("1 with the team's home matches."),
      away: flag
        .default(1)
        .describe(
          "1 with the team's away matches. Both are 1 where nothing is said: `away=1&home=0` lists the away matches alone.",
        ),
      coach: flag
        .default(0)
        .describe('1 only matches under `current_coach`; together with `prevcoach`, or neither, all matches.'),
      prevcoach: flag.default(0).describe('1 only matches under others, or under nobody known.'),
      fullHalf: boundedParam(1, 'must be 0, 1 or 2')
        .regex(/^[012]$/, 'must be 0, 1 or 2')
        .transform((text) => Number(text) as Half)
        .default(0)
        .describe('0 whole match, 1 first half, 2 second half.'),
      similar: boundedParam(11, 'must be 0 or a decimal price')
        .regex(/^\d{1,4}(\.\d{1,6})?$/, 'must be 0 or a decimal price')
        .transform(Number)
        .refine((price) => price === 0 || price > 1, 'must be 0 or a price above 1')
        .default(0)
        .describe(
          "0, or a decimal price: only matches in which the price of the listed team's win was the same to two decimals.",
        ),
      current_coach: whole(MAX_ID).default(0).describe('Id of the present coach, 0 when there is none.'),
      except: leftOut.optional(),
      similar_source: boundedText(100, 'must be the name of a bookmaker')
        .refine((name) => bookmakerIdOf(name) !== null, 'must be the name of a bookmaker')
        .optional()
        .describe(
          "The bookmaker of the price in `similar`; left out, the first of the operator's ladder that has priced the team.",
        ),
      tolerance: z
        .enum(TOLERANCES)
        .default('0')
        .describe(
          'How like the price in `similar` another one is: `0` the same to two decimals, `0.05` and `0.10` at most so much above or below, `chance` the same margin-free probability, give or take a percentage point.',
        ),
      chance: boundedParam(11, 'must be a probability between 0 and 1')
        .regex(/^0\.\d{1,9}$/, 'must be a probability between 0 and 1')
        .transform(Number)
        .refine((chance) => chance > 0, 'must be above 0')
        .optional()
        .describe(
          "With `tolerance=chance`: the margin-free probability of the listed team's win, above 0 and below 1.",
        ),
      scope: z
        .enum(SCOPES)
        .default('team')
        .describe(
          'Whose matches at that price: those of the listed team, of every team in `league`, or of every team there is. Beyond the team its coach means nothing, and a page holds at most 149 matches.',
        ),
      league: idParam.optional().describe('With `scope=league`: the id of the league.'),
      as_of: asOf,
    })
    .refine(({ home, away }) => home === 1 || away === 1, { message: 'home and away cannot both be 0', path: ['home'] })
    .refine(({ similar, tolerance }) => tolerance === '0' || similar !== 0, {
      message: 'needs the price in similar',
      path: ['tolerance'],
    })
    .refine(({ similar, scope }) => scope === 'team' || similar !== 0, {
      message: 'needs the price in similar',
      path: ['scope'],
    })
    .refine(({ tolerance, chance }) => tolerance !== 'chance' || chance !== undefined, {
      message: 'is needed with tolerance=chance',
      path: ['chance'],
    })
    .refine(({ scope, league }) => scope !== 'league' || league !== undefined, {
      message: 'is needed with scope=league',
      path: ['league'],
    })
    .refine(({ scope, seasons }) => scope !== 'all' || seasons === '0', {
      message: 'must be 0 with scope=all',
      path: ['seasons'],
    })
    .refine(({ scope, perPage }) => scope === 'team' || perPage !== 0, {
      message: 'must be 149 or less beyond the matches of one team',
      path: ['perPage'],
    })
    .refine(asOfNeedsMatch, NEEDS_MATCH),
  { similar: 0, similar_source: undefined, tolerance: '0', chance: undefined, scope: 'team' },
)

export const lastMatches = defineCall({
  method: 'GET',
  path: '/getLast',
  access: 'subscription',
  area: 'history',
  summary: 'Finished matches of a team, newest first, with sums over the page; also those at the same price',
  query: lastMatchesQuery,
  answer: forSubscribers({
    c_coach: count.describe('Matches under `current_coach` within the other filters.'),
    stats: pastMatchStats.describe('The matches of the page with their sums.'),
  }),
})

export const refereeLast = defineCall({
  method: 'GET',
  path: '/referee_last/{referee_id}',
  access: 'subscription',
  area: 'history',
  summary: 'Finished matches of a referee, newest first, seen from their home teams',
  params: z.object({ referee_id: idParam }),
  query: z.object({ as_of: asOf, except: leftOut.optional() }).refine(asOfNeedsMatch, NEEDS_MATCH),
  answer: forSubscribers({
    data: z.array(pastMatch),
    hit_rates: hitRates.describe('Of all these matches; seen from the home teams.'),
  }),
})

export const playedSeason = z.object({
  id,
  name: z.string(),
  league_id: id,
  league: z.object({ id, name: z.string(), country: z.object({ id, code: z.string(), name: z.string() }) }),
  count: z.number().int().positive().describe('Finished matches of the team in it.'),
})
export type PlayedSeason = z.infer<typeof playedSeason>

export const teamSeasons = defineCall({
  method: 'GET',
  path: '/v3/team/season/{team_id}',
  access: 'subscription',
  area: 'team',
  summary: 'Seasons in which a team has finished matches, newest first',
  params: z.object({ team_id: idParam }),
  query: z.object({ except: leftOut.optional(), as_of: asOf }).refine(asOfNeedsMatch, NEEDS_MATCH),
  answer: forSubscribers({ season: z.array(playedSeason) }),
})
