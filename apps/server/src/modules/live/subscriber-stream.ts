import type { ServerResponse } from 'node:http'
import type { Change } from '../../platform/changes/follower.ts'
import type { StoredViewer } from '../accounts/sessions/viewers.queries.ts'
import type { EventStream } from './event-stream.ts'
import { accessText, FOR_SUBSCRIBERS, isGated, streamText } from './stream-text.ts'

/** The chances that follow from changes, as the wire has them; empty where there are none. */
export type ChancesOf = (changes: readonly Change[]) => Promise<string>

/** A subscriber on the stream. */
interface Member {
  tokenHash: string
  /** The last change that was sent, or that had been when the stream began. */
  seen: number
}

export interface SubscriberStream {
  add(response: ServerResponse, first: string, member: Member): void
  send(changes: readonly Change[]): void
}

/**
 * The clients that receive what only subscribers may. Before anything of that kind is sent they are all asked for their access anew: who has
 * lost it, by time, refund or signing out, is informed and disconnected, and receives what everyone does on coming back. What comes
 * while that is looked up waits for it, so that everyone receives everything in order. Chances follow the changes they are made of: no goal
 * waits for them.
 */
export function subscriberStream(
  stream: EventStream,
  viewersOf: (hashes: readonly string[]) => Promise<ReadonlyMap<string, Pick<StoredViewer, 'type'>>>,
  chancesOf: ChancesOf,
): SubscriberStream {
  const members = new Map<ServerResponse, Member>()
  let turn = Promise.resolve()

  const leave = (response: ServerResponse, last: string) => {
    members.delete(response)
    stream.dismiss(response, last)
  }

  /** Without an answer nobody's access is certain: all come back, and resume where they were. */
  const check = async (behind: readonly [ServerResponse, Member][]) => {
    try {
      const viewers = await viewersOf([...new Set(behind.map(([, { tokenHash }]) => tokenHash))])
      for (const [response, { tokenHash }] of behind) {
        const type = viewers.get(tokenHash)?.type ?? null
        if (type !== 2) leave(response, accessText(type))
      }
    } catch {
      for (const [response] of behind) leave(response, '')
    }
  }

  const deliver = async (changes: readonly Change[]) => {
    const last = changes.at(-1)?.seq ?? 0
    const behind = [...members].filter(([, { seen }]) => seen < last)
    if (behind.length === 0) return
    const to = new Set(behind.map(([response]) => response))
    const isChecked = changes.some(isGated)
    if (isChecked) await check(behind)
    stream.send(streamText(changes, FOR_SUBSCRIBERS), to)
    for (const [, member] of behind) member.seen = last
    const chances = await chancesOf(changes)
    if (chances === '') return
    if (!isChecked) await check(behind)
    stream.send(chances, to)
  }

  return {
    add: (response, first, member) => {
      members.set(response, member)
      response.on('close', () => members.delete(response))
      stream.add(response, first)
    },
    send: (changes) => {
      turn = turn.then(() => deliver(changes))
    },
  }
}
