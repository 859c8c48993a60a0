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
  team_id: id.describe('The side whose score rose, also for an own goal.'),
  type: z.enum(['goal', 'penalty', 'owngoal']).describe('Kind of goal.'),
})
export type GoalEvent = z.infer<typeof goalEvent>

export const cornerEvent = z.object({
  comment: z.string().describe('What the source says of it.'),
  minute: z.number().int(),
  extra_minute: z.number().int().nullable(),
  team_id: id,
})
export type CornerEvent = z.infer<typeof cornerEvent>

export const cardEvent = z.object({
  type: z.enum(['yellowcard', 'redcard', 'yellowred']).describe('Colour of the card; `yellowred` is a second yellow.'),
  minute: z.number().int(),
  extra_minute: z.number().int().nullable(),
  team_id: id,
  player_id: id.nullable(),
  player_name: z.string().nullable(),
})
export type CardEvent = z.infer<typeof cardEvent>

export const sideStatistics = z
  .object({
    team_id: id,
    shots: z
      .object({
        total: count,
        ongoal: count.describe('On target; null when unknown.'),
        blocked: count.describe('Blocked; null when unknown.'),
        insidebox: count.describe('From inside the box; null when unknown.'),
      })
      .describe('Shots by kind.'),
    attacks: z
      .object({
        attacks: count.describe('All attacks; null when unknown.'),
        dangerous_attacks: count.describe('Dangerous ones; null when unknown.'),
      })
      .describe('Attacks by kind.'),
    passes: z
      .object({ total: count, accurate: count.describe('Those that arrived; null when unknown.') })
      .describe('Passes by kind.'),
    ball_safe: count.describe('Safe possessions; null when unknown.'),
    fouls: count.describe('Fouls; null when unknown.'),
    free_kick: count.describe('Free kicks; null when unknown.'),
    goal_attempts: count.describe('Attempts at goal; null when unknown.'),
    goal_kick: count.describe('Goal kicks; null when unknown.'),
    injuries: count.describe('Injuries; null when unknown.'),
    offsides: count.describe('Offsides; null when unknown.'),
    penalties: count.describe('Penalties; null when unknown.'),
    possessiontime: count.describe('Possession in per cent; null when unknown.'),
    saves: count.describe('Saves; null when unknown.'),
    substitutions: count.describe('Substitutions; null when unknown.'),
    tackles: count.describe('Tackles; null when unknown.'),
    throw_in: count.describe('Throw-ins; null when unknown.'),
    corners: count,
    yellowcards: count,
    redcards: count,
    yellowredcards: count,
  })
  .describe("One side's statistics in the shape of the API; unknown is null.")
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
    localteam_score: z.number().int().describe('After 90 minutes.'),
    visitorteam_score: z.number().int().describe('The same of the away team.'),
    ht_score: z.string().nullable().describe('`1-0`, null when unknown.'),
    et_score: z.string().nullable().describe('After extra time and the shoot-out, where it went that far.'),
    ps_score: z.string().nullable().describe('Of the shoot-out, where there was one.'),
  }),
  has_minutes: z
    .object({ goals: z.boolean(), corners: z.boolean(), cards: z.boolean() })
    .describe('Whether minutes of goals, corners and cards are known, so that a half can be separated from the whole.'),
  goals: z.object({ data: z.array(goalEvent) }),
  corners: z.object({ data: z.array(cornerEvent) }),
  cards: z.object({ data: z.array(cardEvent) }),
  stats: z.object({ data: z.tuple([sideStatistics, sideStatistics]) }).describe('Home side first.'),
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
      except: idParam.optional().describe('Id of a match that is left out.'),
    })
    .refine(asOfNeedsMatch, NEEDS_MATCH),
  answer: z.object({ data: z.array(headToHeadRecord) }),
})
