import { setTimeout as delay } from 'node:timers/promises'
import { type FastifyInstance, fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addressShares, WITHIN_PAGE } from './address-shares.ts'

const [FLOOD, VISITOR] = ['192.0.2.1', '192.0.2.2']

/** A server whose answers the test ends, in the order of their requests. */
async function site() {
  const app: FastifyInstance = fastify()
  const begun: string[] = []
  const ends: (() => void)[] = []
  await app.register(addressShares)
  const answer = async ({ ip }: { ip: string }) => {
    begun.push(ip)
    await new Promise<void>((end) => ends.push(end))
    return 'answer'
  }
  app.get('/', answer)
  const refused: number[] = []
  app.get('/refused', async (_request, reply) => {
    refused.push(performance.now())
    return reply.code(429).send()
  })
  app.get('/written', (request, reply) => answer(request).then((text) => reply.hijack().raw.end(text)))
  app.get('/stream', { config: { endless: true } }, answer)
  onTestFinished(() => app.close())
  const ask = (from: string, url = '/') => app.inject({ url, remoteAddress: from })
  const settle = () => delay(20)
  return { refused, begun, ends, ask, settle }
}

test.each(['/', '/written'])(
  'answers at %s: four of one address at a time, and another address has its own',
  async (path) => {
    const { begun, ends, ask, settle } = await site()
    const flood = Array.from({ length: 9 }, () => ask(FLOOD, path))
    await settle()
    expect(begun).toHaveLength(4)
    const visit = ask(VISITOR, path)
    await settle()
    expect(begun.slice(4)).toEqual([VISITOR])
    ends.pop()?.()
    expect((await visit).statusCode).toBe(200)
    for (let left = 9; left > 0; left--) {
      ends.shift()?.()
      await settle()
    }
    expect((await Promise.all(flood)).map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200))
  },
)

test('a refused request keeps its place for a moment, so a client that retries at once waits', async () => {
  const { ask, refused } = await site()
  const asked = performance.now()
  await Promise.all(Array.from({ length: 12 }, () => ask(FLOOD, '/refused')))
  expect(refused.at(-1)).toBeGreaterThan(asked + 150)
})

test('streams without an end take no places', async () => {
  const { begun, ends, ask, settle } = await site()
  const streams = Array.from({ length: 8 }, () => ask(FLOOD, '/stream'))
  await settle()
  expect(begun).toHaveLength(8)
  const visit = ask(FLOOD)
  await settle()
  expect(begun).toHaveLength(9)
  for (const end of ends) end()
  await Promise.all([...streams, visit])
})

test('requests made while a page is rendered take no slot: pages that fill the share of their address still arrive', async () => {
  const app = fastify()
  await app.register(addressShares)
  app.get('/part', async () => 'part')
  app.get('/page', async () => {
    await delay(30)
    return (await app.inject({ url: '/part', remoteAddress: WITHIN_PAGE })).body
  })
  onTestFinished(() => app.close())
  const pages = Array.from({ length: 12 }, () => app.inject({ url: '/page', remoteAddress: '127.0.0.1' }))
  expect((await Promise.all(pages)).map(({ body }) => body)).toEqual(Array(12).fill('part'))
})
