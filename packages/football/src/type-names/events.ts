import { EVENT_TYPE } from '../match/event-types.ts'
import type { TypeName } from './type-name.ts'

/** What happens in a match, by the product's own numbers. */
export const EVENT_NAMES: readonly TypeName[] = [
  { id: EVENT_TYPE.video_review, code: 'VAR', en: 'Video review', pt: 'Revisão do VAR' },
  { id: EVENT_TYPE.goal, code: 'GOAL', en: 'Goal', pt: 'Golo' },
  { id: EVENT_TYPE.own_goal, code: 'OWNGOAL', en: 'Own goal', pt: 'Autogolo' },
  { id: EVENT_TYPE.penalty_goal, code: 'PENALTY', en: 'Penalty goal', pt: 'Golo de penálti' },
  { id: EVENT_TYPE.missed_penalty, code: 'MISSED_PENALTY', en: 'Missed penalty', pt: 'Penálti falhado' },
  { id: EVENT_TYPE.substitution, code: 'SUBSTITUTION', en: 'Substitution', pt: 'Substituição' },
  { id: EVENT_TYPE.yellow_card, code: 'YELLOWCARD', en: 'Yellow card', pt: 'Cartão amarelo' },
  { id: EVENT_TYPE.red_card, code: 'REDCARD', en: 'Red card', pt: 'Cartão vermelho' },
  { id: EVENT_TYPE.yellow_red_card, code: 'YELLOWREDCARD', en: 'Second yellow card', pt: 'Segundo cartão amarelo' },
  {
    id: EVENT_TYPE.shootout_scored,
    code: 'PENALTY_SHOOTOUT_GOAL',
    en: 'Shoot-out penalty scored',
    pt: 'Penálti convertido no desempate',
  },
  {
    id: EVENT_TYPE.shootout_missed,
    code: 'PENALTY_SHOOTOUT_MISS',
    en: 'Shoot-out penalty missed',
    pt: 'Penálti falhado no desempate',
  },
  { id: EVENT_TYPE.corner, code: 'CORNER', en: 'Corner', pt: 'Canto' },
]

/** How a goal came about or why a card was given, by type id. */
export const EVENT_SUB_TYPE_NAMES: readonly TypeName[] = [
  { id: 16, code: 'PENALTY', en: 'Penalty', pt: 'Penálti' },
  { id: 1495, code: 'ROUGHING', en: 'Rough play', pt: 'Jogo violento' },
  { id: 1496, code: 'FOUL', en: 'Foul', pt: 'Falta' },
  { id: 1521, code: 'LEFT_FOOT', en: 'Left foot', pt: 'Pé esquerdo' },
  { id: 1522, code: 'RIGHT_FOOT', en: 'Right foot', pt: 'Pé direito' },
  { id: 1694, code: 'HEADER', en: 'Header', pt: 'Cabeceamento' },
]
