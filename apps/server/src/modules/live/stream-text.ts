import {
  CHANCES_EVENT,
  type LiveAccess,
  type LiveChances,
  type LiveMatch,
  type LiveOdds,
  SUBSCRIBER_EVENTS,
} from '@touchline/contract'
import type { Change } from '../../platform/changes/follower.ts'
import { eventText } from './event-stream.ts'

/** Topics by who may learn of them; each is the name of its event on the stream. */
export const FOR_EVERYONE: ReadonlySet<string> = new Set(['match', 'odds'])
const GATED: ReadonlySet<string> = new Set(SUBSCRIBER_EVENTS)
export const FOR_SUBSCRIBERS: ReadonlySet<string> = new Set([...FOR_EVERYONE, ...GATED])

export const isGated = (change: Change): boolean => GATED.has(change.topic)

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

/** The chances of matches as the wire has them: without a place to resume from, for they follow from what has one. */
export const chancesText = (chances: readonly LiveChances[]): string =>
  chances.map((data) => eventText({ event: CHANCES_EVENT, data })).join('')

/** The last report of each match among the changes. */
export function lastMatches(changes: readonly Change[]): LiveMatch[] {
  const reported = changes.flatMap(({ topic, payload }) => (topic === 'match' ? [payload as LiveMatch] : []))
  return [...new Map(reported.map((match) => [match.match_id, match])).values()]
}
