import { DETAIL } from '../season/detail-types.ts'
import { countOf, type FigureDetail } from './player-figures.ts'

/**
 * Cards as they are shown everywhere; null is unknown. A second yellow is a yellow card and a red one: it is counted in both, and by
 * itself in `second`.
 */
export interface CardCounts {
  yellow: number | null
  second: number | null
  red: number | null
}

/**
 * Cards of a player, a team, a coach, a referee or a season out of the type ids 84 first yellows, 85 second yellows and 83 straight reds.
 * Where a source gives counts alone, 83 holds the second yellows already.
 */
export function cardCounts(details: readonly FigureDetail[]): CardCounts {
  const of = (type: number) => countOf(details.find(({ type_id }) => type_id === type)?.value)
  const [first, second, straight] = [of(DETAIL.yellow_cards), of(DETAIL.second_yellow_cards), of(DETAIL.red_cards)]
  const add = (own: number | null) => (own === null ? null : own + (second ?? 0))
  return { yellow: add(first), second, red: add(straight) }
}
