import { type AskedPlace, type Coordinates, clubFacts, PLACES_OF_A_CALL } from '@touchline/feeds'
import type { WeatherMatch } from './weather-matches.queries.ts'

/** A hundredth of a degree is a kilometre: the cells of the models are larger. */
const HUNDREDTH = 100
const rounded = (degrees: number): number => Math.round(degrees * HUNDREDTH) / HUNDREDTH

/** The places of matches, each once, in calls of at most fifty. A match without coordinates of its ground or the home side's has none. */
export function callsFor(matches: readonly WeatherMatch[]): AskedPlace[][] {
  const placed = matches.flatMap((match) => {
    const at = placeOf(match)
    return at === null ? [] : [{ at, fixture: String(match.id), kickoff: match.kickoff.toISOString() }]
  })
  const places = [...Map.groupBy(placed, ({ at }) => `${at.latitude} ${at.longitude}`).values()].flatMap((there) => {
    const [first] = there
    return first ? [{ ...first.at, matches: there.map(({ fixture, kickoff }) => ({ fixture, kickoff })) }] : []
  })
  const calls = Math.ceil(places.length / PLACES_OF_A_CALL)
  return Array.from({ length: calls }, (_, at) => places.slice(at * PLACES_OF_A_CALL, (at + 1) * PLACES_OF_A_CALL))
}

/** The stored ground goes before what ships with the product, which knows a club's city too. */
function placeOf({ latitude, longitude, homeClub }: WeatherMatch): Coordinates | null {
  const stored = latitude === null || longitude === null ? null : { latitude, longitude }
  const at = stored ?? (homeClub === null ? null : clubFacts(homeClub).coordinates)
  return at && { latitude: rounded(at.latitude), longitude: rounded(at.longitude) }
}
