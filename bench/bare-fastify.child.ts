import { createRequire } from 'node:module'

// The very Fastify the server runs on.
const fromServer = createRequire(new URL('../apps/server/package.json', import.meta.url))
const { fastify } = fromServer('fastify') as typeof import('fastify')

/** The answer of the bare server, and its route. */
export interface BareAnswer {
  route: string
  headers: Record<string, string>
  /** Base64. */
  body: string
}

process.once('message', async ({ route, headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64')
  const app = fastify()
  app.get(route, (_request, reply) => reply.headers(headers).send(bytes))
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
})
