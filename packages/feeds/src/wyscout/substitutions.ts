import {
  EVENT_TYPE,
  type EventRecord,
  type FixtureEventsRecord,
  type Key,
  type PlayerRecord,
} from '@touchline/football'
import type { Substitution } from './squad.ts'
import type { Match } from './wyscout-match.ts'

type Players = ReadonlyMap<Key, PlayerRecord>

/**
 * The substitutions of both sides by minute, the only events with certain minutes in this source. None where no substitution is listed.
 * People missing from the lists stay unnamed.
 */
export function substitutionsRecord({ key, squads, length }: Match, players: Players): FixtureEventsRecord[] {
  const of = (side: EventRecord['side'], swaps: readonly Substitution[] | null) =>
    (swaps ?? []).map((swap, at) => eventOf(swap, { side, at, length, players }))
  const events = [...of('home', squads.home.substitutions), ...of('away', squads.away.substitutions)]
  if (events.length === 0) return []
  return [{ fixture: key, events: events.sort((a, b) => momentOf(a) - momentOf(b)) }]
}

const momentOf = ({ minute, extraMinute }: EventRecord): number => minute * 100 + (extraMinute ?? 0)

function eventOf(
  { on, off, minute }: Substitution,
  { side, at, length, players }: { side: EventRecord['side']; at: number; length: Match['length']; players: Players },
): EventRecord {
  const [entering, leaving] = [on, off].map((id) => (id === null ? undefined : players.get(id)))
  return {
    key: `${side} substitution ${at + 1} ${on ?? '?'}`,
    type: EVENT_TYPE.substitution,
    minute: Math.min(minute, length),
    extraMinute: minute > length ? minute - length : null,
    side,
    player: entering?.key ?? null,
    playerName: entering?.commonName ?? null,
    relatedPlayer: leaving?.key ?? null,
    relatedPlayerName: leaving?.commonName ?? null,
    comment: null,
  }
}
