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
  /** Centimetres and kilograms. */
  height: z.number().int().nullable(),
  weight: z.number().int().nullable(),
  /** Present ones first, then the latest to end. */
  teams: z.array(
    z.object({
      team_id: id,
      team: namedTeam,
      start: day,
      /** Null while it lasts. */
      end: day.nullable(),
      /** 221 coach, 226 assistant, 227 goalkeeping coach, 228 forward coach, 560 caretaker. */
      position_id: z.number().int(),
      position: namedType,
    }),
  ),
  /** In play and to come of the teams coached now, the next first; at most 50. */
  fixtures: z.array(listFixture),
  /** The seasons and teams there are figures of, the latest season first; `/v3/coach/stats` has the figures. */
  statistics: z.array(coachSeason),
  /** Won as a coach; ordered as those won as a player. */
  trophies: z.array(wonTrophy),
  /** The same person as a player; `id` is null, and both lists empty, where that is not known. */
  player: z.object({
    id: id.nullable(),
    /** Newest first. */
    transfers: z.array(transferView),
    /** By league: most won, then most often runner-up; within a league the latest season first. */
    trophies: z.array(wonTrophy),
  }),
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

const LARGEST_ID = 2_147_483_647
const MOST_SEASONS = 200

/** Ids joined by commas. */
const seasonIds = boundedParam(MOST_SEASONS * 11)
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'must be ids joined by commas')
  .refine((text) => text.split(',').length <= MOST_SEASONS, `must be ${MOST_SEASONS} ids or fewer`)
  .refine((text) => text.split(',').every((one) => !(Number(one) > LARGEST_ID)), 'has a number too large for an id')

export const coachFixtures = defineCall({
  method: 'GET',
  path: '/v3/coach/fixture/{id}/{seasonIds}',
  access: 'subscription',
  area: 'coach',
  summary: 'Matches of the teams a coach led in these seasons, newest first',
  params: z.object({ id: idParam, seasonIds }),
  answer: forSubscribers({ fixture: z.array(listFixture) }),
})

export const coachStat = coachSeason.extend({
  /** 188 matches, 214 wins, 215 draws, 216 losses, 59 substitutions, 84 yellow, 85 second yellow, 83 red cards. */
  details: z.array(detail),
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
