import { DAY_MS } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { prepareAnswer, sendAnswer } from '../../platform/cache/send.ts'
import { publicError } from '../../platform/http/errors.ts'
import { API_HEADERS } from '../../platform/http/security.ts'
import { cacheHook } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { drawAvatar, drawEmblem, drawShield, drawVenue, type Picture } from './drawings.ts'
import { findLook, type Look, PICTURED, type Pictured } from './images.queries.ts'
import { type PictureSettings, storedPicture } from './picture-store.ts'
import { sharedPictureRoutes } from './shared-picture/shared-picture.routes.ts'

const MAX_ID = 2_147_483_647
const KEPT_MS = DAY_MS
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

const DRAW: Readonly<Record<Pictured, (look: Look | null) => string>> = {
  team: drawShield,
  league: (look) => drawEmblem(look?.name ?? null),
  player: (look) => drawAvatar(look?.name ?? null),
  coach: (look) => drawAvatar(look?.name ?? null),
  referee: (look) => drawAvatar(look?.name ?? null),
  venue: (look) => drawVenue(look?.name ?? null),
}

const isPictured = (kind: string): kind is Pictured => (PICTURED as readonly string[]).includes(kind)

/** Pictures from our own origin, never missing: the source's, fetched once and kept, or one that is drawn. */
export async function imageRoutes(
  app: FastifyInstance,
  { database, brand, pictures }: ModuleDeps & { pictures: PictureSettings | null },
): Promise<void> {
  const unkept = (error: unknown) =>
    app.log.warn({ err: error }, 'A picture could not be kept in DATA_DIR/images and will be fetched again')
  const bodyOf = async (kind: Pictured, look: Look | null): Promise<Picture> => {
    const picture = pictures && look?.imageUrl ? await storedPicture(pictures, look.imageUrl, unkept) : null
    return picture
      ? { body: picture.bytes, contentType: picture.type }
      : { body: DRAW[kind](look), contentType: 'image/svg+xml; charset=utf-8' }
  }

  await sharedPictureRoutes(app, { database, brand, pictureOf: bodyOf })

  app.get<{ Params: { kind: string; id: string } }>(
    '/images/:kind/:id',
    {
      onRequest: cacheHook(app.answerCache),
      schema: {
        operationId: 'image',
        summary: 'Crest, emblem or portrait',
        description: "Never missing: without a source's picture one is drawn from name and colours.",
        tags: ['images'],
        params: z.object({
          kind: z.string().describe(PICTURED.map((kind) => `\`${kind}\``).join(', ')),
          id: z.string().describe('Our own id.'),
        }),
      },
    },
    async (request, reply) => {
      const { kind } = request.params
      const id = /^\d{1,10}$/.test(request.params.id) ? Math.min(Number(request.params.id), MAX_ID) : null
      if (!isPictured(kind) || id === null) throw publicError('not_found', 'There is no such picture.')
      const key = `image ${kind} ${id}`
      const answer = await app.answerCache.fill(key, async () => {
        const look = await findLook(database, kind, id)
        return prepareAnswer({
          ...(await bodyOf(kind, look)),
          cacheControl: CACHE_CONTROL,
          headers: API_HEADERS,
          tags: [`${kind}:${id}`, 'reference'],
          // There are more numbers of nothing than there is room.
          ttlMs: look === null ? 0 : KEPT_MS,
        })
      })
      app.answerCache.remember(request.raw.url ?? '', key)
      sendAnswer(request.raw, { reply, answer })
      return reply
    },
  )
}
