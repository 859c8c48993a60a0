import type { EventRecord, Side } from '@touchline/football'
import { countOf, type Fields, fieldsOf, listOf, textOf } from '../files/json.ts'
import type { Problems } from '../files/problems.ts'

/** One thing of the event file: a pass, a shot, a duel, and who did it. */
export interface Play {
  key: string
  /** `Shot`, `Pass`, `Foul Committed` … */
  type: string
  side: Side
  /** 1 and 2 the halves, 3 and 4 those of extra time, 5 the shoot-out. */
  period: number
  /** Whole minutes since kick-off, 45 at the start of the second half. */
  minute: number
  /** The source's number of the player. */
  player: string | null
  playerName: string | null
  /** All there is of it. */
  fields: Fields
}

/** The whole minutes at which a period begins. */
const STARTS: readonly number[] = [0, 0, 45, 90, 105, 120]

/** The name in `{ "id": 97, "name": "Goal" }`. */
export function nameOf(value: unknown): string | null {
  return textOf(fieldsOf(value).name)
}

export function numberOf(value: unknown): string | null {
  const id = countOf(fieldsOf(value).id)
  return id === null ? null : String(id)
}

/**
 * Events in order. Events without a known team, or with a minute outside their period, are doubted and left out.
 * @param sideOf the side of a team's number
 */
export function readPlays(
  events: readonly Fields[],
  sideOf: (team: string | null) => Side | null,
  problems: Problems,
): Play[] {
  return events
    .flatMap((fields) => {
      const play = playOf(fields, sideOf)
      if (play === null || play.minute < (STARTS[play.period] ?? 0)) {
        const record = `event ${countOf(fields.index) ?? '?'}`
        const type = nameOf(fields.type) ?? 'what happened'
        const message = play === null ? `${type} has no side or time` : `${type} has a minute outside its period`
        problems.doubt({ record }, message)
        return []
      }
      return [play]
    })
    .sort((one, other) => one.period - other.period || one.minute - other.minute)
}

function playOf(fields: Fields, sideOf: (team: string | null) => Side | null): Play | null {
  const [key, type, period, minute] = [
    textOf(fields.id),
    nameOf(fields.type),
    countOf(fields.period),
    countOf(fields.minute),
  ]
  const side = sideOf(numberOf(fields.team))
  if (key === null || type === null || period === null || period < 1 || period > 5 || minute === null) return null
  if (side === null) return null
  return { key, type, side, period, minute, player: numberOf(fields.player), playerName: nameOf(fields.player), fields }
}

/** Minutes in the usual count: the first minute is 1, the third after the 45th is 45+3; the kicks of a shoot-out are at 120. */
export function clockOf({ period, minute }: Play): Pick<EventRecord, 'minute' | 'extraMinute'> {
  const end = STARTS[period + 1]
  if (end === undefined) return { minute: 120, extraMinute: null }
  return minute < end ? { minute: minute + 1, extraMinute: null } : { minute: end, extraMinute: minute - end + 1 }
}

/** Whether a file holds the events of a match. */
export function isEventList(value: unknown): boolean {
  return listOf(value).some((one) => one.period !== undefined && one.type !== undefined)
}
