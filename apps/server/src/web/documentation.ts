import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { BUILT_DOCUMENTATION_POLICY } from '../platform/http/security.ts'
import { A_DAY, FOREVER } from './static-files.ts'

const BUILT = fileURLToPath(new URL('../../../docs/dist', import.meta.url))

/** Serves the built documentation at `/docs/`. It may be built while the server runs. */
export async function documentation(app: FastifyInstance, folder = BUILT): Promise<void> {
  const firstPage = () => readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
  const explain = async (reply: FastifyReply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    return (await firstPage()) === null
      ? reply
          .code(503)
          .header('retry-after', '10')
          .send('The documentation is not built yet. npm run build builds it.\n')
      : reply.code(404).send('The documentation has no such page. Its first page is /docs/.\n')
  }
  // The router takes this address with and without a slash at its end; the links of the pages need it.
  app.get('/docs', { schema: { hide: true } }, async (request, reply) => {
    if (!/\/(\?|$)/.test(request.url)) return reply.redirect('/docs/', 301)
    const page = await firstPage()
    if (page === null) return explain(reply)
    reply.header('content-security-policy', BUILT_DOCUMENTATION_POLICY).header('cache-control', A_DAY)
    return reply.type('text/html; charset=utf-8').send(page)
  })
  await app.register(
    (docs, _options, done) => {
      docs.setNotFoundHandler((_request, reply) => explain(reply))
      docs.register(fastifyStatic, {
        root: folder,
        decorateReply: false,
        redirect: true,
        suppressWarning: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          reply.header('content-security-policy', BUILT_DOCUMENTATION_POLICY)
          reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? FOREVER : A_DAY)
        },
      })
      done()
    },
    { prefix: '/docs' },
  )
}
