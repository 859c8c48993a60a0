import { fitHazard, type GoalHazard, HAZARD_UNTIL_2018, LATEST_HAZARD } from './goal-hazard.ts'

/** Seasons that a fit looks back on. */
export const HAZARD_SEASONS = 3
/** With fewer goals the rate of the 45th minute is not reliable. */
const MIN_GOALS = 2_000
/** The latest published weights were fitted on seasons up to this one. */
const LAST_PUBLISHED = 2024

/** The published weights for seasons with too few goals: those known in the July of the season. */
export const publishedHazard = (season: number): GoalHazard =>
  season > LAST_PUBLISHED ? LATEST_HAZARD : HAZARD_UNTIL_2018

/**
 * The weights that hold in a season, fitted in its July on the goals of the three seasons before.
 * @param goals minutes (1 to 90, added time as 45 or 90) by the year a season begins in
 */
export function seasonHazard(goals: ReadonlyMap<number, readonly number[]>, season: number): GoalHazard {
  const minutes = Array.from({ length: HAZARD_SEASONS }, (_, back) => goals.get(season - 1 - back) ?? []).flat()
  return (minutes.length < MIN_GOALS ? null : fitHazard(minutes)) ?? publishedHazard(season)
}
