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
