import { oddsBookmakers, oddsFair, oddsMovement, oddsPreMatch } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { findBooks } from '../shared/fixture-books.queries.ts'
import { viewBookmakers } from './bookmakers.view.ts'
import { viewFair } from './fair.view.ts'
import { findMoves } from './movement.queries.ts'
import { viewMovement } from './movement.view.ts'
import { viewOdds } from './odds.views.ts'
import type { OddsDeps } from './odds-deps.ts'

const SECONDS = 60

export async function oddsRoutes(app: FastifyInstance, { database, ladder }: OddsDeps): Promise<void> {
  serve(app, oddsPreMatch, async ({ params }) => viewOdds(await findBooks(database, params.match_id), ladder), {
    cache: { tags: ({ params }) => [`fixture:${params.match_id}`], ttlSeconds: SECONDS },
  })

  serve(
    app,
    oddsFair,
    async ({ params: { match_id } }) => {
      const [books, moves] = await Promise.all([findBooks(database, match_id), findMoves(database, match_id, [])])
      return viewFair(books, ladder, moves)
    },
    { cache: { tags: ({ params }) => [`fixture:${params.match_id}`], ttlSeconds: SECONDS } },
  )

  serve(app, oddsBookmakers, async ({ params }) => viewBookmakers(await findBooks(database, params.match_id), ladder), {
    cache: { tags: ({ params }) => [`fixture:${params.match_id}`], ttlSeconds: SECONDS },
  })

  serve(
    app,
    oddsMovement,
    async ({ params }) => ({ movement: viewMovement(await findMoves(database, params.match_id, ladder), ladder) }),
    { cache: { tags: ({ params }) => [`fixture:${params.match_id}`], ttlSeconds: SECONDS } },
  )
}
