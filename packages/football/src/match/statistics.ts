/**
 * The 21 team statistics of one side in one fixture, in the order of the category picker (index 0 to 20).
 * Every value is a whole number; `possession` is a percentage, all others are counts. Unknown is null, never 0.
 */
export const STATISTICS = [
  'shots_total',
  'shots_on_target',
  'shots_blocked',
  'shots_inside_box',
  'attacks',
  'dangerous_attacks',
  'passes_total',
  'passes_accurate',
  'ball_safe',
  'fouls',
  'free_kicks',
  'goal_attempts',
  'goal_kicks',
  'injuries',
  'offsides',
  'penalties',
  'possession',
  'saves',
  'substitutions',
  'tackles',
  'throw_ins',
] as const

export type Statistic = (typeof STATISTICS)[number]

/** The known statistics of a side; a missing key means unknown. */
export type Statistics = Partial<Record<Statistic, number>>
