import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** One address in front of several servers, as a balancer is. */
export interface TcpSwitch {
  url: string
  /** Sets the target of new connections; null refuses them. Open ones stay. */
  lead(target: string | null): void
  /** Refuses new connections and closes open ones: as without a network. */
  cut(): void
  /** Connections refused so far. */
  refused(): number
  close(): Promise<void>
}

export async function tcpSwitch(first: string): Promise<TcpSwitch> {
  let target: URL | null = new URL(first)
  let refused = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    if (target === null) {
      refused += 1
      client.destroy()
      return
    }
    const behind = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No free port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    lead: (next) => {
      target = next === null ? null : new URL(next)
    },
    cut: () => {
      target = null
      for (const socket of open) socket.destroy()
    },
    refused: () => refused,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
