/** Events of a match. The ids are the product's own and appear in its API. */
export const EVENT_TYPE = {
  video_review: 10,
  goal: 14,
  own_goal: 15,
  penalty_goal: 16,
  missed_penalty: 17,
  substitution: 18,
  yellow_card: 19,
  red_card: 20,
  /** Second yellow card of a player. */
  yellow_red_card: 21,
  shootout_scored: 22,
  shootout_missed: 23,
  corner: 34,
} as const

/** Events that change the score of play. An own goal counts for the side it is credited to. */
export const GOAL_TYPES: readonly number[] = [EVENT_TYPE.goal, EVENT_TYPE.own_goal, EVENT_TYPE.penalty_goal]

export type EventKind = keyof typeof EVENT_TYPE
export type EventTypeId = (typeof EVENT_TYPE)[EventKind]
