import { slug } from '@touchline/feeds'
import { countryByName } from '@touchline/football'
import { CUP_CLUBS, NEWCOMER_CLUBS } from '../clubs/cup-clubs.ts'
import { NATION_LINES } from '../clubs/nations.ts'
import { hashText, unit } from '../random.ts'
import { type LeagueSpec, ROUND_ROBINS } from './leagues.ts'

export { slug }

/** A club of the demo world, the same for every seed. `key` is its stable key too. */
export interface Club {
  key: string
  name: string
  code: string
  country: string
  founded: number
  venue: { key: string; name: string; city: string; capacity: number }
  colours: readonly [string, string]
  /** Whether this is a country's team. */
  national: boolean
  /** Null for clubs of no league here, and national teams. */
  league: LeagueSpec | null
  /** Whether the whole squad is known. */
  inFull: boolean
  /** Whether anybody of it is known. */
  named: boolean
  /** About 50 to 95; ten more make one and a half times the goals and two thirds of the opponent's. */
  strength: number
  hash: number
}

const COLOURS: Readonly<Record<string, string>> = {
  amber: '#f5a12d',
  black: '#111111',
  blue: '#0f4fb5',
  claret: '#7a1435',
  gold: '#e3b23c',
  green: '#0b7a3b',
  grey: '#8d9399',
  maroon: '#8a1c2b',
  navy: '#12234f',
  orange: '#ee6c1c',
  pink: '#f2a7c3',
  purple: '#5a2d82',
  red: '#d1142a',
  sky: '#6cabdd',
  white: '#ffffff',
  yellow: '#fddc1c',
}

function colourOf(word: string | undefined): string {
  const colour = COLOURS[word ?? '']
  if (colour === undefined) throw new Error(`no colour is called ${word}`)
  return colour
}

function clubOf(
  line: string,
  { country, league, strength }: { country: string; league: LeagueSpec | null; strength: number },
): Club {
  const [name, code, founded, ground, city, capacity, colours] = line.split('|')
  if (!name || !code || !ground || !city || !colours) throw new Error(`not a club: ${line}`)
  const [first, second] = colours.split(' ')
  const key = `${slug(country)}/${slug(name)}`
  return {
    key,
    name,
    code,
    country,
    founded: Number(founded),
    venue: { key: `${slug(country)}/${slug(ground)}`, name: ground, city, capacity: Number(capacity) },
    colours: [colourOf(first), colourOf(second)],
    national: false,
    league,
    inFull: IN_FULL.has(country),
    named: league?.named ?? true,
    strength,
    hash: hashText(key),
  }
}

/** Countries with a league that is reported in full, and the others whose clubs play the Champions League. */
const IN_FULL = new Set([
  ...ROUND_ROBINS.filter(({ inFull }) => inFull).map(({ country }) => country),
  ...['Belgium', 'Greece', 'Norway', 'Scotland', 'Turkey'],
])

const linesOf = (table: string): string[] => table.trim().split('\n')

function leagueClubs(league: LeagueSpec): Club[] {
  const lines = linesOf(league.clubs)
  return lines.map((line, index) =>
    clubOf(line, {
      country: league.country,
      league,
      strength: league.top - (league.spread * index) / (lines.length - 1),
    }),
  )
}

function clubsWithoutLeague(table: string, strength: number): Club[] {
  return linesOf(table).map((line) => {
    const [country = '', ...rest] = line.split('|')
    return clubOf(rest.join('|'), { country, league: null, strength: strength + 8 * unit(hashText(line)) })
  })
}

const byLeague = new Map(ROUND_ROBINS.map((league) => [league.key, leagueClubs(league)]))

/** The clubs of a round robin league, strongest first. */
export const clubsOf = (league: LeagueSpec): readonly Club[] => byLeague.get(league.key) ?? []

/** Clubs without a league here, which play in a cup of their continent. */
export const WITHOUT_LEAGUE: readonly Club[] = clubsWithoutLeague(CUP_CLUBS, 60)

/** Clubs that play one friendly in a long time. */
export const NEWCOMERS: readonly Club[] = clubsWithoutLeague(NEWCOMER_CLUBS, 52)

/** Every club, in a fixed order. */
export const CLUBS: readonly Club[] = [...[...byLeague.values()].flat(), ...WITHOUT_LEAGUE, ...NEWCOMERS]

const nationOf = (line: string): Club => {
  const [strength = '', country = '', ...rest] = line.split('|')
  const key = `national/${countryByName(country)?.fifa?.toLowerCase()}`
  const team = clubOf([country, ...rest].join('|'), { country, league: null, strength: Number(strength) })
  return { ...team, key, national: true, hash: hashText(key) }
}

/** The national teams, strongest first. Their players come from the clubs. */
export const NATIONS: readonly Club[] = linesOf(NATION_LINES).map(nationOf)
