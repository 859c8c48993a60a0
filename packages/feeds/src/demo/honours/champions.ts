import { STATE } from '@touchline/football'
import type { Club } from '../competitions/clubs.ts'
import { clubsOf } from '../competitions/clubs.ts'
import { seasonPlans, specialOf } from '../competitions/days.ts'
import type { LeagueSpec } from '../competitions/league-spec.ts'
import { scoreOf } from '../match/match-model.ts'
import { type Plan, type Special, seasonKey } from '../match/plan.ts'
import { goalsUntil, kicksUntil } from '../match/script.ts'
import { settledAfter } from '../progress.ts'
import { correctionsOf } from '../records/corrections.ts'
import { scriptFor, type World } from '../world.ts'
import type { Honours } from './honours.ts'

const NO_RESULT: ReadonlySet<Special | null> = new Set(['cancelled', 'suspended'])

/** The result of a league fixture as it goes into the table, null where there is none. */
function resultOf(world: World, plan: Plan): [number, number] | null {
  const special = specialOf(world, plan)
  if (NO_RESULT.has(special)) return null
  return special === 'awarded' || special === 'walk-over' ? [3, 0] : scoreOf(world.seedHash, plan)
}

/** Clubs of a league by points, goal difference and goals. */
function tableOf(world: World, league: LeagueSpec, year: number, plans: readonly Plan[]): Club[] {
  const worth = new Map(clubsOf(league).map((club) => [club.key, 0]))
  const add = (key: string, value: number) => worth.set(key, (worth.get(key) ?? 0) + value)
  for (const plan of plans) {
    const result = resultOf(world, plan)
    if (result === null) continue
    const [home, away] = result
    add(plan.home.key, (home > away ? 3 : home === away ? 1 : 0) * 1e6 + (home - away) * 1e3 + home)
    add(plan.away.key, (away > home ? 3 : home === away ? 1 : 0) * 1e6 + (away - home) * 1e3 + away)
  }
  for (const { team, points } of correctionsOf(world.seedHash, league, year)) add(team, points * 1e6)
  return [...clubsOf(league)].sort((one, other) => (worth.get(other.key) ?? 0) - (worth.get(one.key) ?? 0))
}

/** The winner of a final, or of its second leg and the first together. */
function finalists(world: World, plan: Plan): [winner: Club, second: Club] {
  const script = scriptFor(world, plan)
  const byKicks = script.finalState === STATE.after_penalties
  const [home, away] = (byKicks ? kicksUntil : goalsUntil)(script, script.end)
  const lead = byKicks ? 0 : (plan.lead ?? 0)
  return home + lead > away ? [plan.home, plan.away] : [plan.away, plan.home]
}

/** Who won a league or cup in the season that began in a year; null where nobody plays. */
export function honoursOf(world: World, league: LeagueSpec, year: number): Honours | null {
  const key = seasonKey(league, year)
  const known = world.honours.get(key)
  if (known !== undefined) return known
  const plans = seasonPlans(world, league, year)
  const last = plans.at(-1)
  if (last === undefined) return null
  const [winner, second] = league.type === 'league' ? tableOf(world, league, year, plans) : finalists(world, last)
  if (winner === undefined || second === undefined) return null
  const at = last.kickoff + settledAfter(last, scriptFor(world, last), specialOf(world, last))
  const honours = { winner, second, at }
  world.honours.set(key, honours)
  return honours
}
