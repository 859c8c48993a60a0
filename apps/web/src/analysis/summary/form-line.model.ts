import { pointsOf, type Result } from '@touchline/football'

/** How many matches a point of the line looks back on. */
export const FORM_WINDOW = 5

/**
 * Average points over the last five matches after every match, oldest first: how the form went up and down. The first points look
 * back on the matches there are.
 * @param results newest first
 */
export function formLine(results: readonly Result[]): number[] {
  const points = results.map(pointsOf).reverse()
  return points.map((_, index) => mean(points.slice(Math.max(0, index + 1 - FORM_WINDOW), index + 1)))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
