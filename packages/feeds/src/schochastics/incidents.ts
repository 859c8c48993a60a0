import { EVENT_TYPE, type EventRecord, type EventTypeId, type Side } from '@touchline/football'
import { countOf, type Fields, textOf } from '../files/json.ts'
import type { Doubt } from '../files/problems.ts'
import { plainName } from './names.ts'

/** An event before the events of a match have keys. */
type Incident = Omit<EventRecord, 'key'>

export interface Incidents {
  events: readonly EventRecord[]
  /** Sides of the kicks of a shoot-out in their order; the source does not say which were scored. */
  kicks: readonly Side[]
}

const KINDS: Readonly<Record<string, EventTypeId>> = {
  Goal: EVENT_TYPE.goal,
  'Own goal': EVENT_TYPE.own_goal,
  'Yellow Card': EVENT_TYPE.yellow_card,
  'Red Card': EVENT_TYPE.red_card,
  Substitution: EVENT_TYPE.substitution,
  'Goal Disallowed': EVENT_TYPE.video_review,
}

const PENALTY = 'Penalty Awarded'

/**
 * The events of a match in order, people named and not linked. A penalty with a score was scored, one without was missed; an own goal
 * belongs to the side whose score rises. A player's second yellow card sends him off.
 */
export function readIncidents(incidents: readonly Fields[], doubt: Doubt): Incidents {
  const kicks = incidents.filter(isKick)
  const read = incidents.filter((one) => !isKick(one)).flatMap((one) => readIncident(one, doubt) ?? [])
  const inOrder = secondYellows(read.sort((one, other) => momentOf(one) - momentOf(other)))
  return {
    events: inOrder.map((event, index) => ({ key: keyOf(event, inOrder.slice(0, index)), ...event })),
    kicks: kicks.flatMap((kick) => sideOf(kick) ?? []),
  }
}

/** The kicks of a shoot-out carry their number where others carry a minute with its mark. */
function isKick({ incident_type, minute }: Fields): boolean {
  return incident_type === PENALTY && typeof minute === 'string' && /^\d+$/.test(minute)
}

function sideOf({ team }: Fields): Side | null {
  return team === 'home' || team === 'away' ? team : null
}

function readIncident(fields: Fields, doubt: Doubt): Incident | null {
  const kind = textOf(fields.incident_type)
  const result = resultOf(fields)
  const type = kind === PENALTY ? penaltyType(result) : (KINDS[kind ?? ''] ?? null)
  const side = sideOf(fields)
  const time = readMinute(fields)
  if (type === null || side === null || time === null) {
    const missing = type === null ? 'is no event known here' : side === null ? 'has no side' : 'has no minute'
    doubt('incident_type', `${kind ?? 'an incident'} ${missing}`)
    return null
  }
  return {
    type,
    ...time,
    side,
    ...peopleOf(type, fields),
    comment: null,
    result,
    ...reasonOf(type, kind, fields),
  }
}

const penaltyType = (result: string | null): EventTypeId =>
  result === null ? EVENT_TYPE.missed_penalty : EVENT_TYPE.penalty_goal

function resultOf({ home_score, away_score }: Fields): string | null {
  const [home, away] = [countOf(home_score), countOf(away_score)]
  return home === null || away === null ? null : `${home}-${away}`
}

/** `45+2'`, or `90:00` with an added time of 1 in newer files. */
function readMinute({ minute, added_time }: Fields): Pick<EventRecord, 'minute' | 'extraMinute'> | null {
  const match = /^(\d{1,3})(?:\+(\d{1,2}))?(?:'|(:)\d\d)$/.exec(String(minute ?? ''))
  if (match === null) return null
  const added = match[3] === ':' ? countOf(added_time) : countOf(match[2])
  return { minute: Number(match[1]), extraMinute: added }
}

type People = Pick<EventRecord, 'player' | 'playerName' | 'relatedPlayer' | 'relatedPlayerName'>

function peopleOf(type: EventTypeId, fields: Fields): People {
  const swap = type === EVENT_TYPE.substitution
  const name = nameOf(swap ? fields.player_in : fields.player_name)
  const related = swap ? fields.player_out : type === EVENT_TYPE.goal ? fields.assist_player_name : null
  return { player: null, playerName: name, relatedPlayer: null, relatedPlayerName: nameOf(related) }
}

function nameOf(value: unknown): string | null {
  const name = textOf(value)
  return name === null ? null : plainName(name)
}

/** The reason of a card or a disallowed goal; for a goal that counts, the reason of the review is dropped. */
function reasonOf(
  type: EventTypeId,
  kind: string | null,
  { card_reason }: Fields,
): Pick<EventRecord, 'addition' | 'info'> {
  const review = type === EVENT_TYPE.video_review
  const reported = review || type === EVENT_TYPE.yellow_card || type === EVENT_TYPE.red_card
  const reason = reported ? textOf(card_reason)?.replace(/(, |^)misses next match$/, '') : null
  return { addition: review ? kind : null, info: reason || null }
}

const momentOf = ({ minute, extraMinute }: Incident): number => minute * 100 + (extraMinute ?? 0)

function secondYellows(inOrder: readonly Incident[]): Incident[] {
  return inOrder.map((event, index) => {
    const { type, side, playerName } = event
    const isSecond =
      type === EVENT_TYPE.yellow_card &&
      playerName !== null &&
      inOrder.slice(0, index).some((one) => one.type === type && one.side === side && one.playerName === playerName)
    return isSecond ? { ...event, type: EVENT_TYPE.yellow_red_card } : event
  })
}

/** Side, minute, kind and name, with a number where that has been before. */
function keyOf(event: Incident, before: readonly Incident[]): string {
  const key = plainKey(event)
  const alike = before.filter((one) => plainKey(one) === key).length
  return alike === 0 ? key : `${key} ${alike + 1}`
}

function plainKey({ side, minute, extraMinute, type, playerName }: Incident): string {
  return `${side} ${minute}${extraMinute === null ? '' : `+${extraMinute}`} ${type} ${playerName ?? '?'}`
}
