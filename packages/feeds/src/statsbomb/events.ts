import { EVENT_TYPE, type EventRecord, type EventTypeId, type Side } from '@touchline/football'
import { fieldsOf, textOf } from '../files/json.ts'
import type { Problems } from '../files/problems.ts'
import { clockOf, nameOf, numberOf, type Play } from './play.ts'

type Person = Pick<EventRecord, 'player' | 'playerName'>

/** Usual names of the players of each side, by player number. */
export type Roster = Readonly<Record<Side, ReadonlyMap<string, string>>>

const CARDS: Readonly<Record<string, EventTypeId>> = {
  'Yellow Card': EVENT_TYPE.yellow_card,
  'Second Yellow': EVENT_TYPE.yellow_red_card,
  'Red Card': EVENT_TYPE.red_card,
}
const BODY_PARTS: Readonly<Record<string, string>> = {
  Head: 'header',
  'Left Foot': 'left foot',
  'Right Foot': 'right foot',
}
const SCORED: readonly EventTypeId[] = [EVENT_TYPE.goal, EVENT_TYPE.own_goal, EVENT_TYPE.penalty_goal]

/**
 * Goals, cards, substitutions, corners and missed penalties with their people, scores in order. An own goal by a player of the other side
 * is doubted and left out.
 */
export function eventsOf(plays: readonly Play[], roster: Roster, problems: Problems): EventRecord[] {
  const byKey = new Map(plays.map((play) => [play.key, play]))
  const events = plays.flatMap((play) => {
    const event = eventOf(play, roster, byKey)
    if (event !== null) return [event]
    if (play.type === 'Own Goal Against') {
      problems.doubt({ record: `minute ${play.minute} ${play.playerName ?? '?'}` }, 'an own goal by nobody of its side')
    }
    return []
  })
  return withResults(events)
}

function eventOf(play: Play, roster: Roster, byKey: ReadonlyMap<string, Play>): EventRecord | null {
  const own = personOf(play.player, play.playerName, roster[play.side])
  const base = {
    key: play.key,
    ...clockOf(play),
    side: play.side,
    ...own,
    ...NOBODY,
    comment: null,
    result: null,
    info: null,
  }
  switch (play.type) {
    case 'Shot':
      return shotEvent(play, { base, roster, byKey })
    case 'Own Goal Against': {
      const side = play.side === 'home' ? 'away' : 'home'
      const certain = play.player !== null && roster[play.side].has(play.player)
      return certain ? { ...base, type: EVENT_TYPE.own_goal, side } : null
    }
    case 'Foul Committed':
    case 'Bad Behaviour': {
      const { card } = fieldsOf(play.fields[play.type === 'Bad Behaviour' ? 'bad_behaviour' : 'foul_committed'])
      const type = CARDS[nameOf(card) ?? '']
      return type === undefined ? null : { ...base, type }
    }
    case 'Substitution': {
      const { replacement } = fieldsOf(play.fields.substitution)
      const on = personOf(numberOf(replacement), nameOf(replacement), roster[play.side])
      const off = { relatedPlayer: own.player, relatedPlayerName: own.playerName }
      return { ...base, ...on, ...off, type: EVENT_TYPE.substitution }
    }
    case 'Pass':
      return nameOf(fieldsOf(play.fields.pass).type) === 'Corner' ? { ...base, type: EVENT_TYPE.corner } : null
    default:
      return null
  }
}

const NOBODY = { relatedPlayer: null, relatedPlayerName: null }

function personOf(id: string | null, name: string | null, players: ReadonlyMap<string, string>): Person {
  const known = id === null ? undefined : players.get(id)
  return { player: known === undefined ? null : id, playerName: known ?? name }
}

function shotEvent(
  play: Play,
  { base, roster, byKey }: { base: Omit<EventRecord, 'type'>; roster: Roster; byKey: ReadonlyMap<string, Play> },
): EventRecord | null {
  const { outcome, type, body_part, key_pass_id } = fieldsOf(play.fields.shot)
  const scored = nameOf(outcome) === 'Goal'
  if (play.period === 5) return { ...base, type: scored ? EVENT_TYPE.shootout_scored : EVENT_TYPE.shootout_missed }
  const penalty = nameOf(type) === 'Penalty'
  if (!scored) return penalty ? { ...base, type: EVENT_TYPE.missed_penalty } : null
  const pass = byKey.get(textOf(key_pass_id) ?? '')
  const assist = pass && pass.side === play.side ? personOf(pass.player, pass.playerName, roster[pass.side]) : null
  return {
    ...base,
    type: penalty ? EVENT_TYPE.penalty_goal : EVENT_TYPE.goal,
    relatedPlayer: assist?.player ?? null,
    relatedPlayerName: assist?.playerName ?? null,
    info: BODY_PARTS[nameOf(body_part) ?? ''] ?? null,
  }
}

/** The score after each goal, and of the shoot-out after each kick. */
function withResults(events: readonly EventRecord[]): EventRecord[] {
  const kicks: readonly EventTypeId[] = [EVENT_TYPE.shootout_scored, EVENT_TYPE.shootout_missed]
  return events.map((event, index) => {
    const kick = kicks.includes(event.type)
    if (!kick && !SCORED.includes(event.type)) return event
    const upTo = events.slice(0, index + 1)
    return { ...event, result: (kick ? kicksIn(upTo) : goalsIn(upTo)).join('-') }
  })
}

/** Goals of both sides, the shoot-out aside. */
export function goalsIn(events: readonly EventRecord[]): [home: number, away: number] {
  return count(events, SCORED)
}

export function kicksIn(events: readonly EventRecord[]): [home: number, away: number] {
  return count(events, [EVENT_TYPE.shootout_scored])
}

function count(events: readonly EventRecord[], types: readonly EventTypeId[]): [number, number] {
  const of = (side: Side): number => events.filter((one) => one.side === side && types.includes(one.type)).length
  return [of('home'), of('away')]
}
