/** Seasons that a fit looks back on, and those it needs. */
export const TRAINING_SEASONS = 8
export const MIN_SEASONS = 2

const DAY_MS = 86_400_000
const JULY = 6

/** Year in which the season of a day began: seasons begin with July. */
export function seasonOf(day: number): number {
  const date = new Date(day * DAY_MS)
  return date.getUTCMonth() >= JULY ? date.getUTCFullYear() : date.getUTCFullYear() - 1
}

/** The day a season begins on: the first of July, in days since 1970-01-01. */
export const julyOf = (season: number): number => Date.UTC(season, JULY, 1) / DAY_MS

/** The rows of the up to eight seasons before `season`; null while there are not two. */
export function trainingRows<Row>(bySeason: ReadonlyMap<number, readonly Row[]>, season: number): Row[] | null {
  const seasons = [...bySeason.keys()]
    .filter((one) => one < season && one >= season - TRAINING_SEASONS)
    .sort((one, other) => one - other)
  return seasons.length < MIN_SEASONS ? null : seasons.flatMap((one) => bySeason.get(one) ?? [])
}

/**
 * The fit that holds in each season: made in July from the seasons before, so that no forecast knows its own season.
 * @param rows in any order, each with the day of its match
 * @param fit null where it cannot be made
 * @param last holds while there are not two seasons and where a fit fails
 */
export function walkForward<Row extends { day: number }, Fit>(
  rows: readonly Row[],
  fit: (rows: readonly Row[]) => Fit | null,
  last: Fit,
): Map<number, Fit> {
  const bySeason = Map.groupBy(rows, ({ day }) => seasonOf(day))
  const seasons = [...bySeason.keys()].sort((one, other) => one - other)
  return new Map(
    seasons.map((season) => {
      const training = trainingRows(bySeason, season)
      return [season, (training && fit(training)) ?? last] as const
    }),
  )
}
