import type { SimulatedTable, SimulatedTeam } from '@touchline/contract'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { SimulatedName } from './simulated-name.tsx'
import styles from './simulation-tab.module.css'

/** Below it a place stays empty: half a per cent. */
const MIN_SHARE = 0.005

/** The chance of each place for each team, in per cent. Shades are an addition: every number is there. */
export function PlacesMap({ table, title }: { table: SimulatedTable; title: string }) {
  const { t } = useTranslation('league')
  const { whole } = useNumbers()
  const columns: Column<SimulatedTeam>[] = [
    { name: t('table.team'), rowHead: true, className: styles.team, cell: (team) => <SimulatedName team={team} /> },
    ...table.teams.map(
      (_, at): Column<SimulatedTeam> => ({
        key: `place-${at + 1}`,
        name: t('simulation.place', { place: at + 1 }),
        short: String(at + 1),
        align: 'centre',
        className: styles.cell,
        cell: ({ places }) => ((places[at] ?? 0) < MIN_SHARE ? '' : whole((places[at] ?? 0) * 100)),
        cellProps: ({ places }) => ({
          style: { '--shade': `${Math.round(Math.sqrt(places[at] ?? 0) * 70)}%` } as never,
        }),
      }),
    ),
  ]
  return (
    <DataTable
      className={styles.map}
      caption={t('simulation.placesCaption', { name: title })}
      columns={columns}
      rows={table.teams}
      keyOf={({ participant_id }) => participant_id}
      scroll={t('table.scroll', { name: title })}
    />
  )
}
