import type { Database } from '@touchline/database'
import { HOUR_MS } from '@touchline/football'
import { isLanguage, LANGUAGES, type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import { ownThread } from '@touchline/runtime'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '../../../platform/brand.ts'
import { prepareAnswer, sendAnswer } from '../../../platform/cache/send.ts'
import { publicError } from '../../../platform/http/errors.ts'
import { fairQueue } from '../../../platform/http/fair-queue.ts'
import { addressKey } from '../../../platform/http/rate-limit.ts'
import { API_HEADERS } from '../../../platform/http/security.ts'
import { cacheHook } from '../../../platform/http/serve.ts'
import { nameIn, teamNameIn } from '../../shared/names/reader-names.ts'
import type { Picture } from '../drawings.ts'
import { findLook, type Look, type Pictured } from '../images.queries.ts'
import { type DrawnMatch, drawMatch, drawThing, type SharedTheme } from './draw-shared.ts'
import { findPicturedMatch } from './pictured-match.queries.ts'
import { SHARED_KINDS, type SharedKind, sharedName } from './shared-names.ts'

const MAX_ID = 2_147_483_647
const KEPT_MS = HOUR_MS
interface Drawn {
  drawing: string
  tag: string
}

/** One thread draws; meanwhile the next match is read. */
const DRAWN = { atOnce: 2, perKey: 1, waiting: 50 }

interface SharedAddress {
  Params: { id: string }
  Querystring: { lang?: string; scores?: string; theme?: string }
}

const languageOf = ({ lang = '' }: SharedAddress['Querystring']): Language =>
  isLanguage(lang) ? lang : SOURCE_LANGUAGE

const themeOf = ({ theme }: SharedAddress['Querystring']): SharedTheme => (theme === 'light' ? 'light' : 'dark')

interface SharedPictureDeps {
  database: Database
  brand: Brand
  pictureOf(kind: Pictured, look: Look): Promise<Picture>
}

/** Pictures for shared links: of a match, in the language of the link, and of the subjects of pages for members. */
export async function sharedPictureRoutes(
  app: FastifyInstance,
  { database, brand, pictureOf }: SharedPictureDeps,
): Promise<void> {
  const thread = ownThread<string, Uint8Array>(new URL('./shared-picture.worker.ts', import.meta.url))
  app.addHook('onClose', () => thread.destroy())
  const turns = fairQueue(DRAWN)

  const send = async (
    request: FastifyRequest,
    { reply, key, draw }: { reply: FastifyReply; key: string; draw: () => Promise<Drawn> },
  ) => {
    const answer = await app.answerCache.fill(key, () =>
      turns.run(addressKey(request.ip), async () => {
        const { drawing, tag } = await draw()
        return prepareAnswer({
          body: Buffer.from(await thread.run(drawing)),
          contentType: 'image/png',
          cacheControl: 'public, max-age=3600, stale-while-revalidate=86400',
          headers: API_HEADERS,
          tags: [tag, 'reference'],
          ttlMs: KEPT_MS,
        })
      }),
    )
    app.answerCache.remember(request.raw.url ?? '', key)
    sendAnswer(request.raw, { reply, answer })
    return reply
  }

  const match = async (id: number, query: SharedAddress['Querystring']): Promise<Drawn> => {
    const language = languageOf(query)
    const found = await findPicturedMatch(database, id)
    if (found === null) throw publicError('not_found', 'There is no such match.')
    const drawn: DrawnMatch = {
      ...found,
      home: teamNameIn(language, found.home.name),
      away: teamNameIn(language, found.away.name),
      league: nameIn(language, 'competitions', found.league),
      ...(query.scores === '0' && { homeGoals: null, awayGoals: null }),
    }
    const crests = { home: await pictureOf('team', found.home), away: await pictureOf('team', found.away) }
    return {
      drawing: drawMatch(drawn, { crests, look: { brand, theme: themeOf(query) }, language }),
      tag: `fixture:${id}`,
    }
  }

  const thing = async (kind: SharedKind, id: number, query: SharedAddress['Querystring']): Promise<Drawn> => {
    const look = await findLook(database, kind, id)
    if (look === null) throw publicError('not_found', 'There is no such picture.')
    const name = sharedName(kind, look.name, languageOf(query))
    const drawing = drawThing(name, await pictureOf(kind, look), { brand, theme: themeOf(query) })
    return { drawing, tag: `${kind}:${id}` }
  }

  app.get<SharedAddress>(
    '/images/match/:id(^\\d{1,10}$)',
    {
      onRequest: cacheHook(app.answerCache),
      schema: {
        operationId: 'matchImage',
        summary: 'Picture of a match for shared links',
        description: `PNG of 1,200 × 630 pixels with crests, names, competition and day or score; \`lang\` is one of ${LANGUAGES.join(', ')}, \`scores=0\` leaves the score out, \`theme=light\` draws it in the colours of the light theme.`,
        tags: ['images'],
      },
    },
    (request, reply) => {
      const id = Math.min(Number(request.params.id), MAX_ID)
      const { query } = request
      const key = `image match ${id} ${languageOf(query)} ${themeOf(query)} ${query.scores === '0'}`
      return send(request, { reply, key, draw: () => match(id, query) })
    },
  )

  for (const kind of SHARED_KINDS) {
    app.get<SharedAddress>(
      `/images/shared/${kind}/:id(^\\d{1,10}$)`,
      {
        onRequest: cacheHook(app.answerCache),
        schema: {
          operationId: `shared${kind[0]?.toUpperCase()}${kind.slice(1)}Image`,
          summary: `Picture of a ${kind} for shared links`,
          description: `PNG of 1,200 × 630 pixels with crest or portrait and name; \`lang\` is one of ${LANGUAGES.join(', ')}, \`theme=light\` draws it in the colours of the light theme.`,
          tags: ['images'],
        },
      },
      (request, reply) => {
        const id = Math.min(Number(request.params.id), MAX_ID)
        const { query } = request
        const key = `image shared ${kind} ${id} ${languageOf(query)} ${themeOf(query)}`
        return send(request, { reply, key, draw: () => thing(kind, id, query) })
      },
    )
  }
}
