import { COACH_POSITION_NAMES, nameIn, readableName } from '@touchline/football'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { DayText } from '../../ui/day-text.tsx'
import styles from '../../ui/profile/profile-table.module.css'
import { TeamLink } from '../../ui/profile/season-links.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { CoachSpell } from './coach.model.ts'

/** The teams of a coach with the time there and the part in it. */
export function TeamTable({ teams }: { teams: readonly CoachSpell[] }) {
  const { t } = useTranslation('coach')
  const nameOf = useNames('people')
  const positionOf = ({ position_id, position }: CoachSpell) =>
    (position_id === null ? null : nameOf(nameIn(COACH_POSITION_NAMES, position_id))) ??
    (position && readableName(position.developer_name)) ??
    '?'
  const columns: Column<CoachSpell>[] = [
    {
      name: t('team'),
      rowHead: true,
      cell: (spell) => (
        <TeamLink team={{ ...spell.team, id: spell.team_id }} size={22}>
          <span>
            {spell.team.name}
            {/* Where there is no room for a column. */}
            <small className="block narrow-only">{positionOf(spell)}</small>
          </span>
        </TeamLink>
      ),
    },
    { name: t('from'), className: 'muted nowrap', cell: ({ start }) => <DayText day={start} yearFirst /> },
    {
      name: t('to'),
      className: 'muted nowrap',
      cell: ({ start, end }) => (end === null && start !== null ? t('present') : <DayText day={end} yearFirst />),
    },
    { name: t('position'), wide: true, className: 'muted nowrap', cell: positionOf },
  ]
  return (
    <DataTable
      className={styles.table}
      caption={t('teams')}
      columns={columns}
      rows={teams}
      keyOf={({ team_id, start, position_id }) => `${team_id} ${start} ${position_id}`}
      hover
    />
  )
}
