import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { callOf } from '../checks/faults.ts'

interface Answers {
  page(address: string): Promise<Response>
  /** Handles a call of the contract. @throws where the connection should break */
  call(address: string, init: RequestInit): Promise<Response>
}

/** In front of the product, so that the browser keeps its files as it would: pages and calls are answered by the test, files by the product. */
export async function spoiltSite(url: string, answers: Answers): Promise<{ url: string; close(): Promise<void> }> {
  const files = new Map<string, Promise<{ headers: [string, string][]; body: Buffer }>>()
  const file = async (address: string) => {
    const response = await fetch(new URL(address, url))
    const headers = [...response.headers].filter(([name]) => /^(content-type|cache-control)$/.test(name))
    return { headers, body: Buffer.from(await response.arrayBuffer()) }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url: address = '/', headers } = request
    const send = async (answered: Response) => {
      const drawn = Buffer.from(await answered.arrayBuffer())
      response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(drawn)
    }
    if (headers['sec-fetch-dest'] === 'document') return send(await answers.page(address))
    // Neither pictures nor the live stream.
    if (headers['sec-fetch-dest'] === 'image' || address.startsWith('/api/live/'))
      return void response.writeHead(204).end()
    if (callOf(method, address) !== undefined) {
      const { authorization, 'content-type': type } = headers
      const body = method === 'GET' ? null : await text(request)
      const sent = {
        ...(authorization && { authorization }),
        ...(body && { 'content-type': type ?? 'application/json' }),
      }
      return send(await answers.call(address, { method, headers: sent, ...(body ? { body } : {}) }))
    }
    const known = files.get(address) ?? file(address)
    files.set(address, known)
    const { headers: of, body } = await known
    response.writeHead(200, Object.fromEntries(of)).end(body)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
