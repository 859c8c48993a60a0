import { PLACE_RULE } from '../detail-types.ts'
import { seasonYear } from '../season-year.ts'
import { PLACES } from './places.data.ts'

/**
 * What each place of a league's final table means, position 1 first, by the type ids of the field: 180 Champions League, 182 relegation,
 * 250 relegation play-off, null nothing. Only what the place itself decides: places that depend on a cup or on another country's
 * results are left out. Empty for leagues and seasons whose places are not held.
 */
export function placeRulesOf(stableKey: string | null, seasonName: string, teams: number): (number | null)[] {
  const year = seasonYear(seasonName)
  const row =
    stableKey === null || year === null
      ? undefined
      : PLACES[stableKey]?.findLast(([from, until]) => from <= year && year <= until)
  if (row === undefined) return []
  const [, , top, playOff, down] = row
  return Array.from({ length: teams }, (_, at) => {
    if (at < top) return PLACE_RULE.champions_league
    if (at >= teams - down) return PLACE_RULE.relegation
    return at >= teams - down - playOff ? PLACE_RULE.relegation_play_off : null
  })
}
