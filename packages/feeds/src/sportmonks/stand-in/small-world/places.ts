import type { LeagueRecord, SidelinedRecord, TrophiesRecord } from '@touchline/football'
import { sidelineRows, trophyRows } from '../render/parts.ts'
import { leagueRow, teamRow, venueRow } from '../render/reference.ts'
import type { Row } from '../world.ts'

export const ENGLAND = 462
const SPAIN = 32
const GERMANY = 11
const ITALY = 251
const EUROPE = 41

export const PREMIER_LEAGUE = 8
export const CHAMPIONS_LEAGUE = 2

interface Club {
  id: number
  name: string
  code: string
  country: number
  founded: number
  venue: string
  city: string
  /** Coaches, the one in office last. */
  coaches: readonly number[]
}

/** Eight clubs: the first four play in one league, all eight in the cup. */
export const CLUBS: readonly Club[] = [
  {
    id: 19,
    name: 'Arsenal',
    code: 'ARS',
    country: ENGLAND,
    founded: 1886,
    venue: 'Emirates Stadium',
    city: 'London',
    coaches: [50019],
  },
  {
    id: 8,
    name: 'Liverpool',
    code: 'LIV',
    country: ENGLAND,
    founded: 1892,
    venue: 'Anfield',
    city: 'Liverpool',
    coaches: [50008],
  },
  {
    id: 9,
    name: 'Manchester City',
    code: 'MCI',
    country: ENGLAND,
    founded: 1880,
    venue: 'Etihad Stadium',
    city: 'Manchester',
    coaches: [50009],
  },
  {
    id: 18,
    name: 'Chelsea',
    code: 'CHE',
    country: ENGLAND,
    founded: 1905,
    venue: 'Stamford Bridge',
    city: 'London',
    coaches: [50017, 50018],
  },
  {
    id: 83,
    name: 'FC Barcelona',
    code: 'FCB',
    country: SPAIN,
    founded: 1899,
    venue: 'Camp Nou',
    city: 'Barcelona',
    coaches: [50083],
  },
  {
    id: 3468,
    name: 'Real Madrid',
    code: 'RMA',
    country: SPAIN,
    founded: 1902,
    venue: 'Santiago Bernabéu',
    city: 'Madrid',
    coaches: [50468],
  },
  {
    id: 503,
    name: 'FC Bayern München',
    code: 'FCB',
    country: GERMANY,
    founded: 1900,
    venue: 'Allianz Arena',
    city: 'Munich',
    coaches: [50503],
  },
  {
    id: 625,
    name: 'Juventus',
    code: 'JUV',
    country: ITALY,
    founded: 1897,
    venue: 'Allianz Stadium',
    city: 'Turin',
    coaches: [50625],
  },
]

export const LEAGUE_CLUBS = CLUBS.slice(0, 4).map((club) => club.id)

export const venueId = (team: number): number => 200 + team
/** The coach in office at a team now. */
export const coachId = (team: number): number => CLUBS.find((club) => club.id === team)?.coaches.at(-1) ?? 0

const country = (id: number, name: string, iso2: string | null, iso3: string | null, fifa: string | null): Row => ({
  id,
  continent_id: 1,
  name,
  official_name: name,
  fifa_name: fifa,
  iso2,
  iso3,
  latitude: '50.0',
  longitude: '10.0',
  borders: [],
  image_path: `https://cdn.sportmonks.com/images/countries/png/short/${(iso2 ?? 'eu').toLowerCase()}.png`,
})

export const COUNTRIES = (): Row[] => [
  country(GERMANY, 'Germany', 'DE', 'DEU', 'GER'),
  country(SPAIN, 'Spain', 'ES', 'ESP', 'ESP'),
  country(EUROPE, 'Europe', null, null, null),
  country(ITALY, 'Italy', 'IT', 'ITA', 'ITA'),
  country(ENGLAND, 'United Kingdom', 'GB', 'GBR', 'ENG'),
]

const imageOf = (kind: 'venues' | 'teams', id: number) =>
  `https://cdn.sportmonks.com/images/soccer/${kind}/${id % 32}/${id}.png`

export const VENUES = (): Row[] =>
  CLUBS.map(({ id, venue, city, country }) =>
    venueRow({
      ...{ key: String(venueId(id)), name: venue, city, country, capacity: 40_000 + id * 3, surface: 'grass' },
      image: imageOf('venues', venueId(id)),
    }),
  )

export const TEAMS = (): Row[] =>
  CLUBS.map(({ id, name, code, country, founded }) => ({
    ...teamRow({
      ...{ key: String(id), name, shortCode: code, country, national: false, founded, venue: String(venueId(id)) },
      image: imageOf('teams', id),
    }),
    placeholder: false,
    trophies: id === 8 ? trophies('team', 8) : [],
    sidelined: id === 19 ? [SIDELINE] : [],
    sidelinedhistory: id === 19 ? [SIDELINE] : [],
  }))

const INJURED: SidelinedRecord['players'][number] = {
  player: '1905',
  season: null,
  type: 557,
  category: 'injury',
  startsOn: '2026-01-10',
  endsOn: '2026-08-01',
  gamesMissed: 9,
}

/** The league of the season that is over. */
const TITLE: TrophiesRecord['trophies'][number] = {
  trophy: 1,
  league: String(PREMIER_LEAGUE),
  leagueName: 'Premier League',
  season: '23614',
  seasonName: '2024/2025',
  team: '8',
}

/** A player of one of the clubs is out for the rest of the season. */
export const SIDELINE: Row = {
  ...(sidelineRows({ team: '19', players: [INJURED] })[0] as Row),
  id: 697_635,
  completed: false,
}

/** What somebody won with a club: one row in his list. */
export const trophies = (owner: TrophiesRecord['owner'], id: number): Row[] =>
  trophyRows({ owner, key: String(id), trophies: [TITLE] })

export const LEAGUES = (): Row[] => [
  league(CHAMPIONS_LEAGUE, 'Champions League', EUROPE, 'UCL', 'cup_international'),
  league(PREMIER_LEAGUE, 'Premier League', ENGLAND, 'UK PL', 'domestic'),
]

const league = (
  id: number,
  name: string,
  country: number,
  shortCode: string,
  subType: NonNullable<LeagueRecord['subType']>,
): Row =>
  leagueRow({
    ...{ key: String(id), name, country, type: 'league', subType, shortCode, active: true },
    image: `https://cdn.sportmonks.com/images/soccer/leagues/${id}.png`,
  })
