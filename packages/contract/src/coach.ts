import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam } from './kit/fields.ts'
import { has } from './kit/has.ts'
import { day, detail, namedCountry, namedPerson, namedSeason, namedTeam, namedType, wonTrophy } from './kit/names.ts'
import { boundedParam } from './kit/text.ts'
import { listFixture } from './list-fixture.ts'
import { transferView } from './transfer.ts'

const coachSeason = z.object({ season_id: id, season: namedSeason, team_id: id, team: namedTeam })

export const coachProfile = namedPerson.extend({
  display_name: z.string(),
  date_of_birth: day.nullable(),
  country_id: id.nullable(),
  country: namedCountry.nullable(),
  height: z.number().int().nullable().describe('Centimetres and kilograms.'),
  weight: z.number().int().nullable(),
  teams: z
    .array(
      z.object({
        team_id: id,
        team: namedTeam,
        start: day,
        end: day.nullable().describe('Null while it lasts.'),
        position_id: z
          .number()
          .int()
          .describe('221 coach, 226 assistant, 227 goalkeeping coach, 228 forward coach, 560 caretaker.'),
        position: namedType.describe('Name of the role.'),
      }),
    )
    .describe('Present ones first, then the latest to end.'),
  fixtures: z.array(listFixture).describe('In play and to come of the teams coached now, the next first; at most 50.'),
  statistics: z
    .array(coachSeason)
    .describe(
      'The seasons and teams there are figures of, the latest season first; `/v3/coach/stats` has the figures.',
    ),
  trophies: z.array(wonTrophy).describe('Won as a coach; ordered as those won as a player.'),
  player: z
    .object({
      id: id.nullable().describe('Id of the same person as a player; null when unknown.'),
      transfers: z.array(transferView).describe('Newest first.'),
      trophies: z
        .array(wonTrophy)
        .describe('By league: most won, then most often runner-up; within a league the latest season first.'),
    })
    .describe('The same person as a player; `id` is null, and both lists empty, where that is not known.'),
  has: has('fixtures', 'stats', 'transfers', 'trophies'),
})
export type CoachProfile = z.infer<typeof coachProfile>

export const coachInfo = defineCall({
  method: 'GET',
  path: '/v3/coach/info/{id}',
  access: 'subscription',
  area: 'coach',
  summary: 'Who a coach is: teams, what comes next, trophies and transfers as a player; 404 when unknown',
  params: z.object({ id: idParam }),
  answer: forSubscribers(coachProfile.shape),
})

const MAX_ID = 2_147_483_647
const MAX_SEASONS = 200

const seasonIds = boundedParam(MAX_SEASONS * 11)
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'must be ids joined by commas')
  .refine((text) => text.split(',').length <= MAX_SEASONS, `must be ${MAX_SEASONS} ids or fewer`)
  .refine((text) => text.split(',').every((one) => !(Number(one) > MAX_ID)), 'has a number too large for an id')
  .describe('Ids joined by commas.')

export const coachFixtures = defineCall({
  method: 'GET',
  path: '/v3/coach/fixture/{id}/{seasonIds}',
  access: 'subscription',
  area: 'coach',
  summary: 'Matches of the teams a coach led in these seasons, newest first',
  params: z.object({ id: idParam, seasonIds }),
  answer: forSubscribers({ fixture: z.array(listFixture).describe('The matches, newest first.') }),
})

export const coachStat = coachSeason.extend({
  details: z
    .array(detail)
    .describe(
      '188 matches, 214 wins, 215 draws, 216 losses, 59 substitutions, 84 yellow, 85 second yellow, 83 red cards.',
    ),
})
export type CoachStat = z.infer<typeof coachStat>

export const coachStats = defineCall({
  method: 'GET',
  path: '/v3/coach/stats/{id}',
  access: 'subscription',
  area: 'coach',
  summary: 'What teams did under a coach in each season, the latest season first',
  params: z.object({ id: idParam }),
  answer: forSubscribers({ stats: z.array(coachStat) }),
})
