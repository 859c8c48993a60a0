import type { CsvValue } from '../../../ui/lists/csv.ts'
import type { Ground } from '../league.search.ts'
import type { ColumnHeads } from '../use-column-heads.ts'
import { columnsOf, type LeagueTable, linesOf, tableTitle } from './standing.model.ts'

interface Words {
  language: 'en' | 'pt'
  table: string
  position: string
  team: string
  heads: ColumnHeads
}

/** The tables of a season below each other, with the table's name in front where there are several. */
export function standingCsv(
  tables: readonly LeagueTable[],
  ground: Ground,
  { language, table, position, team, heads }: Words,
) {
  const several = tables.length > 1
  const columns = columnsOf(
    tables.flatMap(({ rows }) => rows),
    ground,
  )
  const named = (one: LeagueTable) => tableTitle(one, language)
  return {
    head: [...(several ? [table] : []), position, team, ...columns.map((column) => heads[column].long)],
    rows: tables.flatMap((one) =>
      linesOf(one.rows, ground).map((line): CsvValue[] => [
        ...(several ? [named(one)] : []),
        line.position,
        line.row.participant.name,
        ...columns.map((column) => line.figures[column]),
      ]),
    ),
  }
}
