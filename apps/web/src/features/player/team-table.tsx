import { nameIn, POSITION_NAMES } from '@touchline/football'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { DayText } from '../../ui/day-text.tsx'
import styles from '../../ui/profile/profile-table.module.css'
import { TeamLink } from '../../ui/profile/season-links.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { Player } from './player-queries.ts'

type Spell = Player['teams'][number]

/** The teams of a player: present ones first, then the latest left. */
export function TeamTable({ teams }: Pick<Player, 'teams'>) {
  const { t } = useTranslation('player')
  const nameOf = useNames('people')
  const positionOf = ({ position_id }: Spell) =>
    position_id === null ? null : nameOf(nameIn(POSITION_NAMES, position_id))
  const columns: Column<Spell>[] = [
    {
      name: t('team'),
      rowHead: true,
      cell: (spell) => (
        <TeamLink team={{ ...spell.team, id: spell.team_id }} size={22}>
          <span>
            {spell.team.name}
            {spell.national ? <small className="block muted">{t('national')}</small> : null}
            {/* Where there is no room for a column. */}
            <small className="block narrow-only">{positionOf(spell)}</small>
          </span>
        </TeamLink>
      ),
    },
    { name: t('position'), wide: true, className: 'muted nowrap', cell: (spell) => positionOf(spell) ?? '?' },
    {
      name: t('number'),
      short: t('numberShort'),
      align: 'right',
      className: 'muted nowrap',
      cell: ({ jersey_number }) => jersey_number ?? '?',
    },
    { name: t('from'), className: 'muted nowrap', cell: ({ start }) => <DayText day={start} /> },
    {
      name: t('to'),
      className: 'muted nowrap',
      cell: ({ start, end }) => (end === null && start !== null ? t('present') : <DayText day={end} />),
    },
  ]
  return (
    <DataTable
      className={styles.table}
      caption={t('teams')}
      columns={columns}
      rows={teams}
      keyOf={({ team_id, start, end }) => `${team_id} ${start} ${end}`}
      hover
    />
  )
}
