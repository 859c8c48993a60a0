import type { FastifyInstance } from 'fastify'
import { prepareAnswer, sendAnswer } from '../../platform/cache/send.ts'
import { publicError } from '../../platform/http/errors.ts'
import { API_HEADERS } from '../../platform/http/security.ts'
import { cacheHook } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { drawEmblem, drawShield } from './drawings.ts'
import { findLeagueName, findTeamLook } from './images.queries.ts'

const LARGEST_ID = 2_147_483_647
const KEPT_MS = 24 * 3_600_000
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

/** Pictures of teams and competitions: never missing, drawn where there is no other. */
export async function imageRoutes(app: FastifyInstance, { database }: ModuleDeps): Promise<void> {
  const draw: Readonly<Record<string, (id: number) => Promise<string>>> = {
    team: async (id) => drawShield(await findTeamLook(database, id)),
    league: async (id) => drawEmblem(await findLeagueName(database, id)),
  }

  app.get<{ Params: { kind: string; file: string } }>(
    '/images/:kind/:file',
    { onRequest: cacheHook(app.answerCache), schema: { summary: 'Crest or emblem as SVG', tags: ['images'] } },
    async (request, reply) => {
      const { kind, file } = request.params
      const id = Number(/^(\d{1,10})\.svg$/.exec(file)?.[1])
      const drawing = draw[kind]
      if (drawing === undefined || Number.isNaN(id)) throw publicError('not_found', 'There is no such picture.')
      const key = `image ${kind} ${id}`
      const answer = await app.answerCache.fill(key, async () =>
        prepareAnswer({
          text: await drawing(Math.min(id, LARGEST_ID)),
          contentType: 'image/svg+xml; charset=utf-8',
          cacheControl: CACHE_CONTROL,
          headers: API_HEADERS,
          tags: kind === 'team' ? [`team:${id}`, 'reference'] : ['reference'],
          ttlMs: KEPT_MS,
        }),
      )
      app.answerCache.remember(request.raw.url ?? '', key)
      sendAnswer(request.raw, reply, answer)
      return reply
    },
  )
}
