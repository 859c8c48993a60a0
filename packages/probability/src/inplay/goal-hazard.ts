/** Bands of minutes with one hazard each; added time counts for minutes 45 and 90. */
export const HAZARD_BANDS: readonly (readonly [first: number, last: number])[] = [
  [1, 3],
  [4, 15],
  [16, 44],
  [45, 45],
  [46, 60],
  [61, 75],
  [76, 89],
  [90, 90],
]

/** Relative hazard of a goal per minute, one per band; only their proportions matter. */
export type GoalHazard = readonly number[]

/** Fit on matches since 2021: more is played after the 45th and the 90th minute than before. */
export const LATEST_HAZARD: GoalHazard = [0.588, 0.828, 0.875, 3.686, 0.95, 0.992, 0.947, 7.653]

/** Fit on matches up to 2018. */
export const HAZARD_UNTIL_2018: GoalHazard = [0.584, 0.775, 0.889, 2.589, 0.962, 1.037, 1.071, 5.256]

const LAST_MINUTE = 90

/** A minute of play, 0 to 90 (added time is minute 45 or 90), or the break. */
export type PlayedMinute = number | 'half-time'

/** Sum of the hazard of all minutes before `minute`. */
function hazardBefore(minute: number, hazard: GoalHazard): number {
  return HAZARD_BANDS.reduce((sum, [first, last], band) => {
    const minutes = Math.max(0, Math.min(last, minute - 1) - first + 1)
    return sum + minutes * (hazard[band] ?? 0)
  }, 0)
}

function hazardOf(minute: number, hazard: GoalHazard): number {
  return hazard[HAZARD_BANDS.findIndex(([first, last]) => minute >= first && minute <= last)] ?? 0
}

/**
 * Share of a match's hazard of goals that is over, 0 to 1: half of the current minute's counts, at half-time all 45 minutes.
 * @param minute below 1 is before kick-off (0); beyond 90 counts as 90
 */
export function playedShare(minute: PlayedMinute, hazard: GoalHazard = LATEST_HAZARD): number {
  const whole = hazardBefore(LAST_MINUTE + 1, hazard)
  if (minute === 'half-time') return hazardBefore(46, hazard) / whole
  const current = Math.min(LAST_MINUTE, Math.floor(minute))
  return current < 1 ? 0 : (hazardBefore(current, hazard) + hazardOf(current, hazard) / 2) / whole
}

/**
 * The relative hazards of a set of goals: goals per minute of each band, in proportion to the mean minute. Refit each season on the three before.
 * @param minutes of the goals, 1 to 90, added time as 45 or 90
 * @returns null without goals
 */
export function fitHazard(minutes: Iterable<number>): GoalHazard | null {
  const goals = HAZARD_BANDS.map(() => 0)
  let all = 0
  for (const minute of minutes) {
    const band = HAZARD_BANDS.findIndex(([first, last]) => minute >= first && minute <= last)
    if (band === -1) continue
    goals[band]!++
    all++
  }
  if (all === 0) return null
  return HAZARD_BANDS.map(([first, last], band) => (goals[band]! / (last - first + 1) / all) * LAST_MINUTE)
}
