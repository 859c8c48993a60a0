import { searchV1, searchV3, teamsByName } from '@touchline/contract'
import { rankFound, searchTextIsSendable } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { allLeagues, playersLike, teamsLike } from './search.queries.ts'
import { viewCandidate, viewLeague, viewPlayer, viewTeam } from './search.views.ts'

const PAGE = 20
const CACHE = { tags: () => ['reference'], ttlSeconds: 300, maxAgeSeconds: 60 }

/** What no name can hold, and no text column either. */
const holdsNothing = (text: string) => !searchTextIsSendable(text) || text.includes('\u0000')

/** The things of one page in order, and whether a further page has more. */
function pageOf<T>(things: readonly T[], page: number): { shown: T[]; more: boolean } {
  return { shown: things.slice((page - 1) * PAGE, page * PAGE), more: things.length > page * PAGE }
}

export async function searchRoutes(
  app: FastifyInstance,
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
): Promise<void> {
  const findTeams = async (text: string) =>
    holdsNothing(text) ? [] : rankFound(text, await teamsLike(database, text, clock.now()))
  const findLeagues = async (text: string) => (holdsNothing(text) ? [] : rankFound(text, await allLeagues(database)))
  const findPlayers = async (text: string) =>
    holdsNothing(text) ? [] : rankFound(text, await playersLike(database, text))

  const search = async (text: string, page: number) => {
    const [leagues, teams] = await Promise.all([findLeagues(text), findTeams(text)])
    const [some, others] = [pageOf(leagues, page), pageOf(teams, page)]
    return {
      leagues: some.shown.map(viewLeague),
      teams: others.shown.map(viewTeam),
      has_more: some.more || others.more,
    }
  }

  serve(app, teamsByName, async ({ params }) => (await findTeams(params.name)).slice(0, PAGE).map(viewCandidate), {
    cache: CACHE,
  })
  serve(app, searchV1, ({ query }) => search(query.q, query.pg), { cache: CACHE })
  serve(
    app,
    searchV3,
    async ({ query }) => {
      const [found, players] = await Promise.all([search(query.q, query.pg), findPlayers(query.q)])
      const some = pageOf(players, query.pg)
      return { ...found, players: some.shown.map(viewPlayer), has_more: found.has_more || some.more }
    },
    { cache: CACHE },
  )
}
