/**
 * Meanings of places in a table, by the short words of the table of places. Ids below 100000 are the field's own; a meaning without one has
 * an id of ours, above every id of the field.
 */
export const PLACE_KINDS = {
  /** Champions, where nothing else is certain of the first place. */
  champions: 100_001,
  'champions league': 180,
  'champions league qualifying': 100_002,
  'europa league': 181,
  'uefa cup': 100_003,
  'conference league': 289,
  /** A second phase that decides the title, the European places or who goes down. */
  'title round': 100_004,
  'europe round': 100_005,
  'relegation round': 100_006,
  promotion: 100_007,
  'promotion play-off': 100_008,
  'relegation play-off': 250,
  relegation: 182,
  libertadores: 100_009,
  'libertadores qualifying': 100_010,
  sudamericana: 100_011,
  'afc champions league': 100_012,
  'concacaf champions cup': 100_013,
  'round of 16': 100_014,
  'knockout play-off': 100_015,
  /** Play-offs of a league in which the title is won. */
  'play-offs': 100_016,
  'round of 32': 100_017,
  'quarter-finals': 100_018,
  'semi-finals': 100_019,
  /** Through if better than the teams on the same place of enough other groups. */
  'ranking of groups': 100_020,
  qualified: 100_021,
  'qualifying play-off': 100_022,
  'caf champions league': 100_023,
  'caf confederation cup': 100_024,
  'next round': 100_025,
} as const

export type PlaceKind = keyof typeof PLACE_KINDS
