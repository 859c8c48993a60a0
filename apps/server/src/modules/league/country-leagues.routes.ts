import { countryLeagues } from '@touchline/contract'
import { countryById } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { viewerOf } from '../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findLeagueEntries } from './country-leagues.queries.ts'
import { viewLeagueEntry } from './country-leagues.views.ts'

/** Not cached: the answer depends on the viewer, and the call is rare and cheap. */
export async function countryLeagueRoutes(app: FastifyInstance, { database }: ModuleDeps): Promise<void> {
  serve(app, countryLeagues, async ({ params, request }) => {
    const { type } = viewerOf(request)
    if (type !== 2) return { type }
    const countryId = params.country_id
    if (countryById(countryId) === null) throw publicError('not_found', 'There is no country of this id.')
    return { type, leagues: (await findLeagueEntries(database, { countryId })).map(viewLeagueEntry) }
  })
}
