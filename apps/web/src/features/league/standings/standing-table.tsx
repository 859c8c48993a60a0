import { IconChevronDown } from '@tabler/icons-react'
import type { StandingScope, StandingZone } from '@touchline/contract'
import { nameIn, STANDING_RULE_NAMES } from '@touchline/football'
import { type CSSProperties, useId, useState } from 'react'
import { useNames, useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { ZONE_COLOURS } from '../../../ui/places/zone-colours.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { PlaceReason } from './place-reason.tsx'
import { type Figure, type LeagueTable, legendOf, linesOf, type TableLine } from './standing.model.ts'
import { StandingDetails } from './standing-details.tsx'
import styles from './standing-table.module.css'
import { TableNotes } from './table-notes.tsx'
import { useStandingColumns } from './use-standing-columns.tsx'
import { useTableView } from './use-table-view.ts'

const zoneProps = (zone: StandingZone | undefined) =>
  zone && { 'data-zone': zone, style: { '--zone': ZONE_COLOURS[zone] } as CSSProperties }

interface StandingTableProps {
  table: LeagueTable
  title: string
  scope: StandingScope
  figures: readonly Figure[]
  /** The only table that is shown. */
  isAlone: boolean
}

/** One table; each of its rows opens to what decides its place, and to the figures at home and away where there is room. */
export function StandingTable({ table, title, scope, figures, isAlone }: StandingTableProps) {
  const { t } = useTranslation('league')
  const id = useId()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const toggle = ({ row }: TableLine) => {
    const next = new Set(opened)
    if (!next.delete(row.participant_id)) next.add(row.participant_id)
    setOpened(next)
  }
  const panelOf = ({ row }: TableLine) => `${id}-${row.participant_id}`
  const isOpen = ({ row }: TableLine) => opened.has(row.participant_id)
  const shared = useStandingColumns({ ...useTableView(table, scope, figures), onReason: toggle, isOpen })
  const opener: Column<TableLine> = {
    name: t('table.more'),
    head: <span className="visually-hidden">{t('table.more')}</span>,
    align: 'centre',
    wide: true,
    className: styles.opener,
    cell: (line) => (
      <button
        type="button"
        aria-expanded={isOpen(line)}
        aria-controls={isOpen(line) ? panelOf(line) : undefined}
        aria-label={t('table.open', { team: line.row.participant.name })}
        onClick={() => toggle(line)}
      >
        <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
      </button>
    ),
  }
  // A part of the matches decides no place, and the figures of all of them are elsewhere.
  const columns = scope === 'overall' ? [...shared, opener] : shared
  return (
    <Card title={title} note={t('teams', { count: table.rows.length })} flush>
      <DataTable
        className={styles.table}
        caption={t('table.caption', { name: title })}
        columns={columns}
        rows={linesOf(table.rows)}
        keyOf={({ row }) => row.participant_id}
        rowProps={(line) => ({
          'data-team': line.row.participant_id,
          'data-open': isOpen(line) || undefined,
          'data-part': isFirstOfPart(table, line) || undefined,
          ...(scope === 'overall' && zoneProps(line.row.rule?.zone)),
        })}
        below={(line) =>
          scope === 'overall' && isOpen(line) ? (
            <tr className={styles.details} id={panelOf(line)}>
              <td colSpan={columns.filter(({ cell }) => cell).length}>
                {table.made ? <PlaceReason row={line.row} rows={table.rows} rules={table.made.rules} /> : null}
                {/* Rows open to their figures from the small breakpoint upward. */}
                <div className="wide-only">
                  <StandingDetails row={line.row} />
                </div>
              </td>
            </tr>
          ) : null
        }
        long
        scroll={t('table.scroll', { name: title })}
      />
      {scope === 'overall' ? <Legend table={table} /> : null}
      <TableNotes table={table} scope={scope} hasRules={isAlone} />
    </Card>
  )
}

/** The first team of a further group of a league that has split. */
const isFirstOfPart = ({ rows }: LeagueTable, { row }: TableLine): boolean =>
  row.part > 0 && rows[rows.indexOf(row) - 1]?.part !== row.part

function Legend({ table }: { table: LeagueTable }) {
  const { t } = useTranslation('league')
  const nameOf = useNames('standings.zones')
  const zones = legendOf(table.rows)
  if (zones.length === 0) return null
  return (
    <ul className={styles.legend} aria-label={t('table.zones')}>
      {zones.map(({ type, zone, name }) => (
        <li key={type} className="inline-row gap-8" {...zoneProps(zone)}>
          <span className={styles.swatch} aria-hidden="true" />
          {nameOf(nameIn(STANDING_RULE_NAMES, type)) ?? name ?? '?'}
        </li>
      ))}
    </ul>
  )
}
