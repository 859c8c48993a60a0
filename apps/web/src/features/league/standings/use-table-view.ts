import type { StandingScope } from '@touchline/contract'
import { chipOf } from './reason.model.ts'
import { type Figure, hasHalved, isByAverage, type LeagueTable, pointsNotes, type TableLine } from './standing.model.ts'
import { useRuleWords } from './use-rule-words.ts'
import type { TableView } from './use-standing-columns.tsx'

/** The settings of a table's columns. */
export function useTableView(
  table: Pick<LeagueTable, 'rows' | 'made'>,
  scope: StandingScope,
  figures: readonly Figure[],
): TableView {
  const words = useRuleWords()
  const all = scope === 'overall'
  const notes = pointsNotes(table)
  const letterOf = new Map(notes.map(({ teamId, letter }) => [teamId, letter]))
  return {
    scope,
    figures,
    isHalved: all && hasHalved(table),
    isByAverage: all && isByAverage(table),
    chipOf: ({ row }: TableLine) => {
      const chip = table.made && chipOf(row, table.made.rules)
      return chip && words.chip(chip)
    },
    lettersOf: ({ row }) => (all ? (letterOf.get(row.participant_id) ?? '') : ''),
  }
}
