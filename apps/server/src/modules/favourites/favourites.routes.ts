import { mergeFavourites, pickFavourite } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { viewerOf } from '../accounts/viewer.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { addFavourites, findFavourites, removeFavourite } from './favourites.queries.ts'

/** Both calls answer with the whole list, which replaces the browser's. */
export async function favouriteRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
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
