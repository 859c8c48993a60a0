import { scoreOf } from '../match/match-model.ts'
import type { Plan, Special } from '../match/plan.ts'
import { hashText, mix } from '../random.ts'
import type { Club } from './clubs.ts'
import type { LeagueSpec } from './league-spec.ts'

const NO_RESULT: ReadonlySet<Special | null> = new Set(['cancelled', 'suspended'])
/** Leagues in which one club begins every season with points taken off. */
const STRICT: ReadonlySet<string> = new Set(['england/championship', 'italy/serie-a'])

/** Points taken from clubs of a league in a season. */
export function correctionsOf(
  seedHash: number,
  { league, year, clubs }: { league: LeagueSpec; year: number; clubs: readonly Club[] },
): { team: string; points: number }[] {
  if (!STRICT.has(league.key)) return []
  const hash = mix(mix(seedHash, hashText(league.key)), year)
  const club = clubs[hash % clubs.length]
  return club === undefined ? [] : [{ team: club.key, points: -(2 + (mix(hash, 1) % 6)) }]
}

/** A league and what its table of a season is made of. */
export interface Season {
  league: LeagueSpec
  year: number
  clubs: readonly Club[]
  plans: readonly Plan[]
  special: (plan: Plan) => Special | null
}

/** The clubs of a league at the end of a season by points, goal difference and goals. */
export function finalTable(seedHash: number, { league, year, clubs, plans, special }: Season): Club[] {
  const worth = new Map(clubs.map((club) => [club.key, 0]))
  const add = (key: string, value: number) => worth.set(key, (worth.get(key) ?? 0) + value)
  for (const plan of plans) {
    const odd = special(plan)
    // Play-offs do not count.
    if (NO_RESULT.has(odd) || plan.lead !== null) continue
    const [home, away] = odd === 'awarded' || odd === 'walk-over' ? [3, 0] : scoreOf(seedHash, plan)
    add(plan.home.key, (home > away ? 3 : home === away ? 1 : 0) * 1e6 + (home - away) * 1e3 + home)
    add(plan.away.key, (away > home ? 3 : home === away ? 1 : 0) * 1e6 + (away - home) * 1e3 + away)
  }
  for (const { team, points } of correctionsOf(seedHash, { league, year, clubs })) add(team, points * 1e6)
  return [...clubs].sort((one, other) => (worth.get(other.key) ?? 0) - (worth.get(one.key) ?? 0))
}
