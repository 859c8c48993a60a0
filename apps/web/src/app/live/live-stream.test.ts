import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardApi } from '../api/api.ts'
import { followLive, type LiveListener } from './live-stream.ts'

/** An opened stream: its request, and functions to send on it or end it. */
interface Opened {
  headers: Record<string, string>
  say(text: string): void
  end(): void
}

let opened: Opened[] = []
let token: string | null = null
let onSession: () => void = () => {}
let reported: string[] = []
let leave = () => {}

const session = {
  token: () => token,
  subscribe: (listener: () => void) => {
    onSession = listener
    return () => {}
  },
}
const listener: LiveListener = {
  onEvent: ({ event, data }) => reported.push(`${event} ${data}`),
  onGap: () => reported.push('gap'),
  onOpen: () => reported.push('open'),
  onAccess: (type) => reported.push(`access ${type}`),
}
const signIn = (next: string | null) => {
  token = next
  onSession()
}
const settle = () => vi.advanceTimersByTimeAsync(50)
/** As long as a client waits before it reconnects after a stream that simply ended. */
const comeBack = () => vi.advanceTimersByTimeAsync(1100)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (_address: string, { headers, signal }: RequestInit) => {
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        signal?.addEventListener('abort', () => stream.error(new Error('aborted')))
        opened.push({
          headers: headers as Record<string, string>,
          say: (text) => stream.enqueue(encoder.encode(text)),
          end: () => stream.close(),
        })
      },
    })
    return new Response(body)
  })
  guardApi({ token: () => token, refused: () => {} })
  opened = []
  reported = []
  token = 'first'
  leave = followLive(session, listener)
  await settle()
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const last = () => opened.at(-1) as Opened

test('the stream is opened with the token of who is signed in, and without one by visitors', async () => {
  expect(last().headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Token first' })
  signIn(null)
  await settle()
  expect(last().headers).not.toHaveProperty('authorization')
})

test('it is resumed where it was, and begun again when somebody else signs in', async () => {
  last().say('id: 7\nevent: match\ndata: {}\n\n')
  await settle()
  last().end()
  await comeBack()
  expect(last().headers['last-event-id']).toBe('7')
  signIn('second')
  await settle()
  expect(last().headers).toMatchObject({ authorization: 'Token second' })
  expect(last().headers).not.toHaveProperty('last-event-id')
  expect(reported).toEqual(['open', 'match {}', 'open'])
})

test('news of the session that leave the token as it is leave the stream alone', async () => {
  signIn('first')
  await settle()
  expect(opened).toHaveLength(1)
})

test('the end of access is reported once, what access there is at first is not', async () => {
  last().say('event: access\ndata: {"type":2}\n\n')
  await settle()
  last().say('event: access\ndata: {"type":1}\n\n')
  await settle()
  last().end()
  await comeBack()
  last().say('event: access\ndata: {"type":1}\n\n')
  await settle()
  expect(reported.filter((what) => what.startsWith('access'))).toEqual(['access 1'])
})

test('a gap that the server reports, and a long time away, are gaps', async () => {
  last().say('id: 9\nevent: reset\ndata: {}\n\n')
  await settle()
  expect(reported).toEqual(['open', 'gap'])
  Object.assign(document, { hidden: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(opened).toHaveLength(1)
  Object.assign(document, { hidden: false })
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(opened).toHaveLength(2)
  expect(last().headers).not.toHaveProperty('last-event-id')
  expect(reported).toEqual(['open', 'gap', 'gap'])
})

test('a stream that says nothing for too long is opened again', async () => {
  await vi.advanceTimersByTimeAsync(47_000)
  expect(opened).toHaveLength(2)
})
