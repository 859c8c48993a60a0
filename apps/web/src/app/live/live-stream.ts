import type { LiveAccess } from '@touchline/contract'
import { guardedFetch } from '../api/api.ts'
import type { SessionStore } from '../session/session.ts'
import { eventReader, type StreamEvent } from './event-reader.ts'
import { noteBytes, noteState } from './stream-state.ts'

/** Listener of a page to the live stream. */
export interface LiveListener {
  onEvent(event: StreamEvent): void
  /** Something may have been missed: read everything again. */
  onGap(): void
  /** The stream begins without a position to resume from: data read before `openedAt` (Date.now()) may be outdated. */
  onOpen?(openedAt: number): void
  /** The viewer's access has changed since the last message: 2 everything, 0 and 1 and null less. */
  onAccess?(type: LiveAccess['type']): void
}

/** The part of the session that the stream depends on. */
type Viewer = Pick<SessionStore, 'token' | 'subscribe'>

const ADDRESS = '/api/live/stream'
const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 30_000
/** The server says something every 15 s; a stream that is silent for longer is dead. */
const SILENCE_MS = 45_000
/** A hidden page closes its connection after this time. */
const HIDDEN_MS = 60_000
/** After so long away a page reads everything again instead of receiving all that has happened. */
const LONG_AWAY_MS = 5 * 60_000

/** The streams of this page, one for each session: a page has one session, a test has many. */
const streams = new WeakMap<Viewer, ReturnType<typeof liveStream>>()

/** Listens to the live stream of a session; all listeners share one connection. Returns the way to stop listening. */
export function followLive(session: Viewer, listener: LiveListener): () => void {
  let stream = streams.get(session)
  if (!stream) {
    stream = liveStream(session)
    streams.set(session, stream)
  }
  return stream.follow(listener)
}

/** The wait after a number of failures in a row, milliseconds; `random` from 0 to 1 keeps clients from reconnecting all at once. */
export function waitAfter(failed: number, random: number): number {
  const full = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failed - 1))
  return Math.round(full * (0.5 + random / 2))
}

/**
 * One connection for all its listeners: opened with the first and closed with the last. It reconnects by itself, resumes where it was,
 * pauses while the page is hidden and starts over when somebody signs in or out.
 */
function liveStream(viewer: Viewer) {
  const listeners = new Set<LiveListener>()
  let connection: AbortController | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let lastId: string | null = null
  let lastBytesAt = 0
  let failures = 0
  /** The token of the open stream, and the access it received; undefined before it received any. */
  let token: string | null = null
  let access: LiveAccess['type'] | undefined
  let end = () => {}

  function follow(listener: LiveListener): () => void {
    listeners.add(listener)
    if (listeners.size === 1) end = begin()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) end()
    }
  }

  /** Opens the connection and watches its conditions; returns a function that ends both. */
  function begin(): () => void {
    let hiding: ReturnType<typeof setTimeout> | undefined
    const watching = new AbortController()
    const { signal } = watching
    const leaveSession = viewer.subscribe(() => {
      if (viewer.token() !== token) startOver()
    })
    document.addEventListener(
      'visibilitychange',
      () => {
        clearTimeout(hiding)
        if (document.hidden) hiding = setTimeout(close, HIDDEN_MS)
        else wake()
      },
      { signal },
    )
    window.addEventListener('online', wake, { signal })
    // Without a network the connection is dead before any error arrives.
    window.addEventListener('offline', () => connection?.abort(), { signal })
    wake()
    return () => {
      leaveSession()
      watching.abort()
      clearTimeout(hiding)
      close()
      forget()
    }
  }

  function forget() {
    lastId = null
    access = undefined
  }

  /** Another viewer receives other things: nothing of the old stream is resumed. */
  function startOver() {
    close()
    forget()
    wake()
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
      token = viewer.token()
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

  return { follow }
}
