import type { Club } from './clubs.ts'

type Ground = Club['venue'] & { country: string }

const ground = (country: string, key: string, name: string, city: string, capacity: number): Ground => ({
  country,
  key,
  name,
  city,
  capacity,
})

const WEMBLEY = ground('England', 'england/wembley-stadium', 'Wembley Stadium', 'London', 90_000)
const LA_CARTUJA = ground('Spain', 'spain/la-cartuja', 'La Cartuja', 'Seville', 70_000)
const OLIMPICO = ground('Italy', 'italy/stadio-olimpico', 'Stadio Olimpico', 'Rome', 70_634)
const OLYMPIASTADION = ground('Germany', 'germany/olympiastadion', 'Olympiastadion', 'Berlin', 74_475)
const STADE_DE_FRANCE = ground('France', 'france/stade-de-france', 'Stade de France', 'Saint-Denis', 80_698)
const JAMOR = ground('Portugal', 'portugal/estadio-nacional', 'Estádio Nacional', 'Oeiras', 37_593)
const NATIONAL = ground('Japan', 'japan/national-stadium', 'National Stadium', 'Tokyo', 67_750)

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
