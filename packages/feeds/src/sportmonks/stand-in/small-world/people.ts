import type { Row } from '../world.ts'

const FIRST = [
  'Adam',
  'Bruno',
  'Callum',
  'Diego',
  'Emil',
  'Felix',
  'Gianni',
  'Hugo',
  'Ivan',
  'Jonas',
  'Kai',
  'Lucas',
  'Mateo',
  'Noah',
  'Oscar',
  'Pau',
]
const LAST = [
  'Abbott',
  'Bianchi',
  'Carvalho',
  'Dietz',
  'Esposito',
  'Ferrer',
  'Greco',
  'Holm',
  'Ibarra',
  'Jansen',
  'Keller',
  'Lowe',
  'Marin',
  'Novak',
  'Ortega',
  'Price',
  'Quinn',
  'Rossi',
  'Soler',
  'Thorne',
  'Ulrich',
  'Vidal',
  'Walsh',
  'Ximenes',
  'Young',
  'Zeman',
  'Alder',
  'Brandt',
  'Costa',
  'Duran',
  'Engel',
  'Frost',
]

/** Position and detailed position of each shirt: eleven starters, then a bench of five. */
const PLACES: readonly (readonly [position: number, detailed: number])[] = [
  [24, 24],
  [25, 154],
  [25, 148],
  [25, 148],
  [25, 155],
  [26, 152],
  [26, 153],
  [26, 149],
  [26, 156],
  [27, 151],
  [27, 163],
  [24, 24],
  [25, 148],
  [26, 153],
  [26, 150],
  [27, 151],
]

export const SQUAD_SIZE = PLACES.length
/** Players of the squad who begin. */
export const STARTERS = 11

/** The player who wears this shirt of a team, 1 to 16. */
export const playerId = (team: number, shirt: number): number => team * 100 + shirt

export const shirtOf = (player: number): number => player % 100

export const positionOf = (shirt: number): number | null => PLACES[shirt - 1]?.[0] ?? null

function person(id: number, kind: 'players' | 'coaches' | 'referees', country: number) {
  const firstname = FIRST[(id * 7) % FIRST.length] ?? ''
  const lastname = LAST[(id * 5 + Math.floor(id / 100)) % LAST.length] ?? ''
  const folder = kind === 'coaches' ? 'players' : kind
  return {
    id,
    sport_id: 1,
    country_id: country,
    city_id: null,
    common_name: `${firstname.slice(0, 1)}. ${lastname}`,
    firstname,
    lastname,
    name: `${firstname} ${lastname}`,
    display_name: `${firstname} ${lastname}`,
    image_path: `https://cdn.sportmonks.com/images/soccer/${folder}/${id % 32}/${id}.png`,
    height: 170 + (id % 25),
    weight: 64 + (id % 24),
    date_of_birth: `${(kind === 'players' ? 1990 : 1965) + (id % 15)}-0${1 + (id % 9)}-1${id % 10}`,
    gender: 'male',
  }
}

export function player(team: number, shirt: number, country: number): Row {
  const [position, detailed] = PLACES[shirt - 1] ?? [28, 28]
  return {
    ...person(playerId(team, shirt), 'players', country),
    nationality_id: country,
    position_id: position,
    detailed_position_id: detailed,
    type_id: position,
    trophies: [],
  }
}

export function coach(id: number, country: number): Row {
  return { ...person(id, 'coaches', country), player_id: null, nationality_id: country, trophies: [] }
}

export function referee(id: number, country: number): Row {
  return person(id, 'referees', country)
}
