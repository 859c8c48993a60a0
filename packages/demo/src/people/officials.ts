import { clubsOf } from '../competitions/clubs.ts'
import { CHAMPIONS_LEAGUE, DOMESTIC_CUPS, LIBERTADORES, QUALIFIERS } from '../competitions/competitions.ts'
import { seasonPlans } from '../competitions/days.ts'
import type { LeagueSpec } from '../competitions/league-spec.ts'
import { ROUND_ROBINS } from '../competitions/leagues.ts'
import { HOUR } from '../competitions/places.ts'
import type { Plan } from '../match/plan.ts'
import { mix } from '../random.ts'
import type { World } from '../world.ts'
import { refereeKey } from './people.ts'

/** A referee, two assistants and a fourth official; the referee alone where less is reported. */
const crewIn = (country: string): number => (leaguesOf(country).some(({ inFull }) => inFull) ? 4 : 1)
/** From one kick-off to the next of the same crew. */
const REST = 50 * HOUR

/** The level of a crew: matches of a continent, of the first or of the second league and the cup. */
type Level = 'continent' | 'first' | 'second'
const LEVELS: readonly Level[] = ['continent', 'first', 'second']

/** Crews that each country sends to the cups of its continent. */
const CONTINENTS: Readonly<Record<string, { countries: readonly string[]; crews: number }>> = {
  Europe: { countries: ['England', 'Spain', 'Italy', 'Germany', 'France', 'Netherlands', 'Portugal'], crews: 5 },
  'South America': { countries: ['Brazil', 'Argentina', 'Colombia', 'Chile', 'Uruguay'], crews: 4 },
}

const leaguesOf = (country: string): LeagueSpec[] => ROUND_ROBINS.filter((league) => league.country === country)

/** How many crews of a level a country has: a few more than a round needs. */
function crewsAt(country: string, level: Level): number {
  const [first, second] = leaguesOf(country).map((league) => clubsOf(league).length)
  if (level === 'continent') {
    return Object.values(CONTINENTS).find(({ countries }) => countries.includes(country))?.crews ?? 0
  }
  const enough = (clubs: number) => (clubs === 0 ? 0 : Math.ceil(clubs * 0.7) + 1)
  return enough((level === 'first' ? first : second) ?? 0)
}

/** The crews of a level, by their numbers within the country. */
function crewNumbers(country: string, level: Level): number[] {
  const before = LEVELS.slice(0, LEVELS.indexOf(level)).reduce((sum, each) => sum + crewsAt(country, each), 0)
  return Array.from({ length: crewsAt(country, level) }, (_, index) => before + index)
}

export const officialsIn = (country: string): number =>
  crewIn(country) * LEVELS.reduce((sum, level) => sum + crewsAt(country, level), 0)

interface Crew {
  key: string
  country: string
  members: readonly string[]
}

function crewsOf(country: string, levels: readonly Level[]): Crew[] {
  const size = crewIn(country)
  return levels
    .flatMap((level) => crewNumbers(country, level))
    .map((number) => ({
      key: `${country} ${number}`,
      country,
      members: Array.from({ length: size }, (_, index) => refereeKey(country, number * size + index)),
    }))
}

/** Gives every fixture of a list, in the order of time, a rested crew out of those that may lead it. */
function appoint(plans: readonly Plan[], crewsFor: (plan: Plan) => readonly Crew[]): Map<string, readonly string[]> {
  const latest = new Map<string, number>()
  const appointed = new Map<string, readonly string[]>()
  for (const plan of [...plans].sort((one, other) => one.kickoff - other.kickoff)) {
    let best: Crew | null = null
    let least = Number.POSITIVE_INFINITY
    crewsFor(plan).forEach((crew, index) => {
      const rank = mix(plan.hash, 700 + index)
      if (rank >= least || plan.kickoff - (latest.get(crew.key) ?? 0) < REST) return
      best = crew
      least = rank
    })
    const crew = best as Crew | null
    if (crew === null) continue
    latest.set(crew.key, plan.kickoff)
    appointed.set(plan.key, crew.members)
  }
  return appointed
}

/** A cup of a continent is led by those whose country does not play. */
function continental(world: World, continent: string, year: number): Map<string, readonly string[]> {
  const cups = [CHAMPIONS_LEAGUE, LIBERTADORES, QUALIFIERS].filter(({ country }) => country === continent)
  const crews = (CONTINENTS[continent]?.countries ?? []).flatMap((country) => crewsOf(country, ['continent']))
  return appoint(
    cups.flatMap((cup) => seasonPlans(world, cup, year)),
    ({ home, away }) => crews.filter(({ country }) => country !== home.country && country !== away.country),
  )
}

function domestic(world: World, country: string, year: number): Map<string, readonly string[]> {
  const leagues = leaguesOf(country)
  const cups = DOMESTIC_CUPS.filter((cup) => cup.country === country)
  const [first, second] = [crewsOf(country, ['first']), crewsOf(country, ['second'])]
  return appoint(
    [...leagues, ...cups].flatMap((league) => seasonPlans(world, league, year)),
    ({ league }) => (league.type === 'cup' ? [...first, ...second] : league === leagues[0] ? first : second),
  )
}

/** The referee, two assistants and the fourth official of a fixture; nobody where none is named, as in friendlies. */
export function crewOf(world: World, plan: Plan): readonly string[] {
  const { league, year } = plan
  if (league.type === 'friendly') return []
  const pool = `${league.country} ${year}`
  let appointed = world.crews.get(pool)
  if (appointed === undefined) {
    const isContinent = CONTINENTS[league.country] !== undefined
    appointed = isContinent ? continental(world, league.country, year) : domestic(world, league.country, year)
    world.crews.set(pool, appointed)
  }
  return appointed.get(plan.key) ?? []
}
