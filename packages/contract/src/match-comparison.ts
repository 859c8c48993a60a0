import { STREAKS, type Streak } from '@touchline/football'
import { z } from 'zod'
import { asOf } from './history/as-of.ts'
import { hitRate, hitRates } from './history/hit-rates.ts'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam, instant } from './kit/fields.ts'
import { namedTeam } from './kit/names.ts'

const count = z.number().int().min(0)
const outcomes = z.object({ won: count, drawn: count, lost: count })
/** Everything is after 90 minutes and of the matches compared, unless it says otherwise. */
const ground = outcomes.extend({ played: count, scored: count, conceded: count })

/** A mean with the 95 % interval of what it comes from, within what is possible; null without matches, the interval for fewer than five. */
const meanOf = z.object({
  matches: count,
  mean: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
})

const meeting = z.object({
  match_id: id,
  starting_at: instant,
  /** The listed team was at home. */
  home: z.boolean(),
  /** Goals of the team, then of its opponent; null where unknown. */
  goals: z.tuple([count, count]).nullable(),
  result: z.enum(['W', 'D', 'L']).nullable(),
})

export const comparisonSide = z.object({
  participant_id: id,
  participant: namedTeam,
  /** Matches compared. */
  matches: count,
  /** Those matches, the newest first. */
  form: z.array(meeting.extend({ opponent: namedTeam })),
  home: ground,
  away: ground,
  points: meanOf,
  scored: meanOf,
  conceded: meanOf,
  hit_rates: hitRates,
  /** The newest matches in a row; `whole` where they are all that were compared, so that the run may be longer. */
  streaks: z.object(
    Object.fromEntries(STREAKS.map((streak) => [streak, z.object({ length: count, whole: z.boolean() })])) as Record<
      Streak,
      z.ZodObject<{ length: z.ZodNumber; whole: z.ZodBoolean }>
    >,
  ),
  /** Of the matches in which it is known who scored first, or that nobody did. */
  first_goal: z.object({
    matches: count,
    goalless: count,
    scored: hitRate,
    conceded: hitRate,
    after_scored: outcomes,
    after_conceded: outcomes,
  }),
  /** Of the matches whose half-time score is known: how they ended. */
  half_time: z.object({ matches: count, leading: outcomes, level: outcomes, trailing: outcomes }),
  /** Own cards, yellow and red, of the matches whose cards are known by the minute. */
  card_minutes: z.object({ matches: count, parts: z.array(z.object({ label: z.string(), cards: count })) }),
  /** Who misses the match; empty where the source names nobody. */
  missing: z.array(
    z.object({
      player_id: id.nullable(),
      player_name: z.string(),
      /** Of the injury or suspension, by id or in the source's word; null where it does not report why. */
      type_id: z.number().int().nullable(),
      category: z.string().nullable(),
    }),
  ),
  /** The first eleven that the source expects, before kick-off and until line-ups are known; empty otherwise, and where it expects nobody. */
  expected: z.array(
    z.object({ player_id: id.nullable(), player_name: z.string(), jersey_number: z.number().int().nullable() }),
  ),
})
export type ComparisonSide = z.infer<typeof comparisonSide>

export const commonOpponent = z.object({
  opponent: namedTeam,
  home: z.array(meeting),
  away: z.array(meeting),
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
    /** `own`: home matches of the home side and away matches of the away side. */
    venue: z.enum(['all', 'own']).default('all'),
    /** `league`: only matches of the match's competition, of every season. */
    competition: z.enum(['all', 'league']).default('all'),
    last: z.enum(COMPARED_MATCHES).default('10'),
    /** `kickoff`: nothing that happened since the kick-off. */
    as_of: asOf,
  }),
  answer: forSubscribers({
    home: comparisonSide,
    away: comparisonSide,
    /** The opponent met last first. */
    common: z.array(commonOpponent),
  }),
})
