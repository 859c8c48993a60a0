import { connect, type Socket } from 'node:net'

export interface SlowSockets {
  open(): number
  /** Milliseconds after which the first and the last of them was closed by the other side. */
  closed(): { first: number; last: number } | null
  end(): void
}

/** Opens connections and runs the given function on each; counts those the other side closes. */
export function slowSockets(
  addresses: readonly string[],
  count: number,
  behave: (socket: Socket) => void,
): SlowSockets {
  const sockets = new Set<Socket>()
  const closings: number[] = []
  const started = performance.now()
  for (let at = 0; at < count; at++) {
    const { hostname, port } = new URL(addresses[at % addresses.length] ?? '')
    const socket = connect(Number(port), hostname, () => behave(socket))
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (sockets.delete(socket)) closings.push(performance.now() - started)
    })
  }
  return {
    open: () => sockets.size,
    closed: () => (closings.length === 0 ? null : { first: Math.min(...closings), last: Math.max(...closings) }),
    end: () => {
      const left = [...sockets]
      sockets.clear()
      for (const socket of left) socket.destroy()
    },
  }
}

/** Says nothing. */
export const silent = (socket: Socket): void => void socket.resume()

/** Sends the beginning of a request, and then a letter of a header every second. */
export function slowHeaders(socket: Socket): void {
  socket.resume()
  socket.write('GET /api/site HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  everySecond(socket, () => socket.write('x'))
}

/** Announces a body and sends a letter of it every second. */
export function slowBody(socket: Socket): void {
  socket.resume()
  socket.write(
    'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n',
  )
  everySecond(socket, () => socket.write('x'))
}

/** Sends ten requests at once and reads a byte a second. */
export const slowReader =
  (path: string) =>
  (socket: Socket): void => {
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(10))
    everySecond(socket, () => socket.read(1))
  }

/** Opens the live stream and never reads on. */
export function unreadStream(socket: Socket): void {
  socket.pause()
  socket.write('GET /api/live/stream HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n')
}

function everySecond(socket: Socket, act: () => void): void {
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer)
    else act()
  }, 1000)
  socket.on('close', () => clearInterval(timer))
}
