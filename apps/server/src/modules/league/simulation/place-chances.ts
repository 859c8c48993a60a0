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
const PROMOTION: ReadonlySet<number> = new Set([PLACE_KINDS.promotion])
const RELEGATION: ReadonlySet<number> = new Set([PLACE_KINDS.relegation])
/** The title is decided in a second phase or in play-offs. */
const UNDECIDED: ReadonlySet<number> = new Set([PLACE_KINDS['title round'], PLACE_KINDS['play-offs']])

export type PlaceRules = readonly (number | null)[]

/** Chance of a place of these kinds; null where no place is of them. */
function chanceOf(places: readonly number[], rules: PlaceRules, kinds: ReadonlySet<number>): number | null {
  const own = rules.flatMap((rule, at) => (rule !== null && kinds.has(rule) ? [places[at] ?? 0] : []))
  return own.length === 0
    ? null
    : Math.min(
        1,
        own.reduce((sum, share) => sum + share, 0),
      )
}

const isTitleDecided = (rules: PlaceRules) => rules[0] == null || !UNDECIDED.has(rules[0])

/** Chances of the places that mean something; null where the league has no such place. */
export function placeChances({ places, playOffWon }: SimulatedTeam<number>, rules: PlaceRules) {
  const up = chanceOf(places, rules, PROMOTION)
  return {
    champion: isTitleDecided(rules) ? (places[0] ?? 0) : null,
    continental: chanceOf(places, rules, CONTINENTAL),
    promotion: up === null && playOffWon === 0 ? null : Math.min(1, (up ?? 0) + playOffWon),
    relegation: chanceOf(places, rules, RELEGATION),
  }
}
