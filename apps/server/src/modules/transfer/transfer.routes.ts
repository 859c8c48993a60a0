import { latestTransfers } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { pageOfRows, pageWindow } from '../shared/pages.ts'
import { viewTransfer } from '../shared/transfers.ts'
import { findLatestTransfers } from './transfer.queries.ts'

const SECONDS = 600

export async function transferRoutes(app: FastifyInstance, { database }: ModuleDeps): Promise<void> {
  serveSubscribers(app, {
    call: latestTransfers,
    handler: async ({ params, query }) => {
      const { rows, has_more } = pageOfRows(
        await findLatestTransfers(database, query.type ?? null, pageWindow(params.page)),
      )
      return { transfer: rows.map(viewTransfer), has_more }
    },
    cache: { tags: () => ['reference', 'transfers'], ttlSeconds: SECONDS },
  })
}
