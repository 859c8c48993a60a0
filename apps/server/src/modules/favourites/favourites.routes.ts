import { favouriteLeagues, mergeFavourites, pickFavourite } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { viewerOf } from '../accounts/sessions/viewer.ts'
import { findLeagueEntries } from '../league/country-leagues.queries.ts'
import { viewLeagueEntry } from '../league/country-leagues.views.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { addFavourites, findFavourites, removeFavourite } from './favourites.queries.ts'

/** The calls that change the list answer with all of it, which replaces the browser's. */
export async function favouriteRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, favouriteLeagues, async ({ request }) => {
    const ids = await findFavourites(database, viewerOf(request).accountId)
    const leagues = new Map((await findLeagueEntries(database, { ids })).map((league) => [league.id, league]))
    return { leagues: ids.flatMap((id) => leagues.get(id) ?? []).map(viewLeagueEntry) }
  })

  serve(app, pickFavourite, async ({ body, request }) => {
    const { accountId } = viewerOf(request)
    if (body.flag === 1) await addFavourites(database, accountId, [body.league_id], clock.now())
    else await removeFavourite(database, accountId, body.league_id)
    return { leagues: await findFavourites(database, accountId) }
  })

  serve(app, mergeFavourites, async ({ body, request }) => {
    const { accountId } = viewerOf(request)
    await addFavourites(database, accountId, body.leagues, clock.now())
    return { leagues: await findFavourites(database, accountId) }
  })
}
