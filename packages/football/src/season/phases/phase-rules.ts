import { meetsOnceAtHome } from '../../round-robin.ts'
import { rulesOf } from '../rules/index.ts'
import { tableRulesOf } from '../table/table-rules.ts'
import type { PhaseRules } from './phases.types.ts'
import { REGULAR_ROUNDS } from './regular-rounds.data.ts'

/** The league's rules on the phases of a season. @param stableKey null for a league without one */
export function phaseRulesOf(stableKey: string | null, seasonName: string): PhaseRules {
  const { split, secondTieBreak, regularSeasonOnly } = tableRulesOf(stableKey, seasonName)
  const known = stableKey === null ? undefined : REGULAR_ROUNDS[stableKey]
  const { rounds = null, days = null } = known?.find(({ from, to }) => from <= seasonName && seasonName <= to) ?? {}
  return {
    ...{ rounds, days, regularSeasonOnly, splits: split !== null },
    isKnown: rulesOf(stableKey)?.eras !== undefined && secondTieBreak === null,
    meetsOnce: meetsOnceAtHome(stableKey, seasonName),
  }
}
