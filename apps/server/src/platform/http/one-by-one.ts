import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

/** Requests that wait on one connection; hardly any client sends a second one before its answer. */
export const MAX_WAITING = 16

interface Connection {
  last: ServerResponse
  waiting: number
}

/**
 * Answers the requests of a connection one after the other: the next begins once the last answer has been sent in full, so that a client
 * that sends many and reads nothing costs one answer. A connection on which too many wait is closed. Registered before every other hook.
 */
export const oneByOne = fp(async function oneByOne(app) {
  const connections = new WeakMap<Socket, Connection>()

  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const connection = connections.get(socket) ?? { last: reply.raw, waiting: 0 }
    const { last } = connection
    if (last === reply.raw) connections.set(socket, connection)
    connection.last = reply.raw
    if (last === reply.raw || last.writableFinished) {
      done()
      return
    }
    // What has been read of a closed connection is still parsed to its end.
    if (socket.destroyed || connection.waiting === MAX_WAITING) {
      reply.hijack()
      socket.destroy()
      return
    }
    connection.waiting += 1
    last.once('close', () => {
      connection.waiting -= 1
      if (socket.destroyed) reply.hijack()
      else done()
    })
  })
})
