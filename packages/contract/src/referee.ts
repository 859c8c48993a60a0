import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam } from './kit/fields.ts'

const share = z.object({ count: z.number(), average: z.number().nullable() })

/** A figure of a referee's season. */
export const refereeFigure = z.object({
  /** 188 matches, 56 fouls, 47 penalties, 84 yellow cards, 85 second yellows, 83 red cards, 314 video reviews. */
  type_id: z.literal([188, 56, 47, 84, 85, 83, 314]),
  value: z.object({
    /** How many there were. */
    count: z.number(),
    /** Matches it rests on, where these are not all of the season's. */
    matches: z.number().int().optional(),
    /** The same with the average per match; not of the matches themselves. Left out where it is unknown. */
    all: share.optional(),
    /** Against the home and the away teams. */
    home: share.optional(),
    away: share.optional(),
  }),
})
export type RefereeFigure = z.infer<typeof refereeFigure>

export const refereeSeasonStatistics = z.object({
  season: z.object({ id, name: z.string(), league: z.object({ id, name: z.string() }) }),
  /** A figure that is left out is unknown. */
  details: z.array(refereeFigure),
})
export type RefereeSeasonStatistics = z.infer<typeof refereeSeasonStatistics>

export const refereeStats = defineCall({
  method: 'GET',
  path: '/v3/referee/stats/{referee_id}',
  access: 'subscription',
  area: 'referee',
  summary: 'Who a referee is and what they gave in each season, the latest names of seasons first',
  params: z.object({ referee_id: idParam }),
  answer: forSubscribers({
    id,
    name: z.string(),
    common_name: z.string(),
    image_path: z.string(),
    /** `1980-05-31`; null when unknown. */
    date_of_birth: z.string().nullable(),
    country: z.object({ name: z.string(), code: z.string() }).nullable(),
    statistics: z.array(refereeSeasonStatistics),
  }),
})

const mean = z.number().min(0)
const probability = z.number().min(0).max(1)
/** Yellow cards to expect of both teams together, and the probability of four or more. */
const expectedCards = z.object({ mean, over_35: probability })

export const refereeCards = defineCall({
  method: 'GET',
  path: '/v3/referee/cards/{match_id}',
  access: 'subscription',
  area: 'referee',
  summary: 'Yellow cards to expect of a match with its referee and without, beside those of its league',
  params: z.object({ match_id: idParam }),
  answer: forSubscribers({
    /** Null for a match that is not forecast: cups, friendlies, national teams. */
    forecast: z
      .object({
        /** Null while nobody is named. */
        with_referee: expectedCards.nullable(),
        without_referee: expectedCards,
        /** How many times the cards of other referees this one gives: 1.1 for a tenth more; null while nobody is named. */
        factor: z.number().positive().nullable(),
      })
      .nullable(),
    /** Of the league's last season, with the 95 % interval of its mean; null without known cards. */
    league: z
      .object({
        season: z.object({ id, name: z.string() }),
        matches: z.number().int().positive(),
        mean,
        low: mean.nullable(),
        high: mean.nullable(),
        /** Share of matches with four or more. */
        over_35: probability,
      })
      .nullable(),
  }),
})
