import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'

/** For a request to arrive in full; answers may take longer. */
const REQUEST_MS = 15_000
/** How often Node.js looks for requests that did not. */
const CHECK_REQUESTS_MS = 1_000
/** Silence after which a connection is given up; the live stream says something more often. */
const SILENCE_MS = 60_000
/** Longer than the proxies in front keep theirs. */
const KEEP_ALIVE_MS = 72_000
/** Requests that wait on one connection; hardly any client sends a second one before its answer. */
export const MAX_WAITING = 16

interface Connection {
  last: ServerResponse
  waiting: number
}

/**
 * The server of Node.js, which answers the requests of a connection one after the other: the next begins once the last answer has been sent
 * in full, so that a client that sends many and reads nothing costs one answer. A connection on which too many wait is closed.
 */
export const httpServer: FastifyServerFactory<Server> = (handler) => {
  const connections = new WeakMap<Socket, Connection>()
  const limits = {
    requestTimeout: REQUEST_MS,
    headersTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_REQUESTS_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
  const server = createServer(limits, (request, response) => {
    const { socket } = request
    const connection = connections.get(socket)
    if (connection === undefined) {
      connections.set(socket, { last: response, waiting: 0 })
      handler(request, response)
      return
    }
    // Data already read from a closed connection is still parsed to its end.
    if (socket.destroyed) return
    const { last } = connection
    connection.last = response
    if (last.writableFinished) handler(request, response)
    else if (connection.waiting === MAX_WAITING) socket.destroy()
    else {
      connection.waiting += 1
      last.once('close', () => {
        connection.waiting -= 1
        if (!socket.destroyed) handler(request, response)
      })
    }
  })
  server.setTimeout(SILENCE_MS)
  return server
}
