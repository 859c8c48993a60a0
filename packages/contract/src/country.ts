import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam, pageParam } from './kit/fields.ts'
import { has } from './kit/has.ts'
import { day, namedCountry, namedLeague, namedPerson, namedTeam } from './kit/names.ts'

const ofCountry = z.object({ cid: idParam })
const pageOfCountry = z.object({ cid: idParam, page: pageParam })

const spell = z
  .object({
    team_id: id,
    team: namedTeam,
    start: day
      .nullable()
      .describe('First and last day, `2024-07-01`; null when unknown or, for the last, while it lasts.'),
    end: day.nullable(),
  })
  .describe('A team of a person.')

export const countryLeague = namedLeague.extend({
  sub_type: z.string().nullable().describe('`domestic`, `domestic_cup`, `international` …; null when it is unknown.'),
  league_type: z.string().describe('`league`, `cup` or `friendly`.'),
  active: z.boolean().describe('False for a competition that is no longer played.'),
})
export type CountryLeague = z.infer<typeof countryLeague>

export const countryView = namedCountry.extend({
  region: z.boolean().describe('True for Europe, the World …, which have no continent.'),
  continent: z.object({ id, name: z.string() }).nullable().describe('The continent; null of a region.'),
  leagues: z.array(countryLeague).describe('Those being played first, then by name.'),
  has: has('team', 'player', 'coach', 'referee'),
})
export type CountryView = z.infer<typeof countryView>

export const countryTeam = namedTeam.extend({
  founded: z.number().int().nullable().describe('Year.'),
  national: z.boolean().describe('Whether it is a national team.'),
})
export type CountryTeam = z.infer<typeof countryTeam>

const person = namedPerson.extend({ date_of_birth: day.nullable() })

export const countryPlayer = person.extend({
  height: z.number().int().nullable().describe('Centimetres.'),
  weight: z.number().int().nullable().describe('Kilograms.'),
  teams: z.array(spell.extend({ position_id: z.number().int().nullable() })).describe('Where they play today.'),
})
export type CountryPlayer = z.infer<typeof countryPlayer>

export const countryCoach = person.extend({
  teams: z
    .array(
      spell.extend({
        position_id: z
          .number()
          .int()
          .describe('221 coach, 226 assistant, 227 goalkeeping coach, 228 forward coach, 560 caretaker.'),
        active: z.boolean().describe('Whether they are there today.'),
      }),
    )
    .describe('Where they have been, newest first; `active` where they are today.'),
})
export type CountryCoach = z.infer<typeof countryCoach>

export const countryReferee = person
export type CountryReferee = z.infer<typeof countryReferee>

export const countryWithLeagues = defineCall({
  method: 'GET',
  path: '/v3/country/league/{cid}',
  access: 'subscription',
  area: 'country',
  summary: 'A country or region with its leagues; 404 when there is none of this id',
  params: ofCountry,
  answer: forSubscribers(countryView.shape),
})

export const countryTeams = defineCall({
  method: 'GET',
  path: '/v3/country/team/{cid}/{page}',
  access: 'subscription',
  area: 'country',
  summary: 'The teams of a country by name, 50 a page; 404 when there is no such country',
  params: pageOfCountry,
  answer: forSubscribers({ team: z.array(countryTeam).describe('The teams, by name.'), has_more: z.boolean() }),
})

export const countryPlayers = defineCall({
  method: 'GET',
  path: '/v3/country/player/{cid}/{page}',
  access: 'subscription',
  area: 'country',
  summary: 'The players of a country by name, 50 a page; 404 when there is no such country',
  params: pageOfCountry,
  answer: forSubscribers({ player: z.array(countryPlayer).describe('The players, by name.'), has_more: z.boolean() }),
})

export const countryCoaches = defineCall({
  method: 'GET',
  path: '/v3/country/coach/{cid}/{page}',
  access: 'subscription',
  area: 'country',
  summary: 'The coaches of a country by name, 50 a page; 404 when there is no such country',
  params: pageOfCountry,
  answer: forSubscribers({ coach: z.array(countryCoach).describe('The coaches, by name.'), has_more: z.boolean() }),
})

export const countryReferees = defineCall({
  method: 'GET',
  path: '/v3/country/referee/{cid}/{page}',
  access: 'subscription',
  area: 'country',
  summary: 'The referees of a country by name, 50 a page; 404 when there is no such country',
  params: pageOfCountry,
  answer: forSubscribers({
    referee: z.array(countryReferee).describe('The referees, by name.'),
    has_more: z.boolean(),
  }),
})
