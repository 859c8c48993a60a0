import { STREAKS, type Streak } from '@touchline/football'
import { z } from 'zod'
import { asOf } from './history/as-of.ts'
import { hitRate, hitRates } from './history/hit-rates.ts'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam, instant } from './kit/fields.ts'
import { namedTeam } from './kit/names.ts'

const count = z.number().int().min(0)
const outcomes = z.object({ won: count, drawn: count, lost: count })
const ground = outcomes
  .extend({ played: count, scored: count, conceded: count })
  .describe('Everything is after 90 minutes and of the matches compared, unless it says otherwise.')

/** A mean with its 95 % interval, within possible values; null without matches, the interval null for fewer than five. */
const meanOf = z.object({
  matches: count,
  mean: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
})

const meeting = z.object({
  match_id: id,
  starting_at: instant,
  home: z.boolean().describe('The listed team was at home.'),
  goals: z.tuple([count, count]).nullable().describe('Goals of the team, then of its opponent; null where unknown.'),
  result: z.enum(['W', 'D', 'L']).nullable(),
})

export const comparisonSide = z.object({
  participant_id: id,
  participant: namedTeam,
  matches: count.describe('Matches compared.'),
  form: z.array(meeting.extend({ opponent: namedTeam })).describe('Those matches, the newest first.'),
  home: ground.describe('The home matches among them.'),
  away: ground.describe('The away matches among them.'),
  points: meanOf.describe('Points a match.'),
  scored: meanOf.describe('Goals a match.'),
  conceded: meanOf.describe('Goals against a match.'),
  hit_rates: hitRates.describe('How often something happened in these matches.'),
  streaks: z
    .object(
      Object.fromEntries(
        STREAKS.map((streak) => [
          streak,
          z.object({
            length: count.describe('Matches in a row.'),
            whole: z.boolean().describe('Whether these are all that were compared, so that the run may be longer.'),
          }),
        ]),
      ) as Record<Streak, z.ZodObject<{ length: z.ZodNumber; whole: z.ZodBoolean }>>,
    )
    .describe(
      'The newest matches in a row; `whole` where they are all that were compared, so that the run may be longer.',
    ),
  first_goal: z
    .object({
      matches: count,
      goalless: count.describe('Matches without a goal.'),
      scored: hitRate.describe('How often the team scored first.'),
      conceded: hitRate.describe('How often its opponent scored first.'),
      after_scored: outcomes.describe('How these matches ended where the team scored first.'),
      after_conceded: outcomes.describe('How they ended where its opponent scored first.'),
    })
    .describe('Of the matches in which it is known who scored first, or that nobody did.'),
  half_time: z
    .object({
      matches: count,
      leading: outcomes.describe('How matches ended that the team led at half-time.'),
      level: outcomes.describe('How those ended that were level.'),
      trailing: outcomes.describe('How those ended in which it was behind.'),
    })
    .describe('Of the matches whose half-time score is known: how they ended.'),
  card_minutes: z
    .object({
      matches: count,
      parts: z
        .array(z.object({ label: z.string().describe('Minutes of the part, such as `1-15`.'), cards: count }))
        .describe('Cards by part of the match.'),
    })
    .describe('Own cards, yellow and red, of the matches whose cards are known by the minute.'),
  missing: z
    .array(
      z.object({
        player_id: id.nullable(),
        player_name: z.string(),
        type_id: z
          .number()
          .int()
          .nullable()
          .describe("Of the injury or suspension, by id or in the source's word; null where it does not report why."),
        category: z.string().nullable(),
      }),
    )
    .describe('Who misses the match; empty where the source names nobody.'),
  expected: z
    .array(z.object({ player_id: id.nullable(), player_name: z.string(), jersey_number: z.number().int().nullable() }))
    .describe(
      'The first eleven that the source expects, before kick-off and until line-ups are known; empty otherwise, and where it expects nobody.',
    ),
})
export type ComparisonSide = z.infer<typeof comparisonSide>

export const commonOpponent = z.object({
  opponent: namedTeam,
  home: z.array(meeting).describe('Matches of the home side against it, the newest first.'),
  away: z.array(meeting).describe('Matches of the away side against it, the newest first.'),
})
export type CommonOpponentView = z.infer<typeof commonOpponent>

/** How many of the last matches are compared. */
export const COMPARED_MATCHES = ['5', '10', '20'] as const

export const matchComparison = defineCall({
  method: 'GET',
  path: '/v3/match/comparison/{match_id}',
  access: 'subscription',
  area: 'match',
  summary:
    'Both teams of a match by their last matches: form, grounds, hit rates, streaks, first goals, half-time leads, minutes of cards, who is missing, who is expected to play, and the opponents both met within a year. 404 when the match is unknown',
  params: z.object({ match_id: idParam }),
  query: z.object({
    venue: z
      .enum(['all', 'own'])
      .default('all')
      .describe('`own`: home matches of the home side and away matches of the away side.'),
    competition: z
      .enum(['all', 'league'])
      .default('all')
      .describe("`league`: only matches of the match's competition, of every season."),
    last: z.enum(COMPARED_MATCHES).default('10').describe('How many of the last matches are compared.'),
    as_of: asOf.describe('`kickoff`: nothing that happened since the kick-off.'),
  }),
  answer: forSubscribers({
    home: comparisonSide.describe('The home team.'),
    away: comparisonSide.describe('The away team.'),
    common: z.array(commonOpponent).describe('The opponent met last first.'),
  }),
})
