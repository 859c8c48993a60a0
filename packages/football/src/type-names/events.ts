import { EVENT_TYPE } from '../match/event-types.ts'
import type { TypeName } from './type-name.ts'

/** Names of match events, by the product's own numbers. */
export const EVENT_NAMES: readonly TypeName[] = [
  { id: EVENT_TYPE.video_review, code: 'VAR', name: 'Video review' },
  { id: EVENT_TYPE.goal, code: 'GOAL', name: 'Goal' },
  { id: EVENT_TYPE.own_goal, code: 'OWNGOAL', name: 'Own goal' },
  { id: EVENT_TYPE.penalty_goal, code: 'PENALTY', name: 'Penalty goal' },
  { id: EVENT_TYPE.missed_penalty, code: 'MISSED_PENALTY', name: 'Missed penalty' },
  { id: EVENT_TYPE.substitution, code: 'SUBSTITUTION', name: 'Substitution' },
  { id: EVENT_TYPE.yellow_card, code: 'YELLOWCARD', name: 'Yellow card' },
  { id: EVENT_TYPE.red_card, code: 'REDCARD', name: 'Red card' },
  { id: EVENT_TYPE.yellow_red_card, code: 'YELLOWREDCARD', name: 'Second yellow card' },
  {
    id: EVENT_TYPE.shootout_scored,
    code: 'PENALTY_SHOOTOUT_GOAL',
    name: 'Shoot-out penalty scored',
  },
  {
    id: EVENT_TYPE.shootout_missed,
    code: 'PENALTY_SHOOTOUT_MISS',
    name: 'Shoot-out penalty missed',
  },
  { id: EVENT_TYPE.corner, code: 'CORNER', name: 'Corner' },
]

/** How a goal came about or why a card was given, by type id. */
export const EVENT_SUB_TYPE_NAMES: readonly TypeName[] = [
  { id: 16, code: 'PENALTY', name: 'Penalty' },
  { id: 1495, code: 'ROUGHING', name: 'Rough play' },
  { id: 1496, code: 'FOUL', name: 'Foul' },
  { id: 1521, code: 'LEFT_FOOT', name: 'Left foot' },
  { id: 1522, code: 'RIGHT_FOOT', name: 'Right foot' },
  { id: 1694, code: 'HEADER', name: 'Header' },
]
