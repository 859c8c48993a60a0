/** One server-sent event. `id` is the last one named so far, null before the first. */
export interface StreamEvent {
  event: string
  data: string
  id: string | null
}

/**
 * Splits the text of a server-sent event stream into events. The returned function takes the text in pieces of any size, and returns the
 * events completed by it. An `id` counts once the blank line after it has arrived, with data or without: a client that resumes from it has
 * missed nothing.
 */
export function eventReader() {
  let rest = ''
  let id: string | null = null
  let lastId: string | null = null
  let event = ''
  let data: string[] = []

  function line(text: string, out: StreamEvent[]) {
    if (text === '') {
      lastId = id
      if (data.length > 0) out.push({ event: event || 'message', data: data.join('\n'), id })
      event = ''
      data = []
      return
    }
    const colon = text.indexOf(':')
    const name = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (name === 'id') id = value
    else if (name === 'event') event = value
    else if (name === 'data') data.push(value)
  }

  return {
    read(piece: string): StreamEvent[] {
      const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      const out: StreamEvent[] = []
      for (const text of lines) line(text, out)
      return out
    },
    lastId: () => lastId,
  }
}
