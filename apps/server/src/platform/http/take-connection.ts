import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'

/** What reads a connection's requests: Node.js frees it on an upgrade (`freeParser` in its `_http_common`), and has no public word for that. */
interface RequestParser {
  unconsume(): void
  remove(): void
  free(): void
  close(): void
  socket: unknown
  incoming: unknown
  outgoing: unknown
  onIncoming: unknown
}

type ServedSocket = Socket & { parser?: RequestParser | null }

const METHODS = ['unconsume', 'remove', 'free', 'close'] as const

const parserOf = ({ parser }: ServedSocket): RequestParser | null =>
  parser && METHODS.every((method) => typeof parser[method] === 'function') ? parser : null

const OF_REQUESTS = ['data', 'end', 'close', 'drain', 'error', 'timeout', 'resume', 'pause'] as const

/**
 * Begins an answer that has no end of its own and takes its connection over: no further request is read from it, and what is written goes
 * out as it is, until the connection is closed. What HTTP keeps for a connection is two thirds of its memory. A connection that is none of
 * Node's own HTTP/1 server keeps its answer.
 * @returns what to write to, destroyed where the client has left already; it ends with the client, and `end` closes it once everything is sent
 */
export function takeConnection(response: ServerResponse, headers: OutgoingHttpHeaders): Writable {
  const socket = response.socket as ServedSocket | null
  if (socket?.destroyed) return socket
  const parser = socket && parserOf(socket)
  if (!socket || !parser) return response.writeHead(200, headers)
  response.removeHeader('transfer-encoding')
  response.writeHead(200, { ...headers, connection: 'close' }).flushHeaders()
  response.detachSocket(socket)

  parser.unconsume()
  Object.assign(parser, { socket: null, incoming: null, outgoing: null, onIncoming: null })
  socket.parser = null
  // It may be what called us.
  setImmediate(() => {
    parser.remove()
    parser.free()
    parser.close()
  })
  for (const event of OF_REQUESTS) socket.removeAllListeners(event)
  socket.setTimeout(0)
  socket.allowHalfOpen = false
  return socket.once('finish', () => socket.destroy()).resume()
}
