import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam, score } from './kit/fields.ts'

const probability = z.number().min(0).max(1)

/** Of a home win, a draw and an away win after 90 minutes; they add up to 1. */
const threeWay = { home: probability, draw: probability, away: probability }

/**
 * The chances of a match in play from the price before kick-off (or our own forecast), the score, the minute and the red cards that are
 * known. Sent to subscribers on the live stream as event `chances`, whenever one of these changes.
 */
export const liveChances = z.object({
  match_id: id,
  ...threeWay,
  /** Present, and true, where the minute is reckoned: the chances are too, and are shown as `~46 %`. */
  estimated: z.boolean().optional(),
})
export type LiveChances = z.infer<typeof liveChances>

export const livescoreChances = defineCall({
  method: 'GET',
  path: '/v3/livescore/chances',
  access: 'subscription',
  area: 'inplay',
  summary:
    'The chances of the matches in their 90 minutes of play, at half-time too; a match without a price and without a forecast of ours is left out',
  answer: forSubscribers({ chances: z.array(liveChances) }),
})

/** A moment of a match and what could be said in it. */
export const courseMoment = z.object({
  /** 0 is kick-off; what is said of a minute counts everything that happened in it. */
  minute: z.number().int().min(0).max(90),
  /** Minutes beyond the 45th or the 90th, for what happened there; 0 otherwise. */
  added: z.number().int().min(0),
  /** Half-time, or the end of the 90 minutes; null while it is played. */
  break: z.enum(['half_time', 'end']).nullable(),
  score,
  ...threeWay,
})
export type CourseMoment = z.infer<typeof courseMoment>

/** What is left to happen in a match in play. */
export const matchAhead = z.object({
  ...threeWay,
  /** Of more goals than a line of both sides together, for the lines that are not decided. */
  totals: z.array(z.object({ line: z.number(), over: probability })),
  both_score: probability,
  /** The likeliest final scores, the likeliest first. */
  scores: z.array(z.object({ ...score.shape, probability })),
})
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
    /** What the chances before kick-off are made of; null without a price and without a forecast, and so are all of them. */
    basis: z
      .object({
        /** The full-time result: a bookmaker's prices without their margin, or our own forecast. */
        result: z.enum(['price', 'own']),
        /** Whose prices. */
        bookmaker: z.string().nullable(),
        /** Over and under 2.5 goals; `usual` where neither is known, so that what is said of goals is left out. */
        goals: z.enum(['price', 'own', 'usual']),
      })
      .nullable(),
    /** The minute of the match in play is reckoned, and its chances are. */
    estimated: z.boolean(),
    /** In order, from kick-off on; empty before it. Of a course that is not whole kick-off, half-time if it is known, and the present. */
    course: z.array(courseMoment),
    /** Whether the course has every goal and red card with its minute: else nothing is known between its moments. */
    whole: z.boolean(),
    /** Null of a match that is not in its 90 minutes, and where nothing is known of its goals before kick-off. */
    ahead: matchAhead.nullable(),
  }),
})
