import { z } from 'zod'
import { defineCall } from './call.ts'
import { id, idParam } from './fields.ts'

export const leagueEntry = z.object({
  league_id: id,
  league_name: z.string(),
  league_type: z.string(),
  league_logo: z.string(),
  is_active: z.boolean(),
  country_name: z.string(),
})
export type LeagueEntry = z.infer<typeof leagueEntry>

export const countryLeagues = defineCall({
  method: 'GET',
  path: '/country/league/{country_id}',
  access: 'subscription',
  area: 'settings',
  summary: 'The leagues of a country',
  params: z.object({ country_id: idParam }),
  answer: z.discriminatedUnion('type', [
    z.object({ type: z.union([z.literal(0), z.literal(1)]) }),
    z.object({ type: z.literal(2), leagues: z.array(leagueEntry) }),
  ]),
})
