import type { LiveAccess } from '@touchline/contract'
import { guardedFetch } from '../api/api.ts'
import type { SessionStore } from '../session/session.ts'
import { noteBytes, noteState } from './stream-state.ts'

/** What a page wants to receive from the live stream. */
export interface LiveListener {
  onEvent(event: StreamEvent): void
  /** Something may have been missed: read everything anew. */
  onGap(): void
  /** The stream begins without a position to resume from: what was read before `openedAt` (Date.now()) may be behind. */
  onOpen?(openedAt: number): void
  /** What the viewer may see is no longer what the stream said before: 2 everything, 0 and 1 and null less. */
  onAccess?(type: LiveAccess['type']): void
}

/** The part of the session that the stream goes by. */
type Viewer = Pick<SessionStore, 'token' | 'subscribe'>

const ADDRESS = '/api/live/stream'
const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 30_000
/** The server says something every 15 s; a stream that is silent for longer is dead. */
const SILENCE_MS = 45_000
/** A page nobody looks at gives its connection back after this time. */
const HIDDEN_MS = 60_000
/** After so long away a page is read anew instead of being sent all that has happened. */
const LONG_AWAY_MS = 5 * 60_000

const listeners = new Set<LiveListener>()
let viewer: Viewer | null = null
let stopWatching: (() => void) | undefined
let connection: AbortController | null = null
let retry: ReturnType<typeof setTimeout> | undefined
let hiding: ReturnType<typeof setTimeout> | undefined
let lastId: string | null = null
let lastBytesAt = 0
let failures = 0
/** The token the stream was opened with, and what it was sent about it; undefined before it was sent anything. */
let token: string | null = null
let access: LiveAccess['type'] | undefined

/**
 * Listens to the live stream; the page holds one connection for all listeners, opened with the first and closed with the last. It
 * comes back by itself, resumes where it was, rests while the page is hidden and begins anew when somebody signs in or out. Returns
 * the way to stop listening.
 */
export function followLive(session: Viewer, listener: LiveListener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    viewer = session
    stopWatching = session.subscribe(onSession)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', wake)
    window.addEventListener('offline', drop)
    wake()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopWatching?.()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', wake)
    window.removeEventListener('offline', drop)
    clearTimeout(hiding)
    close()
    lastId = null
    access = undefined
  }
}

/** How long to wait after so many failures in a row, milliseconds; `random` from 0 to 1 keeps clients from coming back all at once. */
export function waitAfter(failed: number, random: number): number {
  const full = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failed - 1))
  return Math.round(full * (0.5 + random / 2))
}

function onVisibility() {
  clearTimeout(hiding)
  if (document.hidden) hiding = setTimeout(close, HIDDEN_MS)
  else wake()
}

/** Another viewer receives other things: nothing of the old stream is resumed. */
function onSession() {
  if (viewer?.token() === token) return
  close()
  lastId = null
  access = undefined
  wake()
}

function wake() {
  if (connection || document.hidden || listeners.size === 0) return
  clearTimeout(retry)
  void connect()
}

/** Without a network the connection is dead before anything says so. */
function drop() {
  connection?.abort()
}

function close() {
  clearTimeout(retry)
  connection?.abort()
  connection = null
  noteState('rest')
}

async function connect() {
  const own = new AbortController()
  connection = own
  noteState('coming')
  let silence: ReturnType<typeof setTimeout> | undefined
  const noteArrival = () => {
    clearTimeout(silence)
    silence = setTimeout(() => own.abort(), SILENCE_MS)
  }
  try {
    noteArrival()
    token = viewer?.token() ?? null
    const away = lastId !== null && Date.now() - lastBytesAt > LONG_AWAY_MS
    if (away) lastId = null
    const headers: Record<string, string> = { accept: 'text/event-stream' }
    if (lastId !== null) headers['last-event-id'] = lastId
    const response = await guardedFetch(ADDRESS, { headers, signal: own.signal, cache: 'no-store' })
    if (!response.ok || !response.body) throw new Error(`The live stream answered ${response.status}`)
    if (connection !== own) return
    failures = 0
    const openedAt = Date.now()
    noteState('open')
    for (const listener of listeners) {
      if (away) listener.onGap()
      else if (lastId === null) listener.onOpen?.(openedAt)
    }
    const reader = eventReader()
    const text = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await text.read(); !part.done && connection === own; part = await text.read()) {
      noteArrival()
      lastBytesAt = Date.now()
      noteBytes(lastBytesAt)
      for (const event of reader.read(part.value)) report(event)
      lastId = reader.lastId() ?? lastId
    }
  } catch {
    failures += 1
  } finally {
    clearTimeout(silence)
    if (connection === own) {
      connection = null
      noteState('coming')
      retry = setTimeout(wake, waitAfter(failures, Math.random()))
    }
  }
}

function report(event: StreamEvent) {
  if (event.event === 'access') return reportAccess(event.data)
  for (const listener of listeners) {
    if (event.event === 'reset') listener.onGap()
    else listener.onEvent(event)
  }
}

function reportAccess(data: string) {
  const before = access
  access = (JSON.parse(data) as LiveAccess).type
  if (before === undefined || before === access) return
  for (const listener of listeners) listener.onAccess?.(access)
}

/** One server-sent event. `id` is the last one named so far, null before the first. */
export interface StreamEvent {
  event: string
  data: string
  id: string | null
}

/**
 * Cuts the text of a server-sent event stream into events. The returned function takes the text as it comes, in pieces of any size,
 * and gives the events that are complete with it. An `id` counts once the blank line after it is there, with data or without: who resumes
 * from it has missed nothing.
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
