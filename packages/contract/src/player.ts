import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam } from './kit/fields.ts'
import { has } from './kit/has.ts'
import { day, detail, namedCountry, namedPerson, namedSeason, namedTeam, wonTrophy } from './kit/names.ts'
import { listFixture } from './list-fixture.ts'
import { transferView } from './transfer.ts'

export const playerProfile = namedPerson.extend({
  display_name: z.string(),
  country_id: id.nullable(),
  country: namedCountry.nullable(),
  position_id: z
    .number()
    .int()
    .nullable()
    .describe('24 goalkeeper, 25 defender, 26 midfielder, 27 attacker; null when unknown.'),
  detailed_position_id: z.number().int().nullable().describe('148 centre-back, 151 centre-forward …'),
  height: z.number().int().nullable().describe('Centimetres and kilograms.'),
  weight: z.number().int().nullable(),
  date_of_birth: day.nullable(),
  metadata: z
    .array(
      z.object({ type_id: z.literal(229), values: z.enum(['left', 'right', 'both']).describe('The preferred foot.') }),
    )
    .describe('229 the preferred foot; empty when it is unknown.'),
  /** Present ones first, then the latest to end. */
  teams: z.array(
    z.object({
      team_id: id,
      team: namedTeam,
      national: z
        .boolean()
        .describe(
          "A country's team; where no source lists the spell, since the first and, when that is long ago, to the last match played for it.",
        ),
      start: day.nullable(),
      end: day.nullable(),
      position_id: z.number().int().nullable(),
      jersey_number: z.number().int().nullable(),
    }),
  ),
  latest: z
    .array(z.object({ fixture_id: id, team_id: id, fixture: listFixture }))
    .describe('The last 20 matches in whose squad the player was, newest first; `team_id` the side played for.'),
  trophies: z
    .array(wonTrophy)
    .describe('By league: most won, then most often runner-up; within a league the latest season first.'),
  transfers: z.array(transferView).describe('Newest first.'),
  has: has('latest', 'stats', 'transfers', 'trophies'),
})
export type PlayerProfile = z.infer<typeof playerProfile>

export const playerInfo = defineCall({
  method: 'GET',
  path: '/v3/player/info/{pid}',
  access: 'subscription',
  area: 'player',
  summary: 'Who a player is: teams, latest matches, trophies, transfers; 404 when unknown',
  params: z.object({ pid: idParam }),
  answer: forSubscribers({ player: playerProfile }),
})

export const playerSeasonStat = z.object({
  season_id: id,
  season: namedSeason,
  team_id: id,
  team: namedTeam,
  position_id: z.number().int().nullable(),
  jersey_number: z.number().int().nullable(),
  details: z.array(detail),
})
export type PlayerSeasonStat = z.infer<typeof playerSeasonStat>

export const playerStats = defineCall({
  method: 'GET',
  path: '/v3/player/stats/{pid}',
  access: 'subscription',
  area: 'player',
  summary: 'What a player did in each season and team, the latest season to end first',
  params: z.object({ pid: idParam }),
  answer: forSubscribers({ stats: z.array(playerSeasonStat) }),
})
