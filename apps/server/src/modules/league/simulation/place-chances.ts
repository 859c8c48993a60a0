import { PLACE_KINDS, type SimulatedTeam } from '@touchline/football'

const CONTINENTAL: ReadonlySet<number> = new Set([
  PLACE_KINDS['champions league'],
  PLACE_KINDS['champions league qualifying'],
  PLACE_KINDS['europa league'],
  PLACE_KINDS['uefa cup'],
  PLACE_KINDS['conference league'],
  PLACE_KINDS.libertadores,
  PLACE_KINDS['libertadores qualifying'],
  PLACE_KINDS.sudamericana,
  PLACE_KINDS['afc champions league'],
  PLACE_KINDS['concacaf champions cup'],
  PLACE_KINDS['caf champions league'],
  PLACE_KINDS['caf confederation cup'],
])
const QUALIFICATION: ReadonlySet<number> = new Set([PLACE_KINDS.qualified])
const PROMOTION: ReadonlySet<number> = new Set([PLACE_KINDS.promotion])
const RELEGATION: ReadonlySet<number> = new Set([PLACE_KINDS.relegation])
/** Meanings of places of a first phase. */
const ROUNDS: ReadonlySet<number> = new Set([
  PLACE_KINDS['title round'],
  PLACE_KINDS['europe round'],
  PLACE_KINDS['relegation round'],
])

export type PlaceRules = readonly (number | null)[]

/** Whether a second phase or play-offs decide the title. */
export const leadsToTitleRound = ([first]: PlaceRules): boolean =>
  first === PLACE_KINDS['title round'] || first === PLACE_KINDS['play-offs']
export const leadsToRounds = (rules: PlaceRules): boolean => rules.some((rule) => rule !== null && ROUNDS.has(rule))

/** Whether each place is of one of the kinds; null where none is. */
export function placesOf(rules: PlaceRules, aim: keyof typeof KINDS): boolean[] | null {
  const own = rules.map((rule) => rule !== null && KINDS[aim].has(rule))
  return own.includes(true) ? own : null
}
const KINDS = { continental: CONTINENTAL, qualification: QUALIFICATION, promotion: PROMOTION, relegation: RELEGATION }

/** Chances of the places that mean something; null where the league has no such place. */
export function placeChances(
  { places, champion, playOffWon }: SimulatedTeam<number>,
  { places: rules, titleBy }: { places: PlaceRules; titleBy: string | null },
) {
  const up = chanceOf(places, rules, 'promotion')
  return {
    champion: titleBy === null ? null : champion,
    continental: chanceOf(places, rules, 'continental'),
    qualification: chanceOf(places, rules, 'qualification'),
    promotion: up === null && playOffWon === 0 ? null : Math.min(1, (up ?? 0) + playOffWon),
    relegation: chanceOf(places, rules, 'relegation'),
  }
}

/** Chance of a place of these kinds; null where no place is of them. */
function chanceOf(places: readonly number[], rules: PlaceRules, aim: keyof typeof KINDS): number | null {
  const own = placesOf(rules, aim)
  if (own === null) return null
  return Math.min(
    1,
    places.reduce((sum, share, at) => sum + (own[at] ? share : 0), 0),
  )
}
