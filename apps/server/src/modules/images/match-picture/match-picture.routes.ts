import type { Database } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { prepareAnswer, sendAnswer } from '../../../platform/cache/send.ts'
import { publicError } from '../../../platform/http/errors.ts'
import { fairQueue } from '../../../platform/http/fair-queue.ts'
import { addressKey } from '../../../platform/http/rate-limit.ts'
import { API_HEADERS } from '../../../platform/http/security.ts'
import { cacheHook } from '../../../platform/http/serve.ts'
import { ownThread } from '../../../platform/own-thread.ts'
import type { Picture } from '../drawings.ts'
import type { Look } from '../images.queries.ts'
import { type DrawnMatch, drawMatch } from './draw-match.ts'
import { findPicturedMatch } from './match-picture.queries.ts'

const LARGEST_ID = 2_147_483_647
const KEPT_MS = 3_600_000
/** One thread draws; meanwhile the next match is read. */
const DRAWN = { atOnce: 2, perKey: 1, waiting: 50 }

interface MatchPictureDeps {
  database: Database
  brand: string
  crestOf(look: Look): Promise<Picture>
}

/** The picture of a match for those who share a link to it, in the language of the link. */
export async function matchPictureRoutes(
  app: FastifyInstance,
  { database, brand, crestOf }: MatchPictureDeps,
): Promise<void> {
  const thread = ownThread<string, Uint8Array>(new URL('./match-picture.worker.ts', import.meta.url))
  app.addHook('onClose', () => thread.close())
  const turns = fairQueue(DRAWN)

  const draw = async (id: number, language: 'en' | 'pt') => {
    const found = await findPicturedMatch(database, id)
    if (found === null) throw publicError('not_found', 'There is no such match.')
    const match: DrawnMatch = { ...found, home: found.home.name, away: found.away.name }
    const crests = { home: await crestOf(found.home), away: await crestOf(found.away) }
    const png = await thread.run(drawMatch(match, crests, brand, language))
    return prepareAnswer({
      body: Buffer.from(png),
      contentType: 'image/png',
      cacheControl: 'public, max-age=3600, stale-while-revalidate=86400',
      headers: API_HEADERS,
      tags: [`fixture:${id}`, 'reference'],
      ttlMs: KEPT_MS,
    })
  }

  app.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
    '/images/match/:id(^\\d{1,10}$)',
    {
      onRequest: cacheHook(app.answerCache),
      schema: {
        operationId: 'matchImage',
        summary: 'Picture of a match for shared links',
        description:
          'PNG of 1,200 × 630 pixels with crests, names, competition and day or score; `lang` is `en` or `pt`.',
        tags: ['images'],
      },
    },
    async (request, reply) => {
      const id = Math.min(Number(request.params.id), LARGEST_ID)
      const language = request.query.lang === 'pt' ? 'pt' : 'en'
      const key = `image match ${id} ${language}`
      const answer = await app.answerCache.fill(key, () => turns.run(addressKey(request.ip), () => draw(id, language)))
      app.answerCache.remember(request.raw.url ?? '', key)
      sendAnswer(request.raw, reply, answer)
      return reply
    },
  )
}
