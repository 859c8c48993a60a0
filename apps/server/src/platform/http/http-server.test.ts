import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { httpServer, MAX_WAITING } from './http-server.ts'

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
/** More than the buffers of a connection on this machine hold. */
const LARGE = 'x'.repeat(20_000_000)

const POLL = { timeout: 20_000 }

let app: FastifyInstance | undefined
let client: Socket | undefined
afterEach(async () => {
  client?.destroy()
  app?.server.closeAllConnections()
  await app?.close()
})

/** A server whose answers begin and end when the test says so, and one connection to it. */
async function connected() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  app = Fastify({ serverFactory: httpServer })
  app.get('/large', async () => {
    begun.push('/large')
    return LARGE
  })
  app.get('/*', async ({ url }) => {
    begun.push(url)
    await new Promise<void>((resolve) => ends.set(url, resolve))
    return `answer of ${url};`
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client = socket.on('error', () => undefined)
  await once(socket, 'connect')
  let received = ''
  const read = () => socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  const answers = () => [...received.matchAll(/answer of (\/\w+);/g)].map(([, path]) => path)
  return { app, client: socket, begun, read, answers, end: (path: string) => ends.get(path)?.() }
}

test('requests of one connection are answered one after the other, in their order', async () => {
  const { client, begun, read, answers, end } = await connected()
  read()
  client.write(asking('/a') + asking('/b') + asking('/c'))
  await expect.poll(() => begun, POLL).toEqual(['/a'])
  end('/a')
  await expect.poll(() => begun, POLL).toEqual(['/a', '/b'])
  end('/b')
  await expect.poll(() => begun, POLL).toEqual(['/a', '/b', '/c'])
  end('/c')
  await expect.poll(answers, POLL).toEqual(['/a', '/b', '/c'])
  client.write(asking('/d'))
  await expect.poll(() => begun.at(-1), POLL).toBe('/d')
})

test('nothing more is done for a connection that does not read its answer', async () => {
  const { app, client, begun, read } = await connected()
  client.write(asking('/large').repeat(3))
  await expect.poll(() => begun.length, POLL).toBe(1)
  // Others are answered meanwhile, and the first answer has long been written.
  expect((await app.inject('/large')).statusCode).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(begun.length).toBe(2)
  read()
  await expect.poll(() => begun.length, POLL).toBe(4)
})

test('a connection on which far too many requests wait is closed, and none of them is begun', async () => {
  const { client, begun, read } = await connected()
  read()
  client.write(asking('/a') + asking('/b').repeat(1300))
  await once(client, 'close')
  expect(begun).toEqual(['/a'])
})

test('this many may wait', async () => {
  const { client, begun, answers, read, end } = await connected()
  read()
  const paths = Array.from({ length: MAX_WAITING + 1 }, (_, at) => `/p${at}`)
  client.write(paths.map(asking).join(''))
  for (const path of paths) {
    await expect.poll(() => begun.at(-1), POLL).toBe(path)
    end(path)
  }
  await expect.poll(answers, POLL).toEqual(paths)
})

test('a request waiting on a closed connection never starts', async () => {
  const { app, client, begun, end } = await connected()
  client.write(asking('/a') + asking('/b'))
  await expect.poll(() => begun, POLL).toEqual(['/a'])
  client.destroy()
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))), POLL)
    .toBe(0)
  end('/a')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(begun).toEqual(['/a'])
})

test('an answer that goes on until its client leaves is sent as it comes', async () => {
  app = Fastify({ serverFactory: httpServer })
  app.get('/stream', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.write(asking('/stream'))
  let received = ''
  client.setEncoding('utf8').on('data', (text: string) => (received += text))
  await expect.poll(() => received, POLL).toContain('data: first')
})
