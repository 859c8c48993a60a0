import type { LiveAccess, LiveInplay, LiveMatch, LiveOdds } from '@touchline/contract'

/** The stream may report any of these. */
export interface Message {
  id: number
  event: string
  data: LiveMatch & LiveOdds & LiveInplay & LiveAccess
}

const open: AbortController[] = []

/** Ends every stream that a test has opened. */
export function leaveStreams(): void {
  for (const controller of open.splice(0)) controller.abort()
}

/** Connects to the stream; `next` reads events until one with a name comes, `position` the id the stream began with. */
export async function connectTo(
  origin: string,
  {
    lastEventId,
    token,
    headers = {},
  }: { lastEventId?: number; token?: string; headers?: Readonly<Record<string, string>> } = {},
) {
  const controller = new AbortController()
  open.push(controller)
  const answer = await fetch(`${origin}/api/live/stream`, {
    signal: controller.signal,
    headers: {
      ...headers,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
      ...(token !== undefined && { authorization: `Token ${token}` }),
    },
  })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const block = async (): Promise<Record<string, string>> => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read()
      if (done) throw new Error('The stream ended')
      text += decoder.decode(value, { stream: true })
    }
    const end = text.indexOf('\n\n')
    const lines = text.slice(0, end).split('\n')
    text = text.slice(end + 2)
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))
  }
  const next = async (): Promise<Message> => {
    for (;;) {
      const { id, event, data } = await block()
      if (event !== undefined) return { id: Number(id), event, data: JSON.parse(data ?? 'null') }
    }
  }
  const position = async (): Promise<number> => {
    for (;;) {
      const { id } = await block()
      if (id !== undefined) return Number(id)
    }
  }
  /** All messages until the server ends the stream. */
  const rest = async (): Promise<Message[]> => {
    const messages: Message[] = []
    try {
      for (;;) messages.push(await next())
    } catch {
      return messages
    }
  }
  return { answer, next, position, rest }
}
