import { type LiveAccess, SUBSCRIBER_EVENTS } from '@touchline/contract'
import type { Change } from '../../platform/changes/follower.ts'
import { eventText } from './event-stream.ts'

/** Topics by who may hear of them; each is the name of its event on the stream. */
export const FOR_EVERYONE: ReadonlySet<string> = new Set(['match'])
const GATED: ReadonlySet<string> = new Set(SUBSCRIBER_EVENTS)
export const FOR_SUBSCRIBERS: ReadonlySet<string> = new Set([...FOR_EVERYONE, ...GATED])

export const isGated = (change: Change): boolean => GATED.has(change.topic)

/** Changes as the wire has them, without those of other topics. */
export const streamText = (changes: readonly Change[], topics: ReadonlySet<string>): string =>
  changes
    .filter((change) => topics.has(change.topic))
    .map((change) => eventText({ id: change.seq, event: change.topic, data: change.payload }))
    .join('')

export const accessText = (type: LiveAccess['type']): string =>
  eventText({ event: 'access', data: { type } satisfies LiveAccess })
