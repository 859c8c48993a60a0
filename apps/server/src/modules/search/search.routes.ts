import { searchV1, searchV3, teamsByName } from '@touchline/contract'
import type { SearchedKind } from '@touchline/database'
import { rankFound, searchTextIsSendable } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { readCoaches, readLeagues, readPlayers, readTeams } from './found-things.queries.ts'
import { namesLike } from './search.queries.ts'
import { viewCandidate, viewCoach, viewLeague, viewPlayer, viewTeam } from './search.views.ts'

const PAGE = 20
const CACHE = { tags: () => ['reference'], ttlSeconds: 300, maxAgeSeconds: 60 }
const PUBLIC_KINDS: readonly SearchedKind[] = ['team', 'league']
const MEMBER_KINDS: readonly SearchedKind[] = ['team', 'league', 'player', 'coach']

/** Characters no name can contain, nor any text column. */
const holdsNothing = (text: string) => !searchTextIsSendable(text) || text.includes('\u0000')

interface Asked {
  q: string
  pg: number
  kind?: SearchedKind | undefined
}

export async function searchRoutes(app: FastifyInstance, { database }: Pick<ModuleDeps, 'database'>): Promise<void> {
  /** The ids of one page of each kind in order, the names they were found by, and whether a further page has more. */
  const find = async ({ q, pg, kind }: Asked, kinds: readonly SearchedKind[]) => {
    const asked = kinds.filter((one) => kind === undefined || one === kind)
    const names = holdsNothing(q) ? [] : await namesLike(database, q, asked)
    const found = new Map(rankByKind(q, names))
    const page = (one: SearchedKind) => (found.get(one) ?? []).slice((pg - 1) * PAGE, pg * PAGE).map(({ id }) => id)
    const by = (one: SearchedKind) => ({ text: q, names: new Map(found.get(one)?.map((row) => [row.id, row])) })
    return { page, by, more: [...found.values()].some((rows) => rows.length > pg * PAGE) }
  }
  const search = async (query: Asked, kinds: readonly SearchedKind[]) => {
    const { page, by, more } = await find(query, kinds)
    const [leagues, teams, players, coaches] = await Promise.all([
      readLeagues(database, page('league')),
      readTeams(database, page('team')),
      readPlayers(database, page('player')),
      readCoaches(database, page('coach')),
    ])
    const things = {
      leagues: leagues.map(viewLeague(by('league'))),
      teams: teams.map(viewTeam(by('team'))),
      has_more: more,
    }
    const people = { players: players.map(viewPlayer(by('player'))), coaches: coaches.map(viewCoach(by('coach'))) }
    return { things, people }
  }

  const teamsCalled = async (name: string) =>
    readTeams(database, (await find({ q: name, pg: 1 }, ['team'])).page('team'))

  serve(app, teamsByName, async ({ params }) => (await teamsCalled(params.name)).map(viewCandidate), { cache: CACHE })
  serve(app, searchV1, async ({ query }) => (await search(query, PUBLIC_KINDS)).things, { cache: CACHE })
  serve(
    app,
    searchV3,
    async ({ query }) => {
      const { things, people } = await search(query, MEMBER_KINDS)
      return { ...things, ...people }
    },
    { cache: CACHE },
  )
}

/** Matches of each kind with the name that was found, best first. */
const rankByKind = (text: string, names: Awaited<ReturnType<typeof namesLike>>) =>
  [...Map.groupBy(names, ({ kind }) => kind)].map(([kind, rows]) => [kind, rankFound(text, rows)] as const)
