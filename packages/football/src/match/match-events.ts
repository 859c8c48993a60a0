import { englishOrdinal } from '../text.ts'
import { EVENT_TYPE } from './event-types.ts'
import type { Match, MatchCard, MatchCorner, MatchGoal } from './match.ts'

/** A stored event, as far as a match's lists show it. */
export interface ListedEvent {
  typeId: number
  home: boolean
  minute: number
  extraMinute: number | null
  playerId: number | null
  playerName: string | null
  comment: string | null
}

const GOALS: Readonly<Record<number, MatchGoal['kind']>> = {
  [EVENT_TYPE.goal]: 'goal',
  [EVENT_TYPE.penalty_goal]: 'penalty',
  [EVENT_TYPE.own_goal]: 'owngoal',
}
const CARDS: Readonly<Record<number, MatchCard['kind']>> = {
  [EVENT_TYPE.yellow_card]: 'yellowcard',
  [EVENT_TYPE.red_card]: 'redcard',
  [EVENT_TYPE.yellow_red_card]: 'yellowred',
}

/** Goals, corners and cards of a match, each in the order of its events; events of other types and of staff are to be left out before. */
export function matchEvents(events: readonly ListedEvent[]): Pick<Match, 'goals' | 'corners' | 'cards'> {
  const goals: MatchGoal[] = []
  const corners: MatchCorner[] = []
  const cards: MatchCard[] = []
  const taken = { home: 0, away: 0 }
  for (const { home, minute, extraMinute, typeId, playerId, playerName, comment } of events) {
    const side = home ? 'home' : 'away'
    const when = { side, minute, extraMinute } as const
    const player = { id: playerId, name: playerName }
    const [goal, card] = [GOALS[typeId], CARDS[typeId]]
    if (goal) goals.push({ ...when, kind: goal, player })
    else if (card) cards.push({ ...when, kind: card, player })
    else if (typeId === EVENT_TYPE.corner) {
      corners.push({ ...when, comment: comment ?? `${englishOrdinal(++taken[side])} corner` })
    }
  }
  return { goals, corners, cards }
}
