import { isWithoutDate, type Plan, type Special, seasonKey } from '../match/plan.ts'
import { scriptOf } from '../match/script.ts'
import { rareSpecial, usualSpecial } from '../match/specials.ts'
import { rememberDay, type World } from '../world.ts'
import { type Club, clubsOf } from './clubs.ts'
import { CHAMPIONS_LEAGUE, CUPS, LIBERTADORES, QUALIFIERS } from './competitions.ts'
import { championsLeaguePlans } from './cups.ts'
import { domesticCupPlans } from './domestic-cups.ts'
import { type CupMaker, playOffPlans } from './knockout.ts'
import type { LeagueSpec } from './league-spec.ts'
import { ROUND_ROBINS } from './leagues.ts'
import { libertadoresPlans } from './libertadores.ts'
import { DAY, dayOf } from './places.ts'
import { qualifiersPlans } from './qualifiers.ts'
import { busyIn } from './rest.ts'
import { leaguePlans } from './schedule.ts'
import { finalTable, type Season } from './tables.ts'

/** Before the season that begins in this year nothing is known of tables: leagues have their clubs, and the strongest play the cups. */
const FIRST_SEASON = 2023
/** Clubs that change places between the two leagues of a country. */
const PROMOTED = 3

function addTo(days: Map<number, Plan[]>, day: number, plan: Plan): void {
  const list = days.get(day)
  if (list === undefined) days.set(day, [plan])
  else list.push(plan)
}

function addSeason(world: World, { league, year, plans }: { league: LeagueSpec; year: number; plans: Plan[] }): void {
  plans.sort((one, other) => one.kickoff - other.kickoff)
  world.bySeason.set(seasonKey(league, year), plans)
  for (const plan of plans) {
    addTo(world.byDay, dayOf(plan.kickoff), plan)
    if (plan.moved !== null) addTo(world.movedFrom, dayOf(plan.moved.from), plan)
  }
}

function cupPlans(cup: CupMaker): Plan[] {
  if (cup.league === CHAMPIONS_LEAGUE) return championsLeaguePlans(cup)
  if (cup.league === LIBERTADORES) return libertadoresPlans(cup)
  return cup.league === QUALIFIERS ? qualifiersPlans(cup) : domesticCupPlans(cup)
}

/** Makes sure that the cups of a year (the one they begin in) are in the day index. */
function ensureCups(world: World, year: number): void {
  if (world.cupYears.has(year)) return
  world.cupYears.add(year)
  for (const league of CUPS) addSeason(world, { league, year, plans: cupPlans(cupMaker(world, league, year)) })
}

const cupMaker = (world: World, league: LeagueSpec, year: number): CupMaker => ({
  seedHash: world.seedHash,
  league,
  year,
  script: (plan) => scriptOf(world.seedHash, plan),
  clubs: (of) => clubsIn(world, of, year),
  before: (of) => (year > FIRST_SEASON ? tableOf(world, of, year - 1) : clubsOf(of)),
})

/** The same for all competitions. Leagues come after the cups of their months, around which they find their kick-offs. */
function ensureYear(world: World, year: number): void {
  if (world.years.has(year)) return
  world.years.add(year)
  ensureCups(world, year - 1)
  ensureCups(world, year)
  const cups = CUPS.flatMap((cup) => [year - 1, year].flatMap((each) => world.bySeason.get(seasonKey(cup, each)) ?? []))
  const busy = busyIn(cups)
  ROUND_ROBINS.forEach((league, index) => {
    const plans = leaguePlans(world.seedHash, { league, year, entrants: clubsIn(world, league, year), busy })
    world.rare.set(seasonKey(league, year), rareSpecial(index, year, plans))
    if (league.finale !== '') {
      const table = finalTable(world.seedHash, seasonOf(world, { league, year, plans }))
      plans.push(...playOffPlans(cupMaker(world, league, year), table, plans))
    }
    addSeason(world, { league, year, plans })
  })
}

/** The clubs that play a league in the season that begins in a year: the last of the table before have changed places with the first below. */
export function clubsIn(world: World, league: LeagueSpec, year: number): readonly Club[] {
  const [first, second] = ROUND_ROBINS.filter(({ country }) => country === league.country)
  // There has been no promotion or relegation between the two leagues of Mexico since 2020.
  if (first === undefined || second === undefined || first.country === 'Mexico' || year <= FIRST_SEASON)
    return clubsOf(league)
  const [above, below] = [tableOf(world, first, year - 1), tableOf(world, second, year - 1)]
  return league === first
    ? [...above.slice(0, -PROMOTED), ...below.slice(0, PROMOTED)]
    : [...above.slice(-PROMOTED), ...below.slice(PROMOTED)]
}

/** The clubs of a league at the end of a season, the first of the table first. */
export function tableOf(world: World, league: LeagueSpec, year: number): readonly Club[] {
  const key = seasonKey(league, year)
  const known = world.tables.get(key)
  if (known !== undefined) return known
  const table = finalTable(world.seedHash, seasonOf(world, { league, year, plans: seasonPlans(world, league, year) }))
  world.tables.set(key, table)
  return table
}

const seasonOf = (
  world: World,
  { league, year, plans }: { league: LeagueSpec; year: number; plans: readonly Plan[] },
): Season => ({
  league,
  year,
  clubs: clubsIn(world, league, year),
  plans,
  special: (plan) => specialOf(world, plan),
})

/** Fixtures of a league or cup in the season that begins in a year, by kick-off. */
export function seasonPlans(world: World, league: LeagueSpec, year: number): readonly Plan[] {
  if (league.type === 'cup') ensureCups(world, year)
  else ensureYear(world, year)
  return world.bySeason.get(seasonKey(league, year)) ?? []
}

function ensureDay(world: World, day: number): void {
  const year = new Date(day * DAY).getUTCFullYear()
  ensureYear(world, year - 1)
  ensureYear(world, year)
}

/** Fixtures of leagues and cups on a UTC day (days since 1970), by kick-off. */
export function plansOn(world: World, day: number): readonly Plan[] {
  return rememberDay(world.days, day, () => {
    ensureDay(world, day)
    return (world.byDay.get(day) ?? []).sort((one, other) => one.kickoff - other.kickoff)
  })
}

/** Postponed fixtures originally scheduled for a UTC day. */
export function movedFrom(world: World, day: number): readonly Plan[] {
  ensureDay(world, day)
  return world.movedFrom.get(day) ?? []
}

/** How a fixture differs from the usual, null for most. */
export function specialOf(world: World, plan: Plan): Special | null {
  if (plan.moved !== null) return isWithoutDate(plan) ? 'postponed' : null
  if (plan.league.type !== 'league' || plan.lead !== null) return null
  return world.rare.get(seasonKey(plan.league, plan.year))?.get(plan.key) ?? usualSpecial(plan)
}
