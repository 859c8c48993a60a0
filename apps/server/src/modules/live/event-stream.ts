import type { Writable } from 'node:stream'
import {
  CHANCES_EVENT,
  type LiveAccess,
  type LiveChances,
  type LiveMatch,
  type LiveOdds,
  SUBSCRIBER_EVENTS,
} from '@touchline/contract'
import type { Change } from '../../platform/changes/follower.ts'
import type { StoredViewer } from '../accounts/sessions/viewers.queries.ts'

/** The clients of the live stream: one buffer is written to all of them. */
interface EventStream {
  /** Takes a client whose answer has begun, unless it has left; `first` is sent before anything else. */
  add(client: Writable, first: string): void
  /** Writes to every client, or to those of `to`. */
  send(text: string, to?: ReadonlySet<Writable>): void
  /** Says a last thing to one client and ends it. */
  dismiss(client: Writable, last: string): void
  clients(): number
  /** Ends every client, so that they come back. */
  leave(): void
  /** The same for good: they come back to another process. */
  end(): void
}

const HEARTBEAT_MS = 15_000
/** A client with this much unread is not reading at all; it reconnects and resumes. */
const MAX_UNREAD = 256 * 1024
/** How long the last words may take to reach a client. */
const PARTING_MS = 5_000

/** One event as the wire has it; one without an id leaves the place to resume from where it is. @param data is sent as JSON on one line */
export function eventText({ id, event, data }: { id?: number; event: string; data: unknown }): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Clients that are written to together, without any yet; those that stop reading are let go. */
export function eventStream(options: { heartbeatMs?: number; mostUnread?: number } = {}): EventStream {
  const { heartbeatMs = HEARTBEAT_MS, mostUnread = MAX_UNREAD } = options
  const clients = new Set<Writable>()

  const write = (text: string, to: ReadonlySet<Writable> = clients) => {
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

  const leave = () => {
    const leaving = [...clients]
    clients.clear()
    for (const client of leaving) client.end()
    setTimeout(() => {
      for (const client of leaving) client.destroy()
    }, PARTING_MS).unref()
  }

  return {
    add: (client, first) => {
      if (client.destroyed) return
      const forget = () => void clients.delete(client)
      clients.add(client)
      client.on('close', forget).on('error', forget)
      client.write(first)
    },
    send: write,
    dismiss: (client, last) => {
      if (clients.delete(client)) client.end(last)
    },
    clients: () => clients.size,
    leave,
    end: () => {
      clearInterval(heartbeat)
      leave()
    },
  }
}

/** Topics by who may learn of them; each is the name of its event on the stream. */
export const FOR_EVERYONE: ReadonlySet<string> = new Set(['match', 'odds'])
const GATED: ReadonlySet<string> = new Set(SUBSCRIBER_EVENTS)
export const FOR_SUBSCRIBERS: ReadonlySet<string> = new Set([...FOR_EVERYONE, ...GATED])

const isGated = (change: Change): boolean => GATED.has(change.topic)

/** Changes as the wire has them, without those of other topics; of the prices of one match only the newest. */
export function streamText(changes: readonly Change[], topics: ReadonlySet<string>): string {
  return lastPrices(changes.filter((change) => topics.has(change.topic)))
    .map((change) => eventText({ id: change.seq, event: change.topic, data: change.payload }))
    .join('')
}

/** Prices move often and in many matches: of those reported together only the last of each match is news. */
function lastPrices(changes: readonly Change[]): readonly Change[] {
  const last = new Map<number, Change>()
  for (const change of changes) {
    if (change.topic !== 'odds') continue
    const prices = change.payload as LiveOdds
    const before = last.get(prices.match_id)?.payload as LiveOdds | undefined
    last.set(prices.match_id, { ...change, payload: { ...before, ...prices } })
  }
  return changes.flatMap((change) => {
    if (change.topic !== 'odds') return [change]
    const kept = last.get((change.payload as LiveOdds).match_id)
    return kept?.seq === change.seq ? [kept] : []
  })
}

export const accessText = (type: LiveAccess['type']): string =>
  eventText({ event: 'access', data: { type } satisfies LiveAccess })

/** The chances of matches on the wire: without an id to resume from, because they follow from messages with one. */
export const chancesText = (chances: readonly LiveChances[]): string =>
  chances.map((data) => eventText({ event: CHANCES_EVENT, data })).join('')

/** The last report of each match among the changes. */
export function lastMatches(changes: readonly Change[]): LiveMatch[] {
  const reported = changes.flatMap(({ topic, payload }) => (topic === 'match' ? [payload as LiveMatch] : []))
  return [...new Map(reported.map((match) => [match.match_id, match])).values()]
}

/** The chances that follow from changes, as the wire has them; empty where there are none. */
export type ChancesOf = (changes: readonly Change[]) => Promise<string>

/** A subscriber on the stream. */
interface Member {
  tokenHash: string
  /** The last change that was sent, or that had been when the stream began. */
  seen: number
}

interface SubscriberStream {
  add(client: Writable, first: string, member: Member): void
  send(changes: readonly Change[]): void
}

/**
 * The clients that receive messages for subscribers. Before each of these messages the access of all clients is read again: one that lost
 * it, by time, refund or signing out, is informed and disconnected, and receives the public messages after reconnecting. Messages that
 * arrive meanwhile wait, so that everyone receives everything in order. Chances follow the changes they are made of: no goal waits for
 * them.
 */
export function subscriberStream(
  stream: EventStream,
  {
    viewersOf,
    chancesOf,
    topics,
  }: {
    viewersOf: (hashes: readonly string[]) => Promise<ReadonlyMap<string, Pick<StoredViewer, 'type'>>>
    chancesOf: ChancesOf
    topics: ReadonlySet<string>
  },
): SubscriberStream {
  const members = new Map<Writable, Member>()
  let turn = Promise.resolve()

  const dismiss = (client: Writable, last: string) => {
    members.delete(client)
    stream.dismiss(client, last)
  }

  /** Without an answer nobody's access is certain: all come back, and resume where they were. */
  const check = async (behind: readonly [Writable, Member][]) => {
    try {
      const viewers = await viewersOf([...new Set(behind.map(([, { tokenHash }]) => tokenHash))])
      for (const [client, { tokenHash }] of behind) {
        const type = viewers.get(tokenHash)?.type ?? null
        if (type !== 2) dismiss(client, accessText(type))
      }
    } catch {
      for (const [client] of behind) dismiss(client, '')
    }
  }

  const deliver = async (changes: readonly Change[]) => {
    const last = changes.at(-1)?.seq ?? 0
    const behind = [...members].filter(([, { seen }]) => seen < last)
    if (behind.length === 0) return
    const to = new Set(behind.map(([client]) => client))
    const isChecked = changes.some(isGated)
    if (isChecked) await check(behind)
    stream.send(streamText(changes, topics), to)
    for (const [, member] of behind) member.seen = last
    const chances = await chancesOf(changes)
    if (chances === '') return
    if (!isChecked) await check(behind)
    stream.send(chances, to)
  }

  return {
    add: (client, first, member) => {
      if (client.destroyed) return
      const leave = () => void members.delete(client)
      members.set(client, member)
      client.on('close', leave).on('error', leave)
      stream.add(client, first)
    },
    send: (changes) => {
      turn = turn.then(() => deliver(changes))
    },
  }
}
