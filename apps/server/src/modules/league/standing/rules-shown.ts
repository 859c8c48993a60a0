import { type Criterion, type TableRules, tableRulesOf } from '@touchline/football'

/** The rules of a season's tables as pages show them. */
export interface RulesShown {
  /** Where they are taken from. */
  sources: readonly { title: string; year: number | null; url: string | null }[]
  /** Whether nothing is known of the competition, so that the usual rules are taken. */
  isGeneral: boolean
}

export function rulesShown(stableKey: string | null, seasonName: string): RulesShown {
  const usual = tableRulesOf(null, seasonName)
  const own = tableRulesOf(stableKey, seasonName)
  return { sources: [], isGeneral: isUsual(own, usual) }
}

const isUsual = (own: TableRules, usual: TableRules): boolean =>
  sameOrder(own.tieBreak, usual.tieBreak) && own.split === null && own.pointsForWin === usual.pointsForWin

const sameOrder = (one: readonly Criterion[], other: readonly Criterion[]) =>
  JSON.stringify(one) === JSON.stringify(other)
