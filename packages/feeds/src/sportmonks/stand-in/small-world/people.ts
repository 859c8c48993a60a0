import type { PersonRecord, PlayerRecord } from '@touchline/football'
import { coachRow, personRow, playerRow } from '../render/reference.ts'
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
const PLACES: readonly (readonly [position: NonNullable<PlayerRecord['position']>, detailed: number])[] = [
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

function person(id: number, kind: 'players' | 'coaches' | 'referees', country: number): PersonRecord {
  const first = FIRST[(id * 7) % FIRST.length] ?? ''
  const last = LAST[(id * 5 + Math.floor(id / 100)) % LAST.length] ?? ''
  const folder = kind === 'coaches' ? 'players' : kind
  return {
    key: String(id),
    name: `${first} ${last}`,
    commonName: `${first.slice(0, 1)}. ${last}`,
    country,
    dateOfBirth: `${(kind === 'players' ? 1990 : 1965) + (id % 15)}-0${1 + (id % 9)}-1${id % 10}`,
    height: 170 + (id % 25),
    weight: 64 + (id % 24),
    image: `https://cdn.sportmonks.com/images/soccer/${folder}/${id % 32}/${id}.png`,
  }
}

export function player(team: number, shirt: number, country: number): Row {
  const [position, detailedPosition] = PLACES[shirt - 1] ?? [null, null]
  const record = { ...person(playerId(team, shirt), 'players', country), position, detailedPosition }
  return { ...playerRow(record), trophies: [] }
}

export const coach = (id: number, country: number): Row => ({
  ...coachRow(person(id, 'coaches', country)),
  trophies: [],
})

export const referee = (id: number, country: number): Row => personRow(person(id, 'referees', country))
