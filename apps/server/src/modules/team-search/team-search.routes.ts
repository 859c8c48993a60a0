import { teamsByName } from '@touchline/contract'
import { foldText, searchTextIsSendable } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findTeams } from './team-search.queries.ts'
import { viewTeam } from './team-search.views.ts'

const SECONDS = 300

/** What no name can hold, and no text column either. */
const holdsNothing = (text: string) => !searchTextIsSendable(text) || text.includes('\u0000')

export async function teamSearchRoutes(app: FastifyInstance, { database }: ModuleDeps): Promise<void> {
  serve(
    app,
    teamsByName,
    async ({ params }) => {
      const folded = foldText(params.name).trim()
      if (holdsNothing(params.name) || folded === '') return []
      return (await findTeams(database, folded)).map(viewTeam)
    },
    { cache: { tags: () => ['reference'], ttlSeconds: SECONDS, maxAgeSeconds: 60 } },
  )
}
