import { CHAMPIONS_LEAGUE, DOMESTIC_CUP, LIBERTADORES } from './competitions.ts'
import { championsLeaguePlans, domesticCupPlans } from './cups.ts'
import type { CupMaker } from './knockout.ts'
import { type LeagueSpec, ROUND_ROBINS } from './leagues.ts'
import { libertadoresPlans } from './libertadores.ts'
import { DAY, dayOf } from './places.ts'
import { type Plan, type Special, seasonKey } from './plan.ts'
import { mix } from './random.ts'
import { leaguePlans } from './schedule.ts'
import { scriptOf } from './script.ts'
import { type DayPlans, rememberDay, type World } from './world.ts'

const SPECIALS: readonly Special[] = [
  'postponed',
  'no-lineup',
  'suspended',
  'no-odds',
  'late-kickoff',
  'walk-over',
  'no-statistics',
  'delayed',
  'awarded',
  'no-referee',
  'tba',
  'interrupted',
  'no-formation',
  'no-venue',
  'cancelled',
]
/** One fixture in so many of a day is a special case, at most one of each kind. */
const SPECIAL_EVERY = 6

/** Makes sure that all competitions of a year (the one they begin in) are in the day index. */
function ensureYear(world: World, year: number): void {
  if (world.years.has(year)) return
  world.years.add(year)
  const { seedHash } = world
  const cup = (league: LeagueSpec): CupMaker => ({ seedHash, league, year, script: (plan) => scriptOf(seedHash, plan) })
  const add = (league: LeagueSpec, plans: Plan[]) => {
    plans.sort((one, other) => one.kickoff - other.kickoff)
    world.bySeason.set(seasonKey(league, year), plans)
    for (const plan of plans) {
      const day = dayOf(plan.kickoff)
      const list = world.byDay.get(day)
      if (list === undefined) world.byDay.set(day, [plan])
      else list.push(plan)
    }
  }
  for (const league of ROUND_ROBINS) add(league, leaguePlans(seedHash, league, year))
  add(CHAMPIONS_LEAGUE, championsLeaguePlans(cup(CHAMPIONS_LEAGUE)))
  add(LIBERTADORES, libertadoresPlans(cup(LIBERTADORES)))
  add(DOMESTIC_CUP, domesticCupPlans(cup(DOMESTIC_CUP)))
}

/** Fixtures of a league or cup in the season that begins in a year, by kick-off. */
export function seasonPlans(world: World, league: LeagueSpec, year: number): readonly Plan[] {
  ensureYear(world, year)
  return world.bySeason.get(seasonKey(league, year)) ?? []
}

/** What a UTC day (days since 1970) holds, friendlies left out. */
export function plansOn(world: World, day: number): DayPlans {
  return rememberDay(world.days, day, () => {
    const year = new Date(day * DAY).getUTCFullYear()
    ensureYear(world, year - 1)
    ensureYear(world, year)
    const plans = (world.byDay.get(day) ?? []).sort((one, other) => one.kickoff - other.kickoff)
    return { plans, specials: specialsOf(world, day) }
  })
}

const leaguePlansOn = (world: World, day: number): Plan[] =>
  (world.byDay.get(day) ?? []).filter((plan) => plan.league.type === 'league')

const specialCount = (fixtures: number): number => Math.min(SPECIALS.length, Math.floor(fixtures / SPECIAL_EVERY))

/** Picks the day's special cases among its league fixtures; the kinds follow each other through the week and from week to week. */
function specialsOf(world: World, day: number): Map<string, Special> {
  const order = leaguePlansOn(world, day)
    .map((plan) => ({ key: plan.key, rank: mix(plan.hash, 61) }))
    .sort((one, other) => one.rank - other.rank)
  // Weeks begin on a Thursday, when the first matches of a round may be played.
  const week = Math.floor(day / 7)
  let first = week * 4
  for (let earlier = week * 7; earlier < day; earlier++) first += specialCount(leaguePlansOn(world, earlier).length)
  const specials = new Map<string, Special>()
  order.slice(0, specialCount(order.length)).forEach(({ key }, index) => {
    const special = SPECIALS[(first + index) % SPECIALS.length]
    if (special !== undefined) specials.set(key, special)
  })
  return specials
}

/** How a fixture differs from the usual, null for most. */
export const specialOf = (world: World, plan: Plan): Special | null =>
  plansOn(world, dayOf(plan.kickoff)).specials.get(plan.key) ?? null
