import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import { CsvDownload } from '../../ui/lists/csv-download.tsx'
import shared from '../../ui/profile/profile-table.module.css'
import { LeagueLink, SeasonButton, TeamLink } from '../../ui/profile/season-links.tsx'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { Gated } from '../../ui/states/gated.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { type CoachRow, coachRows } from './coach.model.ts'
import styles from './coach.module.css'
import type { CoachPageProps } from './coach-page.props.ts'
import { type Coach, coachStatsQuery } from './coach-queries.ts'

const SeasonDialog = lazyPart(() => import('./season-dialog.tsx'), 'SeasonDialog')

const COLUMNS = ['matches', 'wins', 'draws', 'losses', 'points'] as const

type StatsTabProps = Omit<CoachPageProps, 'id'> & { coach: Coach }

/** Results of the teams under the coach, season by season; a row opens its numbers. */
export function StatsTab(props: StatsTabProps) {
  return (
    <Gated on={useQuery(coachStatsQuery(props.coach.id))} waiting={<Skeleton lines={6} height={46} />}>
      {({ stats }) => <Stats {...props} stats={stats} />}
    </Gated>
  )
}

function Stats({ coach, search, onSearch, stats }: StatsTabProps & { stats: Parameters<typeof coachRows>[0] }) {
  const { t } = useTranslation('coach')
  const columns = useColumns((key) => onSearch({ tab: 'stats', open: key }))
  const rows = useMemo(() => coachRows(stats), [stats])
  if (rows.length === 0) {
    return <EmptyCard title={t('noData.stats')} />
  }
  const open = rows.find(({ key }) => key === search.open)
  return (
    <Card
      title={t('stats')}
      actions={<CsvDownload name={`${coach.display_name} ${t('stats')}`} columns={columns} rows={rows} />}
      flush
    >
      <DataTable
        className={shared.table}
        caption={t('stats')}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        hover
      />
      {open === undefined ? null : (
        <Suspense>
          <SeasonDialog stat={open.stat} onClose={() => onSearch({ tab: 'stats' }, true)} />
        </Suspense>
      )}
    </Card>
  )
}

/** A season of a coach with a team, on the page and in the file. */
function useColumns(onOpen: (key: string) => void): Column<CoachRow>[] {
  const { t } = useTranslation('coach')
  const { average, whole } = useNumbers()
  return [
    {
      name: t('season'),
      rowHead: true,
      cell: ({ key, stat: { season, team } }) => (
        <SeasonButton
          className={styles.open}
          label={t('openSeason', { season: season.name, league: season.league.name, team: team.name })}
          onOpen={() => onOpen(key)}
        >
          {season.name} <small className="block narrow-only">{season.league.name}</small>
        </SeasonButton>
      ),
      csv: ({ stat }) => stat.season.name,
    },
    {
      name: t('league'),
      wide: true,
      cell: ({ stat }) => <LeagueLink league={stat.season.league} />,
      csv: ({ stat }) => stat.season.league.name,
    },
    {
      name: t('team'),
      cell: ({ stat: { team } }) => (
        <TeamLink team={team}>
          <span className="wide-only">{team.name}</span>
          <span className="narrow-only">{team.short_code ?? [...team.name].slice(0, 3).join('').toUpperCase()}</span>
        </TeamLink>
      ),
      csv: ({ stat }) => stat.team.name,
    },
    ...COLUMNS.map(
      (column): Column<CoachRow> => ({
        name: t(`columns.${column}`),
        short: t(`short.${column}`),
        align: 'right',
        cell: (row) => (column === 'points' ? average : whole)(row[column]),
        cellProps: (row) => ({ 'data-unknown': row[column] === null || undefined }),
        csv: (row) => row[column],
      }),
    ),
  ]
}
