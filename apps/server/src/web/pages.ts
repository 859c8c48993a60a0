import type { OutgoingHttpHeaders } from 'node:http'
import { isOwnPath, ownAddress } from '@touchline/football'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache } from '../platform/cache/answer-cache.ts'
import { sendAnswer } from '../platform/cache/send.ts'
import { describeError } from '../platform/http/errors.ts'
import { fairQueue } from '../platform/http/fair-queue.ts'
import { addressKey } from '../platform/http/rate-limit.ts'
import { shownAddress } from '../platform/http/request-log.ts'
import { pagePolicy, pageSecurity } from '../platform/http/security.ts'
import { documentation } from './documentation.ts'
import { type DrawOptions, pageDrawing } from './draw-page.ts'
import type { VisitorDefaults } from './first-visit.ts'
import { keptPages, pageAsked } from './kept-pages.ts'
import type { PageRenderer } from './page-host.ts'
import { plainPage } from './plain-page.ts'
import { loadRenderer } from './renderer.ts'
import { staticFiles } from './static-files.ts'

export interface PagesOptions extends DrawOptions {
  /** Folder of the built web application, with `client` and `server`. */
  folder: string
  /** Cache of public pages; null to render each page for its request. */
  cache: AnswerCache | null
  /** For visitors who chose nothing. */
  defaults?: VisitorDefaults
}

/**
 * Drawing is work of the processor: more at a time would all be late. An address draws one page after the other with rests between them,
 * which leave two thirds of the processor to others.
 */
const DRAWN = { atOnce: 8, perKey: 1, waiting: 100, rest: 2 }
const COULD_NOT = {
  now: 'This page cannot be drawn at the moment. Try again in a few seconds.',
  ever: 'This page could not be drawn.',
  find: 'There is no page at this address.',
}
/** A path longer than a slash. */
const SLASHES_AT_END = /(?<=[^/])\/+(?=$|[?#])/
/** Failures that are over soon. */
const FOR_NOW = [429, 503]
/** Content types of forms. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Every address except the API: files of the built web application and rendered pages. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { folder, brand, publicUrl } = options
  const renderer = await loadRenderer(folder)
  const drawn = renderer && drawnPages(app, renderer, options)
  if (drawn) {
    // Before anything else happens for a request: cached pages have all their headers.
    app.addHook('onRequest', (request, reply, done) => {
      if (!isOwnPath(request.url) || !drawn.sendKept(request, reply)) done()
    })
  }
  await app.register(pageSecurity, { https: publicUrl.startsWith('https:') })
  await staticFiles(app, folder)
  await documentation(app)

  const explain = (reply: FastifyReply, status: number, text: string) => {
    const { body, inlined } = plainPage({ title: brand.name, text })
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(inlined, publicUrl.startsWith('https:')))
      .send(body)
  }

  // A form sent before hydration: its page is shown again, where it can be sent again.
  app.addContentTypeParser(FORM_TYPES, (_request, payload, done) => {
    payload.resume().once('end', () => done(null))
  })
  app.post('/*', { schema: { hide: true } }, (request, reply) => {
    const own = ownAddress(request.url)
    return own === null ? explain(reply, 404, COULD_NOT.find) : reply.redirect(own, 303)
  })

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (drawn === null) {
      return explain(reply, 503, 'The web application has not been built. Run npm run build, or start with npm start.')
    }
    const own = ownAddress(request.url)
    if (own === null) return explain(reply, 404, COULD_NOT.find)
    const tidy = own.replace(SLASHES_AT_END, '')
    if (tidy !== own) return reply.redirect(tidy, 308)
    const failed = await drawn.send(request, reply).catch((error: FastifyError) => error)
    if (failed === undefined) return reply
    const known = describeError(failed).status
    const isForNow = FOR_NOW.includes(known)
    const status = isForNow ? known : 500
    request.log[isForNow ? 'debug' : 'error'](
      { err: failed, url: shownAddress(request.url) },
      'a page could not be drawn',
    )
    if (isForNow) reply.header('retry-after', '3')
    const text = `${COULD_NOT[isForNow ? 'now' : 'ever']} The number of this request is ${request.id}.`
    return explain(reply, status, text)
  })
}

/** Sends pages: cached ones where they are public, else rendered for the request. */
function drawnPages(app: FastifyInstance, renderer: PageRenderer, options: PagesOptions) {
  const { cache, now, odds, defaults = {} } = options
  const draw = pageDrawing(app, renderer, options)
  const turns = fairQueue(DRAWN)
  /** Equal for every page; known after the first request. */
  let security: OutgoingHttpHeaders = {}
  const kept =
    cache &&
    keptPages({
      cache,
      defaults,
      odds,
      now,
      compute: (asked, name, address) => turns.run(address, () => draw(asked, security), { name }),
      join: turns.join,
    })

  /** The page may have been rendered a while ago: browsers set their clocks by this. */
  const clock = () => ['server-timing', `now;dur=${now()}`]

  return {
    sendKept: ({ raw }: FastifyRequest, reply: FastifyReply): boolean => {
      const page = raw.method === 'GET' || raw.method === 'HEAD' ? kept?.find(raw) : undefined
      if (page) sendAnswer(raw, { reply, answer: page, further: clock() })
      return page !== undefined
    },
    send: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const { raw } = request
      security = reply.raw.getHeaders()
      const own = () =>
        turns.run(addressKey(request.ip), () => draw(pageAsked(raw, defaults, odds), security), {
          isWanted: () => !raw.socket.destroyed,
        })
      sendAnswer(raw, { reply, answer: await (kept?.draw(request) ?? own()), further: clock() })
    },
  }
}
