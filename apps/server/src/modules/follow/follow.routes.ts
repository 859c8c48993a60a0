import { favouriteLeagues, followThing, MAX_FOLLOWED, mergeFollows, pickFavourite } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { viewerOf } from '../accounts/sessions/viewer.ts'
import { findLeagueEntries } from '../league/country-leagues.queries.ts'
import { viewLeagueEntry } from '../league/country-leagues.views.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { addFollows, findFavourites, findFollowed, removeFollow } from './follow.queries.ts'

/** The list of leagues is unlimited. */
const ANY_NUMBER = 1_000_000

/** The calls that change a list answer with all of it, which replaces the browser's. */
export async function followRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, favouriteLeagues, async ({ request }) => {
    const ids = await findFavourites(database, viewerOf(request).accountId)
    const leagues = new Map((await findLeagueEntries(database, { ids })).map((league) => [league.id, league]))
    return { leagues: ids.flatMap((id) => leagues.get(id) ?? []).map(viewLeagueEntry) }
  })

  serve(app, pickFavourite, async ({ body: { league_id, flag }, request }) => {
    const { accountId } = viewerOf(request)
    const league = { kind: 'league', ids: [league_id], most: ANY_NUMBER } as const
    if (flag === 1) await addFollows(database, { accountId, chosen: [league], now: clock.now() })
    else await removeFollow(database, { accountId, kind: 'league', id: league_id })
    return { leagues: await findFavourites(database, accountId) }
  })

  serve(app, followThing, async ({ body: { kind, id, flag }, request }) => {
    const { accountId } = viewerOf(request)
    const thing = { kind, ids: [id], most: MAX_FOLLOWED }
    if (flag === 0) await removeFollow(database, { accountId, kind, id })
    else if (!(await addFollows(database, { accountId, chosen: [thing], now: clock.now() }))) {
      throw publicError('conflict', `You can follow ${MAX_FOLLOWED} of a kind. Stop following one first.`)
    }
    return (await findFollowed(database.pool, accountId)).follows
  })

  serve(app, mergeFollows, async ({ body, request }) => {
    const { accountId } = viewerOf(request)
    const chosen = [
      { kind: 'league', ids: body.leagues, most: ANY_NUMBER },
      { kind: 'team', ids: body.teams, most: MAX_FOLLOWED },
      { kind: 'match', ids: body.matches, most: MAX_FOLLOWED },
      { kind: 'player', ids: body.players, most: MAX_FOLLOWED },
    ] as const
    await addFollows(database, { accountId, chosen, now: clock.now() })
    const { leagues, follows } = await findFollowed(database.pool, accountId)
    return { ...follows, leagues }
  })
}
