import { isWithoutDate, type Plan, type Special, seasonKey } from '../match/plan.ts'
import { scriptOf } from '../match/script.ts'
import { firstOfMonth, monthOf, rareSpecials, usualSpecial } from '../match/specials.ts'
import { rememberDay, type World } from '../world.ts'
import { CHAMPIONS_LEAGUE, CUPS, LIBERTADORES, QUALIFIERS } from './competitions.ts'
import { championsLeaguePlans } from './cups.ts'
import { domesticCupPlans } from './domestic-cups.ts'
import type { CupMaker } from './knockout.ts'
import type { LeagueSpec } from './league-spec.ts'
import { ROUND_ROBINS } from './leagues.ts'
import { libertadoresPlans } from './libertadores.ts'
import { DAY, dayOf } from './places.ts'
import { qualifiersPlans } from './qualifiers.ts'
import { busyIn } from './rest.ts'
import { leaguePlans } from './schedule.ts'

function addTo(days: Map<number, Plan[]>, day: number, plan: Plan): void {
  const list = days.get(day)
  if (list === undefined) days.set(day, [plan])
  else list.push(plan)
}

function addSeason(world: World, league: LeagueSpec, year: number, plans: Plan[]): void {
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
  const { seedHash } = world
  for (const league of CUPS) {
    addSeason(world, league, year, cupPlans({ seedHash, league, year, script: (plan) => scriptOf(seedHash, plan) }))
  }
}

/** The same for all competitions. Leagues come after the cups of their months, around which they find their kick-offs. */
function ensureYear(world: World, year: number): void {
  if (world.years.has(year)) return
  world.years.add(year)
  ensureCups(world, year - 1)
  ensureCups(world, year)
  const cups = CUPS.flatMap((cup) => [year - 1, year].flatMap((each) => world.bySeason.get(seasonKey(cup, each)) ?? []))
  const busy = busyIn(cups)
  for (const league of ROUND_ROBINS) addSeason(world, league, year, leaguePlans(world.seedHash, league, year, busy))
}

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

/** Postponed fixtures that were first meant for a UTC day. */
export function movedFrom(world: World, day: number): readonly Plan[] {
  ensureDay(world, day)
  return world.movedFrom.get(day) ?? []
}

/** How a fixture differs from the usual, null for most. */
export function specialOf(world: World, plan: Plan): Special | null {
  if (plan.moved !== null) return isWithoutDate(plan) ? 'postponed' : null
  if (plan.league.type !== 'league') return null
  const month = monthOf(plan.kickoff)
  let rare = world.months.get(month)
  if (rare === undefined) {
    const [first, last] = [firstOfMonth(month), firstOfMonth(month + 1)]
    const plans: Plan[] = []
    for (let day = first; day < last; day++) plans.push(...plansOn(world, day))
    rare = rareSpecials(month, plans)
    world.months.set(month, rare)
  }
  return rare.get(plan.key) ?? usualSpecial(plan)
}
