import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { documented } from '@touchline/contract/published'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { type Brand, DEFAULT_NAME } from '../brand.ts'
import type { CachedAnswer } from '../cache/answer-cache.ts'
import { prepareAnswer, sendAnswer } from '../cache/send.ts'
import { escapeHtml } from '../mail/mail-html.ts'
import { describeApi } from './describe-api.ts'
import { API_DOCUMENTATION_POLICY, API_HEADERS, READABLE_ANYWHERE, readableAnywhere } from './security.ts'

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="none" stroke="#4aa8ff" stroke-width="2.2"><rect x="3.5" y="6.5" width="25" height="19" rx="3.5"/><path d="M16 6.5V12m0 8v5.5"/><circle cx="16" cy="16" r="4"/></g></svg>'

/** Names of the security schemes: the token of a login, and the personal token of a program. */
export const TOKEN_SCHEME = 'token'
export const PERSONAL_SCHEME = 'personalToken'

const titleOf = (brand: Brand) => `${brand.name} API`

const DESCRIPTION = '/api/openapi.json'
const COPIES = new Set(['/api/docs/json', '/api/docs/yaml'])

export interface DocsOptions {
  brand: Brand
  version: string
  /** Address of the service without a slash at its end. */
  publicUrl: string
}

/** The description of the API made from the contract, as JSON and as a page. Registered before the routes it describes. */
export const docs = fp<DocsOptions>(async function docs(app, { brand, version, publicUrl }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API',
        version,
        description:
          'Football fixtures, form, head to head and live scores. Times are UTC; unknown values are null. Paths work with and without a slash at the end.\n\n' +
          'Calls for members need `Authorization: Token …` with the token that `POST /api/login` answers. Programs send `Authorization: Bearer …` with the personal token of the account page instead, which reads and changes nothing. What everyone may read is also open to scripts of other origins. ' +
          'Lists that come page by page take `page`, from 1 on, and `per_page`. Older calls take these too, and read their own `pg`, `pgNo` (from 0 on), `perPage` or page in the path as ever. ' +
          'Every error has one shape; 429 says in `Retry-After` when to come back.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          [TOKEN_SCHEME]: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'The word `Token`, a space and the token that a login answers.',
          },
          [PERSONAL_SCHEME]: {
            type: 'http',
            scheme: 'bearer',
            description: 'The personal token of the account page, for programs that read.',
          },
        },
      },
    },
    transform: createJsonSchemaTransform(documented),
    transformObject: describeApi,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: API_DOCUMENTATION_POLICY,
    uiConfig: { docExpansion: 'list' },
    theme: {
      // Read again for each page: the name may have changed.
      get title() {
        return escapeHtml(titleOf(brand))
      },
      favicon: [],
    },
    // Its page reads the description under another name.
    uiHooks: {
      onRequest: (request, reply, done) => {
        if (COPIES.has(request.routeOptions.url ?? '')) reply.redirect(DESCRIPTION, 308)
        else done()
      },
    },
    logo: { type: 'image/svg+xml', content: Buffer.from(MARK), href: '/', target: '_self' },
  })
  let described: { title: string; answer: Promise<CachedAnswer> } | undefined
  const describe = (title: string) => {
    const description = app.swagger()
    return prepareAnswer({
      // Examples were recorded on a site with the usual name.
      body: JSON.stringify({ ...description, info: { ...description.info, title } }).replaceAll(DEFAULT_NAME, () =>
        JSON.stringify(brand.name).slice(1, -1),
      ),
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'public, max-age=300',
      headers: { ...API_HEADERS, ...READABLE_ANYWHERE },
      tags: [],
      ttlMs: Number.POSITIVE_INFINITY,
    })
  }
  const onRequest = readableAnywhere(app, DESCRIPTION)
  app.get(DESCRIPTION, { onRequest, schema: { hide: true } }, async (request: FastifyRequest, reply: FastifyReply) => {
    const title = titleOf(brand)
    if (described?.title !== title) described = { title, answer: describe(title) }
    sendAnswer(request.raw, { reply, answer: await described.answer })
    return reply
  })
})
