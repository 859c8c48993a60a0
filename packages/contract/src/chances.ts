import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam, score } from './kit/fields.ts'
import { withoutPrices } from './kit/without-prices.ts'

const probability = z.number().min(0).max(1)

/** Chances of a home win, a draw and an away win after 90 minutes; they add up to 1. */
const threeWay = {
  home: probability.describe('Probability of a home win.'),
  draw: probability.describe('Probability of a draw.'),
  away: probability.describe('Probability of an away win.'),
}

export const liveChances = z
  .object({
    match_id: id,
    ...threeWay,
    estimated: z
      .boolean()
      .optional()
      .describe('Present, and true, where the minute is reckoned: the chances are too, and are shown as `~46 %`.'),
  })
  .describe(
    'The chances of a match in play from the price before kick-off (or our own forecast), the score, the minute and the red cards that are known. Sent to subscribers on the live stream as event `chances`, whenever one of these changes.',
  )
export type LiveChances = z.infer<typeof liveChances>

export const livescoreChances = defineCall({
  method: 'GET',
  path: '/v3/livescore/chances',
  access: 'subscription',
  area: 'inplay',
  summary:
    'The chances of the matches in their 90 minutes of play, at half-time too; a match without a price and without a forecast of ours is left out',
  answer: forSubscribers({ chances: z.array(liveChances).describe('One entry a match.') }),
})

export const courseMoment = z
  .object({
    minute: z
      .number()
      .int()
      .min(0)
      .max(90)
      .describe('0 is kick-off; what is said of a minute counts everything that happened in it.'),
    added: z
      .number()
      .int()
      .min(0)
      .describe('Minutes beyond the 45th or the 90th, for what happened there; 0 otherwise.'),
    break: z
      .enum(['half_time', 'end'])
      .nullable()
      .describe('Half-time, or the end of the 90 minutes; null while it is played.'),
    score,
    ...threeWay,
  })
  .describe('A moment of a match and what could be said in it.')
export type CourseMoment = z.infer<typeof courseMoment>

export const matchAhead = z
  .object({
    ...threeWay,
    totals: z
      .array(
        z.object({
          line: z.number().describe('Goals of both sides together.'),
          over: probability.describe('Probability of more goals than the line.'),
        }),
      )
      .describe('Of more goals than a line of both sides together, for the lines that are not decided.'),
    both_score: probability.describe('Probability that both sides score.'),
    scores: z
      .array(z.object({ ...score.shape, probability: probability.describe('Probability of this final score.') }))
      .describe('The likeliest final scores, the likeliest first.'),
  })
  .describe('What is left to happen in a match in play.')
export type MatchAhead = z.infer<typeof matchAhead>

export const fixtureChances = defineCall({
  method: 'GET',
  path: '/v3/fixture/chances/{fid}',
  access: 'subscription',
  area: 'fixture',
  summary:
    'The chances of one match minute by minute: of one in play up to now and what is left to happen, of one that is over as they were',
  params: z.object({ fid: idParam }),
  answer: forSubscribers({
    match_id: id,
    basis: withoutPrices(
      z.object({
        result: z
          .enum(['price', 'own'])
          .describe("The full-time result: a bookmaker's prices without their margin, or our own forecast."),
        bookmaker: z.string().nullable().describe('Whose prices.'),
        goals: z
          .enum(['price', 'own', 'usual'])
          .describe(
            'Over and under 2.5 goals; `usual` where neither is known, so that what is said of goals is left out.',
          ),
      }),
      { bookmaker: null },
    )
      .nullable()
      .describe(
        'What the chances before kick-off are made of; null without a price and without a forecast, and so are all of them.',
      ),
    estimated: z.boolean().describe('The minute of the match in play is reckoned, and its chances are.'),
    course: z
      .array(courseMoment)
      .describe(
        'In order, from kick-off on; empty before it. Of a course that is not whole kick-off, half-time if it is known, and the present.',
      ),
    whole: z
      .boolean()
      .describe(
        'Whether the course has every goal and red card with its minute: else nothing is known between its moments.',
      ),
    ahead: matchAhead
      .nullable()
      .describe(
        'Null of a match that is not in its 90 minutes, and where nothing is known of its goals before kick-off.',
      ),
  }),
})
