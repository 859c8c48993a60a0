import type { ServerResponse } from 'node:http'

/** The clients of the live stream: one buffer is written to all of them. */
export interface EventStream {
  /** Takes over an open answer; `first` is sent before anything else. */
  add(response: ServerResponse, first: string): void
  /** Writes to every client, or to those of `to`. */
  send(text: string, to?: ReadonlySet<ServerResponse>): void
  /** Says a last thing to one client and ends it. */
  dismiss(response: ServerResponse, last: string): void
  clients(): number
  /** Ends every client, so that they come back to another process. */
  end(): void
}

const HEARTBEAT_MS = 15_000
/** A client that has this much unread does not read at all; it comes back and resumes. */
const MOST_UNREAD = 256 * 1024

/** One event as the wire has it; one without an id leaves the place to resume from where it is. @param data is sent as JSON on one line */
export function eventText({ id, event, data }: { id?: number; event: string; data: unknown }): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

export function eventStream(options: { heartbeatMs?: number; mostUnread?: number } = {}): EventStream {
  const { heartbeatMs = HEARTBEAT_MS, mostUnread = MOST_UNREAD } = options
  const clients = new Set<ServerResponse>()

  const write = (text: string, to: ReadonlySet<ServerResponse> = clients) => {
    if (to.size === 0 || text === '') return
    const bytes = Buffer.from(text)
    for (const client of to) {
      if (!clients.has(client)) continue
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
    dismiss: (response, last) => {
      if (clients.delete(response)) response.end(last)
    },
    clients: () => clients.size,
    end: () => {
      clearInterval(heartbeat)
      for (const client of clients) client.end()
      clients.clear()
    },
  }
}
