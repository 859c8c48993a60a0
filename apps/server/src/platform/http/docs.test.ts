import { type Call, contract, isForPrograms } from '@touchline/contract'
import { FACT_NAMES } from '@touchline/football'
import { useServer } from '@touchline/testing/server'
import { describe, expect, test } from 'vitest'

const server = useServer({ keepData: true })

describe('documentation', () => {
  interface Operation {
    operationId?: string
    summary?: string
    tags?: string[]
    security?: unknown
    description?: string
    parameters?: { name: string; description?: string }[]
    requestBody?: { content: Record<string, unknown> }
    responses: Record<string, { content?: Record<string, unknown> }>
  }
  const described = () =>
    server.get<{
      servers: unknown
      components: { schemas: Record<string, unknown>; securitySchemes: unknown }
      paths: Record<string, Record<string, Operation>>
    }>('/api/openapi.json')

  test('the description lists every call of the contract with summary, area, answer and errors', async () => {
    const document = await described()
    for (const call of contract) {
      const operation = document.paths[`/api${call.path}`]?.[call.method.toLowerCase()]
      expect([call.path, operation?.summary, operation?.tags]).toEqual([call.path, call.summary, [call.area]])
      expect(operation?.responses['200']?.content).toBeDefined()
      expect(operation?.responses['4XX']?.content).toBeDefined()
    }
  })

  test('every operation, every parameter and every field of every shape says what it is', async () => {
    const document = await described()
    const bare: string[] = []
    const look = (part: unknown, at: string): void => {
      if (typeof part !== 'object' || part === null) return
      for (const [key, inner] of Object.entries(part as Record<string, unknown>)) {
        if (key === 'example') continue
        const parts = key === 'properties' ? Object.entries(inner as object) : []
        bare.push(...parts.filter(([, field]) => !field.description).map(([name]) => `${at}.${name}`))
        look(inner, key === 'properties' ? at : `${at}.${key}`)
      }
    }
    look(document.paths, 'paths')
    look(document.components.schemas, 'schemas')
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { description, parameters = [] }] of Object.entries(operations)) {
        if (!description) bare.push(`${method} ${path}`)
        bare.push(...parameters.filter((one) => !one.description).map(({ name }) => `${method} ${path} ${name}`))
      }
    }
    expect(bare).toEqual([])
  })

  test('the conditions of a finder are written down with every fact there is', async () => {
    const document = await described()
    const where = document.paths['/api/v3/finder/history']?.get?.parameters?.find(({ name }) => name === 'where')
    for (const fact of FACT_NAMES) expect(where?.description).toContain(`\`${fact}\``)
    expect(where?.description).toContain('lowest..highest')
  })

  test('every operation has an id of its own, and asks for the token where the contract does', async () => {
    const document = await described()
    const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/'))
    const operations = paths.flatMap(([, path]) => Object.values(path))
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
    expect(document.components.securitySchemes).toEqual({
      token: expect.objectContaining({ name: 'Authorization' }),
      personalToken: expect.objectContaining({ scheme: 'bearer' }),
    })
    for (const call of contract) {
      const { path, method, access } = call
      const { security } = document.paths[`/api${path}`]?.[method.toLowerCase()] ?? {}
      expect([path, security]).toEqual([
        path,
        access === 'public' ? [] : [{ token: [] }, ...(isForPrograms(call) ? [{ personalToken: [] }] : [])],
      ])
    }
  })

  test('shapes have names that are all used, and every call has an example of its input and its answer', async () => {
    const document = await described()
    const text = JSON.stringify(document)
    for (const name of Object.keys(document.components.schemas)) expect(text).toContain(`schemas/${name}"`)
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['UpcomingMatch', 'PastMatch', 'LoginBody', 'FixtureLineupAnswer', 'NoSubscription']),
    )
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }])
    for (const { path, method, params, body } of contract as readonly Call[]) {
      const operation = document.paths[`/api${path}`]?.[method.toLowerCase()]
      expect([path, operation?.responses['200']?.content?.['application/json']]).toHaveProperty('1.example')
      if (body) expect([path, operation?.requestBody?.content['application/json']]).toHaveProperty('1.example')
      for (const name of Object.keys(params?.shape ?? {})) {
        expect([path, operation?.parameters?.find((one) => one.name === name)]).toHaveProperty('1.example')
      }
    }
  })

  test('the description is sent compressed, and not again to those who have it', async () => {
    const ask = (headers: Record<string, string>) => server.ask('/api/openapi.json', { headers })
    const [plain, brotli] = [await ask({ 'accept-encoding': 'identity' }), await ask({ 'accept-encoding': 'br' })]
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(Number(brotli.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 5)
    expect(await brotli.json()).toEqual(await plain.json())
    const etag = brotli.headers.get('etag') ?? ''
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
  })

  test.each(['json', 'yaml'])('the page of the documentation reads the same description: %s', async (name) => {
    const answer = await server.ask(`/api/docs/${name}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/api/openapi.json'])
  })

  test('the page of the documentation works under its own policy: scripts and styles from our origin only', async () => {
    const page = await server.ask('/api/docs/')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    const html = await page.text()
    expect(html).not.toMatch(/<script>(?!\s*<)/)
    for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const file = await fetch(new URL(path, `${server.url}/api/docs/`))
      await file.arrayBuffer()
      expect([path, file.status]).toEqual([path, 200])
    }
  })
})
