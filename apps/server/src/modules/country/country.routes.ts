import { countryCoaches, countryPlayers, countryReferees, countryTeams, countryWithLeagues } from '@touchline/contract'
import { type Country, countryById } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { flagImage } from '../shared/image-paths.ts'
import { pageOfRows, pageWindow } from '../shared/pages.ts'
import { findCoaches, findLeagues, findParts, findPlayers, findReferees, findTeams } from './country.queries.ts'
import { viewCoach, viewCountryLeague, viewCountryTeam, viewPlayer, viewReferee } from './country.views.ts'
import { findCoachTeams, findPlayerTeams } from './spells.queries.ts'

/** Cached answers expire, because clubs of people change with the day too. */
const SECONDS = 600

function knownCountry(id: number): Country {
  const country = countryById(id)
  if (country === null) throw publicError('not_found', 'There is no country of this id.')
  return country
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const reference = { tags: () => ['reference'], ttlSeconds: SECONDS }

export async function countryRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  const today = () => clock.now().toISOString().slice(0, 10)

  serveSubscribers(app, {
    call: countryWithLeagues,
    handler: async ({ params: { cid } }) => {
      const { id, name, code, region, continent } = knownCountry(cid)
      const around = continent === null ? null : countryById(continent)
      const [leagues, parts] = await Promise.all([findLeagues(database, id), findParts(database, id)])
      return {
        ...{ id, name, code, image_path: flagImage(code), region },
        continent: around && { id: around.id, name: around.name },
        leagues: leagues.map(viewCountryLeague),
        has: parts,
      }
    },
    cache: reference,
  })

  serveSubscribers(app, {
    call: countryTeams,
    handler: async ({ params: { cid, page } }) => {
      const { rows, has_more } = pageOfRows(await findTeams(database, knownCountry(cid).id, pageWindow(page)))
      return { team: rows.map(viewCountryTeam), has_more }
    },
    cache: reference,
  })

  serveSubscribers(app, {
    call: countryPlayers,
    handler: async ({ params: { cid, page } }) => {
      const { rows, has_more } = pageOfRows(
        await findPlayers(database, { countryId: knownCountry(cid).id, today: today(), page: pageWindow(page) }),
      )
      const teams = await findPlayerTeams(database, ids(rows), today())
      return { player: rows.map((row) => viewPlayer(row, teams.get(row.id) ?? [])), has_more }
    },
    cache: {
      tags: (_input, { player }) => ['reference', ...player.map(({ id }) => `player:${id}`)],
      ttlSeconds: SECONDS,
    },
  })

  serveSubscribers(app, {
    call: countryCoaches,
    handler: async ({ params: { cid, page } }) => {
      const { rows, has_more } = pageOfRows(await findCoaches(database, knownCountry(cid).id, pageWindow(page)))
      const teams = await findCoachTeams(database, ids(rows), today())
      return { coach: rows.map((row) => viewCoach(row, teams.get(row.id) ?? [])), has_more }
    },
    cache: reference,
  })

  serveSubscribers(app, {
    call: countryReferees,
    handler: async ({ params: { cid, page } }) => {
      const { rows, has_more } = pageOfRows(await findReferees(database, knownCountry(cid).id, pageWindow(page)))
      return { referee: rows.map(viewReferee), has_more }
    },
    cache: reference,
  })
}
