import { z } from 'zod'
import { fixtureView } from './fixture.ts'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam, pageParam } from './kit/fields.ts'
import { has } from './kit/has.ts'
import {
  day,
  detail,
  namedCountry,
  namedLeague,
  namedPerson,
  namedSeason,
  namedTeam,
  namedType,
  suspending,
  wonTrophy,
} from './kit/names.ts'
import { listFixture } from './list-fixture.ts'
import { transferView } from './transfer.ts'

export const teamCoach = namedPerson.extend({
  date_of_birth: day.nullable(),
  country: namedCountry.nullable(),
  start: day,
  end: day.nullable().describe('Null while it lasts.'),
  position_id: z
    .number()
    .int()
    .describe('221 head coach, 226 assistant, 227 goalkeeping coach, 228 forward coach, 560 caretaker.'),
  position: namedType,
})

export const teamSidelined = z.object({
  player_id: id,
  player: namedPerson,
  type_id: z.number().int().nullable().describe('Type of the injury or suspension; null when unknown.'),
  type: namedType,
  category: z.enum(['injury', 'suspended']).nullable(),
  season_id: id.nullable(),
  league: suspending,
  start_date: day.nullable(),
  end_date: day.nullable(),
  games_missed: z.number().int().nullable(),
})

/** Tabs and cards of a team's page. */
const TEAM_PARTS = [
  'squad',
  'corners',
  'cards',
  'scorers',
  'stats',
  'transfer',
  'other',
  'sidelined',
  'trophies',
  'coaches',
  'rivals',
] as const

export const teamInfo = defineCall({
  method: 'GET',
  path: '/v3/team/info/{id}',
  access: 'public',
  area: 'team',
  summary: 'Who a team is: coaches, trophies, rivals, seasons, what comes next, who is missing; 404 when it is unknown',
  params: z.object({ id: idParam }),
  answer: namedTeam.extend({
    type: z.enum(['domestic', 'national']).describe('Club (`domestic`) or national team.'),
    founded: z.number().int().nullable(),
    country_id: id,
    country: namedCountry,
    venue: fixtureView.shape.venue,
    coaches: z.array(teamCoach).describe('Present ones first, then the latest to leave.'),
    current_coach: id.nullable().describe('The head coach of today; null when there is none.'),
    trophies: z
      .array(wonTrophy)
      .describe('By league: most won, then most often runner-up; within a league the latest season first.'),
    rivals: z.array(namedTeam).describe('Rivals as the source names them.'),
    activeseasons: z.array(namedSeason).describe('Seasons that are going on.'),
    seasons: z.array(namedSeason).describe('Every season the team has matches or figures in, the latest to end first.'),
    upcoming: z.array(listFixture).describe('In play and to come, the next first; at most 50.'),
    sidelined: z.array(teamSidelined).describe('Latest start first, unknown starts last.'),
    leagues: z
      .array(namedLeague.extend({ attendance: z.number().int().positive().describe('Seasons the team played in it.') }))
      .describe('`attendance` is the number of seasons in it; most of them first.'),
    has: has(...TEAM_PARTS),
  }),
})
export type TeamInfo = z.infer<typeof teamInfo.answer>

export const teamLeagues = defineCall({
  method: 'GET',
  path: '/v3/team/league/{id}',
  access: 'subscription',
  area: 'team',
  summary: 'Leagues a team has played in, the one with the latest season first',
  params: z.object({ id: idParam }),
  answer: forSubscribers({ leagues: z.array(namedLeague) }),
})

export const squadPlayer = z.object({
  player_id: id,
  player: namedPerson.extend({
    country: namedCountry.nullable(),
    date_of_birth: day.nullable(),
    height: z.number().int().nullable().describe('Centimetres and kilograms.'),
    weight: z.number().int().nullable(),
  }),
  position_id: z
    .number()
    .int()
    .nullable()
    .describe('24 goalkeeper, 25 defender, 26 midfielder, 27 attacker; null when unknown.'),
  jersey_number: z.number().int().nullable(),
  details: z.array(detail),
})
export type SquadPlayer = z.infer<typeof squadPlayer>

export const teamSquad = defineCall({
  method: 'GET',
  path: '/v3/team/squad/{seasonId}/{teamId}',
  access: 'subscription',
  area: 'team',
  summary: 'The squad of a team in a season with what each did in it, by position, shirt number and name',
  params: z.object({ seasonId: idParam, teamId: idParam }),
  answer: forSubscribers({ players: z.array(squadPlayer).describe('The squad, by position, shirt number and name.') }),
})

export const teamSeasonStat = z.object({ season_id: id, season: namedSeason, details: z.array(detail) })
export type TeamSeasonStat = z.infer<typeof teamSeasonStat>

export const teamStats = defineCall({
  method: 'GET',
  path: '/v3/team/stats/{id}',
  access: 'subscription',
  area: 'team',
  summary: 'The statistics of a team in each season, the latest to end first',
  params: z.object({ id: idParam }),
  answer: forSubscribers({ stats: z.array(teamSeasonStat) }),
})

export const teamScorer = z.object({
  player_id: id,
  player: namedPerson,
  position_id: z.number().int().nullable(),
  details: z
    .array(detail)
    .describe('52 goals, 79 assists, 84 yellow cards, 85 second yellows, 83 red cards, 321 appearances.'),
})
export type TeamScorer = z.infer<typeof teamScorer>

export const teamScorers = defineCall({
  method: 'GET',
  path: '/v3/team/scorer/{seasonId}/{id}',
  access: 'subscription',
  area: 'team',
  summary: 'Goals, assists, cards and appearances of the players of a team in a season, most goals first',
  params: z.object({ seasonId: idParam, id: idParam }),
  answer: forSubscribers({ scorer: z.array(teamScorer).describe('The players, most goals first.') }),
})

export const teamTransfers = defineCall({
  method: 'GET',
  path: '/v3/team/transfer/{id}/{page}',
  access: 'subscription',
  area: 'team',
  summary: 'Players who came and went, newest first, 50 a page; a page beyond the last one is empty',
  params: z.object({ id: idParam, page: pageParam }),
  answer: forSubscribers({
    transfer: z.array(transferView).describe('The transfers, newest first.'),
    has_more: z.boolean(),
  }),
})
