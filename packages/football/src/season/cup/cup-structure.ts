import type { TableRules } from '../table/table-rules.types.ts'
import type { TableResult } from '../table/tally.ts'
import type { CupRound } from './cup-ahead.types.ts'
import { type CupFormat, tieForm } from './cup-format.ts'
import { type KnownGroups, knownGroups } from './cup-groups.ts'
import { type PlannedRound, plannedRounds, type RoundsBefore } from './cup-rounds.ts'
import { type CupFixture, type CupStage, type StoredRound, storedRounds } from './known-rounds.ts'

/** A group, or the one table, of a cup. */
export interface CupTable {
  stageId: number | null
  name: string | null
  teams: readonly number[]
  fixtures: readonly CupFixture[]
  results: readonly TableResult<number>[]
  rules: TableRules
  /** Meanings of its places. */
  placeRules: readonly (number | null)[]
}

export interface StoredCup {
  fixtures: readonly CupFixture[]
  stages: readonly CupStage[]
  tables: readonly CupTable[]
  format: CupFormat
  /** Knock-out rounds of the season before; empty where there is none. */
  before: RoundsBefore
  /** Whether clubs of several countries are drawn with those of others first. */
  keepsCountriesApart: boolean
}

export interface PlannedCup {
  groups: (KnownGroups & { tables: readonly CupTable[] }) | null
  rounds: readonly (PlannedRound & Pick<CupRound<number>, 'form' | 'pairs' | 'lot' | 'isDrawn'>)[]
}

/** The way of a cup from here to its final; null where neither its fixtures nor its rules nor the season before give it. */
export function plannedCup(cup: StoredCup): PlannedCup | null {
  const stored = storedRounds(cup.fixtures, cup.stages)
  if (stored === null) return null
  const groups = groupsOf(cup, stored)
  if (groups === undefined) return null
  const rounds = plannedRounds(stored, groups, cup.before)
  if (rounds === null) return null
  const { pairs } = cup.format
  const ofBracket = pairs?.length === rounds.length ? pairs : null
  return {
    groups,
    rounds: rounds.map((round, at) => ({
      ...round,
      form: tieForm(cup.format, round.teams, round.legs),
      pairs: ofBracket?.[at] ?? null,
      isDrawn: round.stored !== null && round.stored.ties.length * 2 >= round.teams,
      lot: {
        seeded: groups !== null && at === 0,
        apart: { group: groups !== null && at === 0, country: cup.keepsCountriesApart && groups !== null && at === 0 },
      },
    })),
  }
}

/** Null without groups, or where everything after them is drawn; `undefined` where it is unknown which places go on. */
function groupsOf({ tables, before }: StoredCup, stored: readonly StoredRound[]): PlannedCup['groups'] | undefined {
  const last = tables.at(-1)
  if (last === undefined) return null
  const own = tables.filter(({ stageId }) => stageId === last.stageId)
  const groups = knownGroups(own, last.placeRules, (stored[0] ?? before[0])?.teams.size ?? null)
  if (groups !== null) return { ...groups, tables: own }
  return stored.length > 0 ? null : undefined
}
