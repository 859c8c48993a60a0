import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Database, worldOf } from '@touchline/database'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from '../platform/cache/encodings.ts'
import { concurrencyLimit } from '../platform/http/concurrency-limit.ts'
import { describeError } from '../platform/http/errors.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { inProcessApi } from './in-process-api.ts'
import type { PageHost } from './page-host.ts'
import { plainPage } from './plain-page.ts'
import { loadRenderer } from './renderer.ts'
import { staticFiles } from './static-files.ts'

export interface PagesOptions {
  /** Of the built web application, with `client` and `server` in it. */
  folder: string
  brand: string
  publicUrl: string
  now: () => number
  database: Database
}

/** Drawing is work of the processor: more at a time would all be late. */
const DRAWN = { atOnce: 8, waiting: 100 }
const COULD_NOT = {
  now: 'This page cannot be drawn at the moment. Try again in a few seconds.',
  ever: 'This page could not be drawn.',
}
/** What a browser sends a form as. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding'] as string | undefined)
  reply.type('text/html; charset=utf-8').header('vary', 'Accept-Encoding, Cookie')
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return reply.header('content-encoding', 'br').send(await compressBrotli(html, { params }))
  }
  if (encoding === 'gzip') return reply.header('content-encoding', 'gzip').send(await compressGzip(html))
  return reply.send(html)
}

/** What the database holds does not change once something is in it, so it is asked until then. */
function worldReader(database: Database): () => Promise<PageHost['world']> {
  let known: PageHost['world'] = 'empty'
  return async () => {
    if (known === 'empty') known = (await worldOf(database.pool)) ?? 'empty'
    return known
  }
}

/** Every address that is not the API: files of the built web application and rendered pages. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { folder, brand, publicUrl, now } = options
  await app.register(pageSecurity, { https: publicUrl.startsWith('https:') })
  await staticFiles(app, folder)
  const renderer = await loadRenderer(folder)
  const api = inProcessApi(app)
  const world = worldReader(options.database)
  const oneByOne = concurrencyLimit(DRAWN)

  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) => reply.redirect('/icon.svg', 302))

  const explain = (request: FastifyRequest, reply: FastifyReply, status: number, title: string, text: string) =>
    sendHtml(
      request,
      reply.code(status).header('cache-control', 'no-store'),
      plainPage({ title, text, nonce: reply.nonce }),
    )

  // A form that was sent before the scripts were there: the page it stands on, where it can be sent again.
  app.addContentTypeParser(FORM_TYPES, (_request, payload, done) => {
    payload.resume().once('end', () => done(null))
  })
  app.post('/*', { schema: { hide: true } }, (request, reply) => {
    const { pathname, search } = new URL(request.url, publicUrl)
    return reply.redirect(pathname + search, 303)
  })

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (renderer === null) {
      const text = 'The web application has not been built. Run npm run build, or start with npm start.'
      return explain(request, reply, 503, brand, text)
    }
    const headers = { cookie: request.headers.cookie ?? '', accept: 'text/html' }
    const asked = new Request(new URL(request.url, publicUrl), { headers })
    const drawn = async () => {
      const host: PageHost = { api, nonce: reply.nonce, brand, world: await world(), publicUrl, now: now() }
      const answer = await renderer.fetch(asked, { context: host })
      return { answer, html: await answer.text() }
    }
    const page = await oneByOne(drawn, () => !request.raw.socket.destroyed).catch((error: FastifyError) => error)
    if (page instanceof Error) {
      const { status } = describeError(page)
      request.log[status === 503 ? 'debug' : 'error']({ err: page, url: request.url }, 'a page could not be drawn')
      const text = `${COULD_NOT[status === 503 ? 'now' : 'ever']} The number of this request is ${request.id}.`
      if (status === 503) reply.header('retry-after', '3')
      return explain(request, reply, status === 503 ? 503 : 500, brand, text)
    }
    const { answer, html } = page
    for (const [name, value] of answer.headers) if (name !== 'content-length') reply.header(name, value)
    if (!answer.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
    reply.code(answer.status)
    return answer.headers.get('content-type')?.startsWith('text/html')
      ? sendHtml(request, reply, html)
      : reply.send(html)
  })
}
