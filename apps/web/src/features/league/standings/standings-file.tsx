import type { StandingScope } from '@touchline/contract'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { type Figure, hasHalved, type LeagueTable, linesOf, type TableLine } from './standing.model.ts'
import { useStandingColumns } from './use-standing-columns.tsx'
import { useTableView } from './use-table-view.ts'

interface StandingsFileProps {
  name: string
  tables: readonly LeagueTable[]
  titleOf(table: LeagueTable): string
  scope: StandingScope
  figures: readonly Figure[]
}

/** The tables that are shown, as one file. */
export function StandingsFile({ name, tables, titleOf, scope, figures }: StandingsFileProps) {
  const { t } = useTranslation('league')
  const made = (tables.find(hasHalved) ?? tables[0])?.made ?? null
  const columns = useStandingColumns(useTableView({ rows: tables.flatMap(({ rows }) => rows), made }, scope, figures))
  const title: Column<TableLine> = {
    name: t('table.title'),
    csv: ({ row }) => tables.filter(({ rows }) => rows.includes(row)).map(titleOf)[0] ?? null,
  }
  return (
    <CsvDownload
      name={name}
      columns={tables.length > 1 ? [title, ...columns] : columns}
      rows={tables.flatMap(({ rows }) => linesOf(rows))}
    />
  )
}
