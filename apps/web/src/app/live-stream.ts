import { eventReader, type StreamEvent } from './event-stream.ts'

/** What a page wants to hear from the live stream. */
export interface LiveListener {
  onEvent(event: StreamEvent): void
  /** Something may have been missed: read everything anew. */
  onGap(): void
  /** The stream begins without a position to resume from: what was read before `openedAt` (Date.now()) may be behind. */
  onOpen?(openedAt: number): void
}

const ADDRESS = '/api/live/stream'
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
/** The server says something every 15 s; a stream that is silent for longer is dead. */
const SILENCE_MS = 45_000
/** A page nobody looks at gives its connection back after this time. */
const HIDDEN_MS = 60_000

const listeners = new Set<LiveListener>()
let connection: AbortController | null = null
let retry: ReturnType<typeof setTimeout> | undefined
let hiding: ReturnType<typeof setTimeout> | undefined
let lastId: string | null = null
let failures = 0

/**
 * Listens to the live stream; the page holds one connection for all listeners, opened with the first and closed with the last. It
 * comes back by itself, resumes where it was, and rests while the page is hidden. Returns the way to stop listening.
 */
export function followLive(listener: LiveListener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', wake)
    wake()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', wake)
    clearTimeout(hiding)
    close()
    lastId = null
  }
}

/** How long to wait after so many failures in a row, milliseconds; `random` from 0 to 1 keeps clients from coming back all at once. */
export function waitAfter(failed: number, random: number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failed - 1))
  return Math.round(full * (0.5 + random / 2))
}

function onVisibility() {
  clearTimeout(hiding)
  if (document.hidden) hiding = setTimeout(close, HIDDEN_MS)
  else wake()
}

function wake() {
  if (connection || document.hidden || listeners.size === 0) return
  clearTimeout(retry)
  void connect()
}

function close() {
  clearTimeout(retry)
  connection?.abort()
  connection = null
}

async function connect() {
  const own = new AbortController()
  connection = own
  let silence: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(() => own.abort(), SILENCE_MS)
  }
  try {
    heard()
    const headers: Record<string, string> = { accept: 'text/event-stream' }
    if (lastId !== null) headers['last-event-id'] = lastId
    const response = await fetch(ADDRESS, { headers, signal: own.signal, cache: 'no-store' })
    if (!response.ok || !response.body) throw new Error(`The live stream answered ${response.status}`)
    failures = 0
    const openedAt = Date.now()
    if (lastId === null) for (const listener of listeners) listener.onOpen?.(openedAt)
    const reader = eventReader()
    const text = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await text.read(); !part.done; part = await text.read()) {
      heard()
      for (const event of reader.read(part.value)) tell(event)
      lastId = reader.lastId() ?? lastId
    }
  } catch {
    failures += 1
  } finally {
    clearTimeout(silence)
    if (connection === own) {
      connection = null
      retry = setTimeout(wake, waitAfter(failures, Math.random()))
    }
  }
}

function tell(event: StreamEvent) {
  for (const listener of listeners) {
    if (event.event === 'reset') listener.onGap()
    else listener.onEvent(event)
  }
}
