import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { shapes } from '@touchline/contract/published'
import fp from 'fastify-plugin'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { describeApi } from './describe-api.ts'
import { DOCUMENTATION_POLICY } from './security.ts'

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="none" stroke="#4aa8ff" stroke-width="2.2"><rect x="3.5" y="6.5" width="25" height="19" rx="3.5"/><path d="M16 6.5V12m0 8v5.5"/><circle cx="16" cy="16" r="4"/></g></svg>'

/** Name of the one security scheme: the token of a login. */
export const TOKEN_SCHEME = 'token'

export interface DocsOptions {
  brand: string
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
        title: `${brand} API`,
        version,
        description:
          'Football fixtures, form, head to head and live scores. Times are UTC; unknown values are null. Paths work with and without a slash at the end.',
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
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: shapes }),
    transformObject: describeApi,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCUMENTATION_POLICY,
    uiConfig: { docExpansion: 'list' },
    theme: { title: `${brand} API`, favicon: [] },
    logo: { type: 'image/svg+xml', content: Buffer.from(MARK), href: '/', target: '_self' },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return app.swagger()
  })
})
