import type { Club } from './clubs.ts'

type Ground = Club['venue'] & { country: string }

const ground = (
  country: string,
  { key, name, city, capacity }: { key: string; name: string; city: string; capacity: number },
): Ground => ({
  country,
  key,
  name,
  city,
  capacity,
})

const WEMBLEY = ground('England', {
  key: 'england/wembley-stadium',
  name: 'Wembley Stadium',
  city: 'London',
  capacity: 90_000,
})
const LA_CARTUJA = ground('Spain', { key: 'spain/la-cartuja', name: 'La Cartuja', city: 'Seville', capacity: 70_000 })
const OLIMPICO = ground('Italy', {
  key: 'italy/stadio-olimpico',
  name: 'Stadio Olimpico',
  city: 'Rome',
  capacity: 70_634,
})
const OLYMPIASTADION = ground('Germany', {
  key: 'germany/olympiastadion',
  name: 'Olympiastadion',
  city: 'Berlin',
  capacity: 74_475,
})
const STADE_DE_FRANCE = ground('France', {
  key: 'france/stade-de-france',
  name: 'Stade de France',
  city: 'Saint-Denis',
  capacity: 80_698,
})
const JAMOR = ground('Portugal', {
  key: 'portugal/estadio-nacional',
  name: 'Estádio Nacional',
  city: 'Oeiras',
  capacity: 37_593,
})
const NATIONAL = ground('Japan', {
  key: 'japan/national-stadium',
  name: 'National Stadium',
  city: 'Tokyo',
  capacity: 67_750,
})

/** Grounds that are nobody's home among the clubs. */
export const NEUTRAL_GROUNDS: readonly Ground[] = [
  WEMBLEY,
  LA_CARTUJA,
  OLIMPICO,
  OLYMPIASTADION,
  STADE_DE_FRANCE,
  JAMOR,
  NATIONAL,
]

/** Venues of the neutral matches of a competition, by its key. */
export const NEUTRAL_VENUES: Readonly<Record<string, string>> = {
  'europe/champions-league': 'germany/allianz-arena',
  'south-america/copa-libertadores': 'brazil/maracana',
  'england/fa-cup': WEMBLEY.key,
  'spain/copa-del-rey': LA_CARTUJA.key,
  'italy/coppa-italia': OLIMPICO.key,
  'germany/dfb-pokal': OLYMPIASTADION.key,
  'france/coupe-de-france': STADE_DE_FRANCE.key,
  'portugal/taca-de-portugal': JAMOR.key,
  'japan/emperors-cup': NATIONAL.key,
}
