import { DAY_MS } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import type { Brand } from '../../platform/brand.ts'
import { prepareAnswer, sendAnswer } from '../../platform/cache/send.ts'
import { API_HEADERS } from '../../platform/http/security.ts'
import { BRAND_FILES, drawingThread, iconFile } from './logo/brand-pictures.ts'

/** Addresses with the revision never change what they show; browsers ask again for the others soon. */
const FOREVER = 'public, max-age=31536000, immutable'
const SOON = 'public, max-age=300'
const ICON_SIZE = 32

/** Icons, logo and picture for shared links, drawn once for each revision of the brand. */
export async function brandPictureRoutes(app: FastifyInstance, { brand }: { brand: Brand }): Promise<void> {
  const thread = drawingThread()
  app.addHook('onClose', () => thread.destroy())

  for (const [file, { type, draw }] of Object.entries(BRAND_FILES)) {
    app.get<{ Querystring: { v?: string } }>(`/${file}`, { schema: { hide: true } }, async (request, reply) => {
      const { revision } = brand
      const isNamed = request.query.v === revision
      const answer = await app.answerCache.fill(`brand ${file} ${revision} ${isNamed}`, async () => {
        const svg = draw(brand)
        const png = type.startsWith('image/svg') ? null : Buffer.from(await thread.run(svg))
        return prepareAnswer({
          body: png === null ? svg : type === 'image/x-icon' ? iconFile(png, ICON_SIZE) : png,
          contentType: type,
          cacheControl: isNamed ? FOREVER : SOON,
          // An SVG that is opened by itself is a document: nothing in it may do anything.
          headers: { ...API_HEADERS, 'cross-origin-resource-policy': 'cross-origin' },
          tags: [],
          ttlMs: DAY_MS,
        })
      })
      sendAnswer(request.raw, { reply, answer })
      return reply
    })
  }
}
