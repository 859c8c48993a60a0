import { Link } from '@tanstack/react-router'
import { absenceName } from '@touchline/football'
import { useNames, useTranslation } from '../../../app/i18n/use-translation.ts'
import { playerPath } from '../../../app/paths.ts'
import { absenceWords } from '../../../ui/absence-words.ts'
import { DayText } from '../../../ui/day-text.tsx'
import { Portrait } from '../../../ui/entities/portrait.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { RowPages, rowsOfPage } from '../../../ui/lists/row-pages.tsx'
import { EmptyState } from '../../../ui/states/states.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { TeamInfo } from '../team-queries.ts'
import styles from './list-table.module.css'

type Sidelined = TeamInfo['sidelined'][number]

const PER_PAGE = 15

interface SidelinedCardProps {
  /** The latest start first. */
  sidelined: readonly Sidelined[]
  page: number
  onPage(page: number): void
}

/** Present and past absences, with reason and length. */
export function SidelinedCard({ sidelined, page, onPage }: SidelinedCardProps) {
  const { t } = useTranslation('team')
  const nameOf = useNames('absences')
  const reasonOf = ({ type_id, type, category, league }: Omit<Sidelined, 'player'>) =>
    absenceWords(nameOf(absenceName(type_id, type?.developer_name ?? category)), league) ?? '?'
  const columns: Column<Sidelined>[] = [
    {
      name: t('sidelined.player'),
      rowHead: true,
      cell: ({ player, ...one }) => (
        <Link {...playerPath(player.id)} preload={false} className={styles.name}>
          <Portrait src={player.image_path} size={30} />
          <span>
            {player.common_name}
            <span className="block narrow-only muted text-12 regular">{reasonOf(one)}</span>
          </span>
        </Link>
      ),
    },
    { name: t('sidelined.reason'), wide: true, cell: reasonOf },
    {
      name: t('sidelined.from'),
      className: 'muted nowrap',
      cell: ({ start_date, end_date }) => (
        <>
          <DayText day={start_date} />
          <span className="block narrow-only">
            – <DayText day={end_date} />
          </span>
        </>
      ),
    },
    {
      name: t('sidelined.to'),
      wide: true,
      className: 'muted nowrap',
      cell: ({ end_date }) => <DayText day={end_date} />,
    },
    {
      name: t('sidelined.missedLong'),
      short: t('sidelined.missed'),
      align: 'right',
      cell: ({ games_missed }) => games_missed ?? '?',
    },
  ]
  const { from, to } = rowsOfPage(sidelined.length, PER_PAGE, page)
  return (
    <Card title={t('sidelined.title')} note={sidelined.length > 0 ? sidelined.length : undefined} flush>
      {sidelined.length === 0 ? (
        <EmptyState title={t('sidelined.none')} text={t('sidelined.noneText')} />
      ) : (
        <DataTable
          className={styles.table}
          caption={t('sidelined.caption')}
          columns={columns}
          rows={sidelined.slice(from, to)}
          // A player may be missing twice from the same day on.
          keyOf={({ player_id, start_date }, at) => `${player_id} ${start_date} ${at}`}
        />
      )}
      <RowPages count={sidelined.length} perPage={PER_PAGE} page={page} onPage={onPage} />
    </Card>
  )
}
