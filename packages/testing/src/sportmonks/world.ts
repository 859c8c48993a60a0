/** A record as the provider sends it: base fields under their names, optional parts under lower-case ones. */
export interface Row {
  id: number
  [field: string]: unknown
}

/** Everything the stand-in answers from, one list per kind of record. */
export const TABLES = [
  'continents',
  'countries',
  'types',
  'states',
  'leagues',
  'seasons',
  'stages',
  'groups',
  'rounds',
  'aggregates',
  'fixtures',
  'teams',
  'players',
  'coaches',
  'referees',
  'venues',
  'transfers',
  'standings',
  'corrections',
  'topscorers',
  'squads',
  'teamCoaches',
  'playerStatistics',
  'teamStatistics',
  'coachStatistics',
  'refereeStatistics',
  'odds',
  'inplayOdds',
  'bookmakers',
  'markets',
  'rivals',
] as const

export type Table = (typeof TABLES)[number]

/** The lists may be changed while the server runs; the next answer shows it. */
export type World = Record<Table, Row[]>

export function emptyWorld(): World {
  return Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as World
}

/** Rows kept inside another row, such as the events of a fixture; `[]` when they are not there. */
export function inside(row: Row, key: string): Row[] {
  const value = row[key]
  return Array.isArray(value) ? (value as Row[]) : []
}

/** Ids of the two sides of a fixture, in the order they are listed. */
export const sidesOf = (fixture: Row): number[] => inside(fixture, 'participants').map((team) => team.id)
