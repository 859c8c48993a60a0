import type { ServerResponse } from 'node:http'

/** The clients of the live stream: one buffer is written to all of them. */
export interface EventStream {
  /** Takes over an open answer; `first` is sent before anything else. */
  add(response: ServerResponse, first: string): void
  send(text: string): void
  clients(): number
  /** Ends every client, so that they come back to another process. */
  end(): void
}

const HEARTBEAT_MS = 15_000
/** A client that has this much unread does not read at all; it comes back and resumes. */
const MOST_UNREAD = 256 * 1024

/** One event as the wire has it. @param data is sent as JSON on one line */
export function eventText(event: { id: number; event: string; data: unknown }): string {
  return `id: ${event.id}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`
}

export function eventStream(options: { heartbeatMs?: number; mostUnread?: number } = {}): EventStream {
  const { heartbeatMs = HEARTBEAT_MS, mostUnread = MOST_UNREAD } = options
  const clients = new Set<ServerResponse>()

  const write = (text: string) => {
    if (clients.size === 0) return
    const bytes = Buffer.from(text)
    for (const client of clients) {
      if (client.writableLength > mostUnread) {
        clients.delete(client)
        client.destroy()
      } else client.write(bytes)
    }
  }
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
  heartbeat.unref()

  return {
    add: (response, first) => {
      clients.add(response)
      response.on('close', () => clients.delete(response))
      response.on('error', () => clients.delete(response))
      response.write(first)
    },
    send: write,
    clients: () => clients.size,
    end: () => {
      clearInterval(heartbeat)
      for (const client of clients) client.end()
      clients.clear()
    },
  }
}
