import {
  finderChance,
  finderForm,
  finderMatches,
  finderPast,
  finderPastMatches,
  removeFinder,
  savedFinders,
  saveFinder,
} from '@touchline/contract'
import type { Database } from '@touchline/database'
import { conditionsText, DAY_MS, EXAMPLE_FINDER, type Finder, finderKey, MAX_FINDERS } from '@touchline/football'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { fairQueue } from '../../platform/http/fair-queue.ts'
import { serve } from '../../platform/http/serve.ts'
import { viewerOf } from '../accounts/sessions/viewer.ts'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { pageOfRows, pageWindow } from '../shared/pages.ts'
import { DRAWS, draws } from './chance/drawn-finders.ts'
import { viewComing, viewPastMatch, viewSaved } from './finder.views.ts'
import { viewPast } from './finder-history.view.ts'
import { findFinderLeagues, findSeasonNames } from './finder-names.queries.ts'
import { finderOf } from './finder-of.ts'
import { findComing, findPastMatches } from './found-matches.queries.ts'
import { findPastSums } from './past-sums.queries.ts'
import { dropFinder, findSavedFinders, keepFinder } from './saved-finders.queries.ts'

/** A refresh of the facts drops it sooner. */
const SECONDS = 300
const DAYS_AHEAD = 14
const MAX_SHOWN = 200
/** Histories read much: a few at once, and two of an account, whose page requests several; the others wait. */
const HISTORIES = { atOnce: 4, perKey: 2, waiting: 40 }
const ASKED = { max: 120, windowMs: 60_000 }

export async function finderRoutes(
  app: FastifyInstance,
  { database, reading, clock, rateLimits }: ModuleDeps & { reading: Database },
): Promise<void> {
  const { pool } = reading
  const turns = fairQueue(HISTORIES)
  const limit = rateLimits.limiter('finder', ASKED)
  const inTurn = async <T>(request: FastifyRequest, work: (account: string) => Promise<T>): Promise<T> => {
    const account = `account ${viewerOf(request).accountId}` as const
    await limit.take(account)
    return turns.run(account, () => work(account), { isWanted: () => !request.raw.destroyed })
  }
  const kept = { tags: () => ['finder'], ttlSeconds: SECONDS }

  const pastOf = async (finder: Finder) => {
    const [sums, leagues, seasons] = await Promise.all([
      findPastSums(pool, finder),
      findFinderLeagues(pool),
      findSeasonNames(pool),
    ])
    return viewPast(sums, { leagues: new Map(leagues.map((one) => [one.leagueId, one])), seasons })
  }

  serve(
    app,
    finderForm,
    async () => {
      const [leagues, history] = await Promise.all([findFinderLeagues(pool), pastOf(EXAMPLE_FINDER)])
      const { bet, conditions } = EXAMPLE_FINDER
      return {
        leagues: leagues.map((one) => ({
          league_id: one.leagueId,
          league_name: one.leagueName,
          country_name: one.countryName,
        })),
        example: { finder: { bet, where: conditionsText(conditions) }, history },
      }
    },
    { cache: kept },
  )

  serveSubscribers(app, {
    call: finderMatches,
    handler: async ({ query }) => {
      const now = clock.now()
      const span = { from: now, until: new Date(now.getTime() + DAYS_AHEAD * DAY_MS), most: MAX_SHOWN }
      return viewComing(await findComing(pool, finderOf(query), span))
    },
    cache: { tags: () => ['finder'], ttlSeconds: 30 },
  })

  serveSubscribers(app, {
    call: finderPast,
    handler: ({ query, request }) => inTurn(request, () => pastOf(finderOf(query))),
    cache: kept,
  })

  serveSubscribers(app, {
    call: finderPastMatches,
    handler: async ({ query, request }) => {
      const window = pageWindow(query.page, query.per_page)
      const read = await inTurn(request, () => findPastMatches(pool, finderOf(query), window))
      const { rows, has_more } = pageOfRows(read, query.per_page)
      return { matches: rows.map(viewPastMatch), has_more }
    },
    cache: kept,
  })

  const drawn = draws({ database, clock })
  app.addHook('onClose', async () => drawn.close())

  serveSubscribers(app, {
    call: finderChance,
    handler: async ({ query, request }) => {
      const result = await inTurn(request, (account) => drawn.of(finderOf(query), account))
      return { state: result.state, draws: DRAWS, as_good: result.state === 'drawn' ? result.asGood : null }
    },
  })

  const savedOf = async (accountId: number) => ({
    finders: (await findSavedFinders(database.pool, accountId)).map(viewSaved),
  })

  serveSubscribers(app, { call: savedFinders, handler: ({ request }) => savedOf(viewerOf(request).accountId) })

  serveSubscribers(app, {
    call: saveFinder,
    handler: async ({ body: { name, ...fields }, request }) => {
      const { accountId } = viewerOf(request)
      const finder = finderKey(finderOf(fields))
      if (!(await keepFinder(database, { accountId, name, finder, now: clock.now() })))
        throw publicError('conflict', `An account keeps at most ${MAX_FINDERS} finders: remove one first.`)
      return savedOf(accountId)
    },
  })

  serveSubscribers(app, {
    call: removeFinder,
    handler: async ({ body: { id }, request }) => {
      const { accountId } = viewerOf(request)
      await dropFinder(database.pool, accountId, id)
      return savedOf(accountId)
    },
  })
}
