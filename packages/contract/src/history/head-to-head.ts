import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, idParam, instant, threeWay } from '../kit/fields.ts'
import { asOf, asOfNeedsMatch, NEEDS_MATCH } from './as-of.ts'

const count = z.number().int().nullable()

export const goalEvent = z.object({
  player_id: id.nullable(),
  player_name: z.string().nullable(),
  minute: z.number().int(),
  extra_minute: z.number().int().nullable(),
  /** The side whose score rose, also for an own goal. */
  team_id: id,
  type: z.enum(['goal', 'penalty', 'owngoal']),
})
export type GoalEvent = z.infer<typeof goalEvent>

export const cornerEvent = z.object({
  comment: z.string(),
  minute: z.number().int(),
  extra_minute: z.number().int().nullable(),
  team_id: id,
})
export type CornerEvent = z.infer<typeof cornerEvent>

export const cardEvent = z.object({
  type: z.enum(['yellowcard', 'redcard', 'yellowred']),
  minute: z.number().int(),
  extra_minute: z.number().int().nullable(),
  team_id: id,
  player_id: id.nullable(),
  player_name: z.string().nullable(),
})
export type CardEvent = z.infer<typeof cardEvent>

/** One side's statistics in the shape of the API; unknown is null. */
export const sideStatistics = z.object({
  team_id: id,
  shots: z.object({ total: count, ongoal: count, blocked: count, insidebox: count }),
  attacks: z.object({ attacks: count, dangerous_attacks: count }),
  passes: z.object({ total: count, accurate: count }),
  ball_safe: count,
  fouls: count,
  free_kick: count,
  goal_attempts: count,
  goal_kick: count,
  injuries: count,
  offsides: count,
  penalties: count,
  possessiontime: count,
  saves: count,
  substitutions: count,
  tackles: count,
  throw_in: count,
  corners: count,
  yellowcards: count,
  redcards: count,
  yellowredcards: count,
})
export type SideStatistics = z.infer<typeof sideStatistics>

export const headToHeadRecord = z.object({
  match_id: id,
  start_dt: instant,
  kickoff_known: z.boolean(),
  local_id: id,
  local_name: z.string(),
  local_short_code: z.string().nullable(),
  visitor_id: id,
  visitor_name: z.string(),
  visitor_short_code: z.string().nullable(),
  league_id: id,
  league_name: z.string(),
  league_country: z.object({ id, code: z.string(), name: z.string() }),
  season_id: id,
  season_name: z.string(),
  round_name: z.string().nullable(),
  local_coach_id: id.nullable(),
  visitor_coach_id: id.nullable(),
  scores: z.object({
    /** After 90 minutes. */
    localteam_score: z.number().int(),
    visitorteam_score: z.number().int(),
    /** `1-0`, null when unknown. */
    ht_score: z.string().nullable(),
    /** After extra time and the shoot-out, where it went that far. */
    et_score: z.string().nullable(),
    ps_score: z.string().nullable(),
  }),
  /** Whether minutes of goals, corners and cards are known, so that a half can be separated from the whole. */
  has_minutes: z.object({ goals: z.boolean(), corners: z.boolean(), cards: z.boolean() }),
  goals: z.object({ data: z.array(goalEvent) }),
  corners: z.object({ data: z.array(cornerEvent) }),
  cards: z.object({ data: z.array(cardEvent) }),
  /** Home side first. */
  stats: z.object({ data: z.tuple([sideStatistics, sideStatistics]) }),
  three_way: threeWay,
  referee_id: id.nullable(),
  referee_common_name: z.string().nullable(),
})
export type HeadToHeadRecord = z.infer<typeof headToHeadRecord>

export const matchHeadToHead = defineCall({
  method: 'GET',
  path: '/match_h2h/{local_id}/{visitor_id}',
  access: 'public',
  area: 'history',
  summary: 'Every finished match of two teams, newest first',
  params: z.object({ local_id: idParam, visitor_id: idParam }),
  query: z
    .object({
      as_of: asOf,
      /** Id of a match that is left out. */
      except: idParam.optional(),
    })
    .refine(asOfNeedsMatch, NEEDS_MATCH),
  answer: z.object({ data: z.array(headToHeadRecord) }),
})
