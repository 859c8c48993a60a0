import type { Queryable } from '@touchline/database'
import type { Change } from '../../platform/changes/follower.ts'
import type { StoredViewer } from '../accounts/sessions/viewers.queries.ts'
import { liveChances } from '../inplay/chances/live-chances.ts'
import {
  type ChancesOf,
  chancesText,
  eventStream,
  eventText,
  FOR_EVERYONE,
  FOR_SUBSCRIBERS,
  lastMatches,
  streamText,
  subscriberStream,
} from './event-stream.ts'

interface AudienceOptions {
  /** Whether they are shown prices; others receive nothing that is made of prices. */
  prices: boolean
  queryable: Queryable
  viewersOf(hashes: readonly string[]): Promise<ReadonlyMap<string, Pick<StoredViewer, 'type'>>>
}

const without = (topics: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...topics].filter((topic) => topic !== 'odds'))

/** Clients of the stream that are shown the same: everyone, and subscribers. */
export function audience({ prices, queryable, viewersOf }: AudienceOptions) {
  const everyone = eventStream()
  const members = eventStream()
  const [forEveryone, forSubscribers] = prices
    ? [FOR_EVERYONE, FOR_SUBSCRIBERS]
    : [without(FOR_EVERYONE), without(FOR_SUBSCRIBERS)]
  const chances = liveChances(queryable, { prices })
  // Without chances the changes still arrive; pages read the chances again from time to time.
  const chancesOf: ChancesOf = (changes) => chances(lastMatches(changes)).then(chancesText, () => '')
  const subscribers = subscriberStream(members, { viewersOf, chancesOf, topics: forSubscribers })
  return {
    everyone,
    subscribers,
    topicsOf: (isSubscriber: boolean) => (isSubscriber ? forSubscribers : forEveryone),
    /** The chances that follow from changes, for subscribers alone. */
    chancesFor: (isSubscriber: boolean): ChancesOf => (isSubscriber ? chancesOf : async () => ''),
    send: (changes: readonly Change[]) => {
      everyone.send(streamText(changes, forEveryone))
      subscribers.send(changes)
    },
    clients: () => everyone.clients() + members.clients(),
    subscribed: members.clients,
    /** Has every client read its page again and come back. @param id position in the log */
    comeBack: (id: number) => {
      const last = eventText({ id, event: 'reset', data: {} })
      for (const stream of [everyone, members]) {
        stream.send(last)
        stream.leave()
      }
    },
    end: () => {
      everyone.end()
      members.end()
    },
  }
}
export type Audience = ReturnType<typeof audience>
