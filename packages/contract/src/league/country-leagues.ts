import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, idParam } from '../kit/fields.ts'

export const leagueEntry = z.object({
  league_id: id,
  league_name: z.string(),
  league_type: z.string().describe('`league`, `cup` or `friendly`.'),
  league_logo: z.string(),
  is_active: z.boolean().describe('False for a competition that is no longer played: it cannot be chosen.'),
  country_id: id,
  country_name: z.string(),
  country_code: z.string(),
})
export type LeagueEntry = z.infer<typeof leagueEntry>

export const countryLeagues = defineCall({
  method: 'GET',
  path: '/country/league/{country_id}',
  access: 'subscription',
  area: 'settings',
  summary: 'The leagues of a country or region, those being played first; 404 when there is no such country',
  params: z.object({ country_id: idParam }),
  answer: forSubscribers({ leagues: z.array(leagueEntry) }),
})

export const favouriteLeagues = defineCall({
  method: 'GET',
  path: '/favourites',
  access: 'token',
  area: 'favourites',
  summary: 'The favourite leagues of the account with their names, in the order they were chosen',
  answer: z.object({ leagues: z.array(leagueEntry) }),
})
