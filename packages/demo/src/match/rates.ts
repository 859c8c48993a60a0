/** Rates of sides in 90 minutes: matches are drawn from these, and the markets know them. */

/** Corners of a side: a base, and more by its share of expected goals. */
export const CORNERS = { least: 2.1, bySide: 5.6 } as const
/** Penalties a side misses. */
export const MISSED_PENALTIES = 0.03
/** Share of goals that are penalties, and own goals. */
export const PENALTY_GOALS = 0.085
export const OWN_GOALS = 0.03
/** Shots of a side that are no goals, more of them at home, and how many of them a goalkeeper saves and a defender blocks. */
export const OTHER_SHOTS = { home: 4.6, away: 3.8, bySide: 13, saved: 0.29, blocked: 0.26 } as const
/** Offsides of a side, and how far from the mean they are drawn. */
export const OFFSIDES = { mean: 2.2, spread: 0.9 } as const
