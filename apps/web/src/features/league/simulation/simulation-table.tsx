import type { SimulatedTable, SimulatedTeam } from '@touchline/contract'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { SimulatedName } from './simulated-name.tsx'
import { chancesOf, type TableChance } from './simulation.model.ts'
import styles from './simulation-tab.module.css'
import { useChance } from './use-chance.ts'

interface SimulationTableProps {
  table: SimulatedTable
  title: string
}

/** The teams by where they are expected to end, with their chances; bars repeat the numbers. */
export function SimulationTable({ table, title }: SimulationTableProps) {
  const { t } = useTranslation('league')
  return (
    <DataTable
      className={styles.table}
      caption={t('simulation.caption', { name: title })}
      columns={useSimulationColumns(table)}
      rows={table.teams}
      keyOf={({ participant_id }) => participant_id}
      rowProps={({ participant_id }) => ({ 'data-team': participant_id })}
      scroll={t('table.scroll', { name: title })}
    />
  )
}

export function SimulationFile({ table, name }: { table: SimulatedTable; name: string }) {
  return <CsvDownload name={name} columns={useSimulationColumns(table)} rows={table.teams} />
}

/** On the page and in the file. */
function useSimulationColumns(table: SimulatedTable): Column<SimulatedTeam>[] {
  const { t } = useTranslation('league')
  const { decimals, whole } = useNumbers()
  const chance = useChance()
  return [
    {
      name: t('simulation.position'),
      short: '#',
      align: 'centre',
      className: styles.position,
      cell: ({ position }) => decimals(position.mean, 1),
      cellProps: ({ position }) => ({ title: t('simulation.range', { low: position.low, high: position.high }) }),
      field: 'expected_position',
      csv: ({ position }) => rounded(position.mean),
    },
    {
      name: t('table.team'),
      rowHead: true,
      className: styles.team,
      cell: (team) => <SimulatedName team={team} />,
      field: 'team',
      csv: ({ participant }) => participant.name,
    },
    {
      name: t('simulation.pointsNow'),
      short: t('simulation.now'),
      align: 'right',
      wide: true,
      cell: ({ points_now }) => whole(points_now),
      field: 'points_now',
      csv: ({ points_now }) => points_now,
    },
    {
      name: t('simulation.points'),
      short: t('simulation.end'),
      align: 'right',
      className: styles.points,
      cell: ({ points }) => (
        <>
          <b>{whole(points.mean)}</b>{' '}
          <span className="dim wide-only">
            {points.low}–{points.high}
          </span>
        </>
      ),
      field: 'points',
      csv: ({ points }) => rounded(points.mean),
    },
    ...chancesOf(table).map(
      (column): Column<SimulatedTeam> => ({
        key: column,
        name: t(`simulation.${column}.long`),
        short: t(`simulation.${column}.short`),
        align: 'right',
        className: styles.chance,
        field: column,
        csv: ({ [column]: value }) => value && rounded(value),
        cell: ({ [column]: value }) =>
          value === null ? '–' : <Chance value={value} text={chance(value)} kind={column} />,
      }),
    ),
    ...table.zones.map(
      (_, at): Column<SimulatedTeam> => ({
        name: t('simulation.place', { place: at + 1 }),
        field: `place_${at + 1}`,
        csv: ({ places }) => rounded(places[at] ?? 0),
      }),
    ),
  ]
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

function Chance({ value, text, kind }: { value: number; text: string; kind: TableChance }) {
  return (
    <span className={styles.bar} data-kind={kind} style={{ '--share': `${value * 100}%` } as never}>
      {text}
    </span>
  )
}
