import { HOUR_MS } from '@touchline/football'
import { isLanguage, SOURCE_LANGUAGE } from '@touchline/messages'
import type { FastifyInstance } from 'fastify'
import { prepareAnswer, sendAnswer } from '../../platform/cache/send.ts'
import { urlKey } from '../../platform/http/prices/hidden-prices.ts'
import { API_HEADERS } from '../../platform/http/security.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { viewManifest } from './manifest.view.ts'

/** The manifest for installing the site, in the language of the page that links it. */
export async function manifestRoutes(app: FastifyInstance, { brand }: ModuleDeps): Promise<void> {
  app.get<{ Querystring: { lang?: string } }>(
    '/manifest.webmanifest',
    { schema: { hide: true } },
    async (request, reply) => {
      const { lang = '' } = request.query
      const language = isLanguage(lang) ? lang : SOURCE_LANGUAGE
      const prices = app.prices.pricesShown(request.raw)
      const answer = await app.answerCache.fill(urlKey(`manifest ${language} ${brand.revision}`, prices), async () =>
        prepareAnswer({
          body: JSON.stringify(viewManifest(brand, { language, prices })),
          contentType: 'application/manifest+json; charset=utf-8',
          cacheControl: `${app.prices.vary() ? 'private' : 'public'}, max-age=300`,
          headers: API_HEADERS,
          tags: [],
          ttlMs: HOUR_MS,
        }),
      )
      sendAnswer(request.raw, { reply, answer })
      return reply
    },
  )
}
