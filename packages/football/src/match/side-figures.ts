import type { Result } from './form.ts'
import type { Statistic } from './statistics.ts'

/** The type id of each of the 21 statistics, as the field numbers them. */
export const STATISTIC_TYPE: Readonly<Record<Statistic, number>> = {
  shots_total: 42,
  shots_on_target: 86,
  shots_blocked: 58,
  shots_inside_box: 49,
  attacks: 43,
  dangerous_attacks: 44,
  passes_total: 80,
  passes_accurate: 81,
  ball_safe: 46,
  fouls: 56,
  free_kicks: 55,
  goal_attempts: 54,
  goal_kicks: 53,
  injuries: 87,
  offsides: 51,
  penalties: 47,
  possession: 45,
  saves: 57,
  substitutions: 59,
  tackles: 78,
  throw_ins: 60,
}

/** The statistic of each count stored with a side, by column name. */
export const SIDE_FIGURE_TYPE = { corners: 34, yellow_cards: 84, red_cards: 83, ...STATISTIC_TYPE } as const

export type SideFigure = keyof typeof SIDE_FIGURE_TYPE

/** The meaning of a higher figure for its side: better, worse, or neither. */
export type Sense = 'more' | 'fewer' | 'neither'

/** Whether more or fewer is better for every count of a side, or neither. */
export const BETTER: Readonly<Record<SideFigure, Sense>> = {
  corners: 'more',
  yellow_cards: 'fewer',
  red_cards: 'fewer',
  shots_total: 'more',
  shots_on_target: 'more',
  shots_blocked: 'neither',
  shots_inside_box: 'more',
  attacks: 'more',
  dangerous_attacks: 'more',
  passes_total: 'more',
  passes_accurate: 'more',
  ball_safe: 'more',
  fouls: 'fewer',
  free_kicks: 'neither',
  goal_attempts: 'more',
  goal_kicks: 'neither',
  injuries: 'fewer',
  offsides: 'fewer',
  penalties: 'more',
  possession: 'more',
  saves: 'neither',
  substitutions: 'neither',
  tackles: 'more',
  throw_ins: 'neither',
}

/**
 * A comparison of counts as a result, which gives the colour: won where the side did better.
 * @param compared W for more than the opponent, D for equal, L for fewer; null when unknown
 * @returns null where neither more nor fewer is better
 */
export function worthOf(compared: Result | null, sense: Sense): Result | null {
  if (sense === 'neither' || compared === null) return null
  return sense === 'more' ? compared : ({ W: 'L', D: 'D', L: 'W' } as const)[compared]
}
