import { addDays, isDay, localDay } from '@touchline/football'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prepareAnswer, sendAnswer } from '../../platform/cache/send.ts'
import { publicError } from '../../platform/http/errors.ts'
import { API_HEADERS } from '../../platform/http/security.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findMatchDays, findMatchesChanged } from './sitemap.queries.ts'
import { viewMatches, viewPages, viewRobots, viewSitemapIndex } from './sitemap.views.ts'

const KEPT_MS = 600_000
/** Days before and after today whose matches are listed: those people still look for, and those that have prices already. */
const MATCHES_BACK = 30
const MATCHES_AHEAD = 14
const PAGES_AROUND = 7

/** For crawlers: what they may read and where everything public is. One part per day keeps each far below 50,000 addresses. */
export async function sitemapRoutes(app: FastifyInstance, { database, clock, publicUrl }: ModuleDeps): Promise<void> {
  const window = () => {
    const today = localDay(clock.now(), '+0')
    return { today, from: addDays(today, -MATCHES_BACK), to: addDays(today, MATCHES_AHEAD + 1) }
  }
  const send = async (
    request: FastifyRequest,
    { reply, type, write }: { reply: FastifyReply; type: string; write: () => Promise<string> },
  ) => {
    const path = request.url.split('?')[0] ?? ''
    const answer = await app.answerCache.fill(`crawlers ${path} ${window().today}`, async () =>
      prepareAnswer({
        body: await write(),
        contentType: `${type}; charset=utf-8`,
        cacheControl: 'public, max-age=3600',
        headers: API_HEADERS,
        tags: [],
        ttlMs: KEPT_MS,
      }),
    )
    sendAnswer(request.raw, { reply, answer })
    return reply
  }
  const hidden = { schema: { hide: true } }

  app.get('/robots.txt', hidden, (request, reply) =>
    send(request, { reply, type: 'text/plain', write: async () => viewRobots(publicUrl) }),
  )

  app.get('/sitemap.xml', hidden, (request, reply) =>
    send(request, {
      reply,
      type: 'application/xml',
      write: async () => {
        const { from, to } = window()
        return viewSitemapIndex(publicUrl, await findMatchDays(database, from, to))
      },
    }),
  )

  app.get('/sitemap-pages.xml', hidden, (request, reply) =>
    send(request, {
      reply,
      type: 'application/xml',
      write: async () => {
        const { today } = window()
        // A day without matches is not to be listed.
        const around = await findMatchDays(database, addDays(today, -PAGES_AROUND), addDays(today, PAGES_AROUND + 1))
        const others = around.map(({ key }) => key).filter((day) => day !== today)
        return viewPages(publicUrl, others)
      },
    }),
  )

  app.get<{ Params: { day: string } }>('/sitemap-:day(^\\d{4}-\\d{2}-\\d{2}).xml', hidden, (request, reply) => {
    const { day } = request.params
    const { from, to } = window()
    if (!isDay(day) || day < from || day >= to) throw publicError('not_found', 'There is no such part of the sitemap.')
    return send(request, {
      reply,
      type: 'application/xml',
      write: async () => viewMatches(publicUrl, await findMatchesChanged(database, day, addDays(day, 1))),
    })
  })
}
