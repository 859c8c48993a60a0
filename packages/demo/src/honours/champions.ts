import { STATE } from '@touchline/football'
import type { Club } from '../competitions/clubs.ts'
import { seasonPlans, specialOf, tableOf } from '../competitions/days.ts'
import type { LeagueSpec } from '../competitions/league-spec.ts'
import { type Plan, seasonKey } from '../match/plan.ts'
import { goalsUntil, kicksUntil } from '../match/script.ts'
import { settledAfter } from '../progress.ts'
import { scriptFor, type World } from '../world.ts'
import type { Honours } from './honours.ts'

/** The winner of a final, or of its second leg and the first together. */
function finalists(world: World, plan: Plan): [winner: Club, second: Club] {
  const script = scriptFor(world, plan)
  const byKicks = script.finalState === STATE.after_penalties
  const [home, away] = (byKicks ? kicksUntil : goalsUntil)(script, script.end)
  const lead = byKicks ? 0 : (plan.lead ?? 0)
  return home + lead > away ? [plan.home, plan.away] : [plan.away, plan.home]
}

/** The winner of a league or cup in the season that began in a year; null where nobody plays. */
export function honoursOf(world: World, league: LeagueSpec, year: number): Honours | null {
  const key = seasonKey(league, year)
  const known = world.honours.get(key)
  if (known !== undefined) return known
  const plans = seasonPlans(world, league, year)
  const last = plans.at(-1)
  if (last === undefined) return null
  const [winner, second] = last.lead === null ? tableOf(world, league, year) : finalists(world, last)
  if (winner === undefined || second === undefined) return null
  const at = last.kickoff + settledAfter(last, scriptFor(world, last), specialOf(world, last))
  const honours = { winner, second, at }
  world.honours.set(key, honours)
  return honours
}
