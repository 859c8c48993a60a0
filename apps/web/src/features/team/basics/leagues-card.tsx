import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { leaguePath } from '../../../app/paths.ts'
import { Crest } from '../../../ui/entities/crest.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { TeamInfo } from '../team-queries.ts'
import styles from './list-table.module.css'

/** The competitions the team has played in, how many seasons of each, and the season that is going on. */
export function LeaguesCard({ team: { leagues, activeseasons } }: { team: TeamInfo }) {
  const { t } = useTranslation('team')
  const activeOf = (league: number) =>
    activeseasons
      .filter(({ league_id }) => league_id === league)
      .map(({ name }) => name)
      .join(', ')
  const columns: Column<TeamInfo['leagues'][number]>[] = [
    {
      name: t('leagues.league'),
      rowHead: true,
      cell: (league) => (
        <Link {...leaguePath(league.id)} preload={false} className={styles.name}>
          <Crest name={league.name} src={league.image_path} size={20} />
          <span>{league.name}</span>
        </Link>
      ),
    },
    { name: t('leagues.active'), className: 'muted nowrap', cell: ({ id }) => activeOf(id) || '–' },
    { name: t('leagues.seasons'), align: 'right', cell: ({ attendance }) => attendance },
  ]
  return (
    <Card title={t('leagues.title')} flush>
      {leagues.length === 0 ? (
        <p className={styles.none}>{t('leagues.none')}</p>
      ) : (
        <DataTable
          className={styles.table}
          caption={t('leagues.title')}
          columns={columns}
          rows={leagues}
          keyOf={({ id }) => id}
        />
      )}
    </Card>
  )
}
