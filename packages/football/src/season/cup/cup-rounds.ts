import type { KnownGroups } from './cup-groups.ts'
import type { StoredRound } from './known-rounds.ts'
import { nameOfRound } from './round-names.ts'

/** A round of the plan: its name, its number of teams and the known ones. */
export interface PlannedRound {
  name: string
  teams: number
  stored: StoredRound | null
  /** Most matches of a tie: of this season, else of the one before; null where there are none. */
  legs: number | null
  /** Teams that come in here and are known. */
  entrants: readonly number[]
  /** The number of teams that enter here and are not drawn yet. */
  unknown: number
}

/** The rounds of a season before, in order. */
export type RoundsBefore = readonly Pick<StoredRound, 'name' | 'teams' | 'legs'>[]

/**
 * The knock-out rounds from the first to the final: those that are drawn, then those of the season before or of the rules, else each with half
 * the teams of the one before it.
 * @param groups what the groups lead to; null for a cup without groups
 * @returns null where the number of teams does not lead to a final
 */
export function plannedRounds(
  stored: readonly StoredRound[],
  groups: KnownGroups | null,
  before: RoundsBefore,
): PlannedRound[] | null {
  const rounds: PlannedRound[] = []
  const last = groups ? groups.rounds.length : stored.length
  if (last === 0) return null
  // Where the rounds that are known have the same names and numbers as a year ago, so will the others.
  const offset = groups ? 0 : offsetOf(stored, before)
  let winners = 0
  const seen = new Set<number>()
  const follows = (at: number) => !groups && offset !== null && before[at + offset] !== undefined
  for (let at = 0; winners !== 1 || follows(at); at++) {
    const own = stored[at] ?? null
    const ago = offset === null ? undefined : before[at + offset]
    const byGroups = groups?.rounds[at]
    const fromGroups = byGroups?.teams ?? 0
    const entrants = own && !byGroups ? [...own.teams].filter((team) => !seen.has(team)) : []
    const planned = own && !byGroups ? null : (ago?.teams.size ?? null)
    const expected = winners + fromGroups + entrants.length
    const isDrawn = own !== null && own.ties.length * 2 >= expected
    const teams = isDrawn ? own.ties.length * 2 : Math.max(expected, groups ? 0 : (planned ?? 0))
    if (teams < 2 || teams % 2 !== 0) return null
    const same = ago?.teams.size === teams ? ago : undefined
    rounds.push({
      name: own?.name ?? same?.name ?? byGroups?.name ?? nameOfRound(teams),
      ...{ teams, stored: own, legs: own?.legs ?? same?.legs ?? null, entrants },
      unknown: teams - expected,
    })
    for (const team of own?.teams ?? []) seen.add(team)
    winners = teams / 2
    if (rounds.length > MAX_ROUNDS) return null
  }
  return rounds
}

const MAX_ROUNDS = 16

function offsetOf(stored: readonly StoredRound[], before: RoundsBefore): number | null {
  const last = stored.at(-1)
  if (last === undefined) return null
  const at = before.findIndex(({ name, teams }) => name === last.name && teams.size === last.teams.size)
  return at < 0 ? null : at - (stored.length - 1)
}
