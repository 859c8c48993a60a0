import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { takeConnection } from './take-connection.ts'

let server: Server | undefined
afterEach(() => server?.close())

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** A client of a server that takes every connection over, `later` where the request has been read long before. */
async function connected({ later = false } = {}) {
  const taken = Promise.withResolvers<Writable>()
  let requests = 0
  server = createServer(async (_request, response) => {
    requests += 1
    if (later) await new Promise((resolve) => setTimeout(resolve, 20))
    taken.resolve(takeConnection(response, { 'content-type': 'text/event-stream' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const received: string[] = []
  client.setEncoding('utf8').on('data', (text: string) => received.push(text))
  client.write(REQUEST)
  return { client, taken: await taken.promise, received, requests: () => requests }
}

test.each([false, true])('what is written goes out as it is, until the end is asked for (later: %s)', async (later) => {
  const { client, taken, received } = await connected({ later })
  taken.write('one\n')
  taken.write('two\n')
  taken.end('three\n')
  await once(client, 'close')
  const [head = '', body] = received.join('').split('\r\n\r\n')
  expect(body).toBe('one\ntwo\nthree\n')
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(head).toContain('content-type: text/event-stream')
  expect(head).toContain('connection: close')
  expect(head).not.toMatch(/transfer-encoding|content-length/i)
})

test('it ends with the client, however that leaves', async () => {
  const leaves: ((client: Socket) => unknown)[] = [(client) => client.end(), (client) => client.resetAndDestroy()]
  for (const leave of leaves) {
    const { client, taken } = await connected()
    taken.on('error', () => undefined)
    const closed = new Promise((resolve) => taken.once('close', resolve))
    leave(client)
    await closed
    server?.close()
  }
})

test('a client that left before its connection is taken over is gone', async () => {
  const taken = Promise.withResolvers<Writable>()
  server = createServer((request, response) => {
    request.socket.once('close', () => taken.resolve(takeConnection(response, {})))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write(REQUEST, () => setTimeout(() => client.resetAndDestroy(), 20))
  expect((await taken.promise).destroyed).toBe(true)
})

test('nothing more is read as a request, and the server waits for the connection only', async () => {
  const { client, taken, requests } = await connected()
  client.write(REQUEST)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(requests()).toBe(1)
  const stopped = once(server as Server, 'close')
  server?.close()
  server?.closeAllConnections()
  taken.end('last words')
  await stopped
})

test('an answer on no connection of its own stays an answer', async () => {
  const app = Fastify()
  app.get('/', (_request, reply) => {
    reply.hijack()
    takeConnection(reply.raw, { 'content-type': 'text/event-stream' }).end('all of it')
  })
  expect(await app.inject('/')).toMatchObject({ statusCode: 200, body: 'all of it' })
})
