import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import { CsvDownload } from '../../ui/lists/csv-download.tsx'
import shared from '../../ui/profile/profile-table.module.css'
import { LeagueLink, SeasonButton, TeamLink } from '../../ui/profile/season-links.tsx'
import { AccessMessage, useRefusal } from '../../ui/states/access-message.tsx'
import { EmptyState, Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { type CoachRow, coachRows } from './coach.model.ts'
import styles from './coach.module.css'
import type { CoachPageProps } from './coach-page.props.ts'
import { type Coach, coachStatsQuery } from './coach-queries.ts'

const SeasonDialog = lazy(async () => ({ default: (await import('./season-dialog.tsx')).SeasonDialog }))

const COLUMNS = ['matches', 'wins', 'draws', 'losses', 'points'] as const

type StatsTabProps = Omit<CoachPageProps, 'id'> & { coach: Coach }

/** What the teams did under the coach, season by season; a row opens its numbers. */
export function StatsTab({ coach, search, onSearch }: StatsTabProps) {
  const { t } = useTranslation('coach')
  const asked = useQuery(coachStatsQuery(coach.id))
  const { data } = asked
  const refusal = useRefusal(data?.type)
  const rows = useMemo(() => (data?.type === 2 ? coachRows(data.stats) : []), [data])
  if (refusal) return <AccessMessage refusal={refusal} />
  if (data === undefined) {
    return (
      <Waiting on={asked}>
        <Skeleton lines={6} height={46} />
      </Waiting>
    )
  }
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState title={t('noData.stats')} />
      </Card>
    )
  }
  const open = rows.find(({ key }) => key === search.open)
  const table = () => ({
    head: [t('season'), t('league'), t('team'), ...COLUMNS.map((column) => t(`columns.${column}`))],
    rows: rows.map((row) => [
      row.stat.season.name,
      row.stat.season.league.name,
      row.stat.team.name,
      ...COLUMNS.map((column) => row[column]),
    ]),
  })
  return (
    <Card title={t('stats')} actions={<CsvDownload name={`${coach.display_name} ${t('stats')}`} table={table} />} flush>
      <SeasonTable rows={rows} onOpen={(key) => onSearch({ tab: 'stats', open: key })} />
      {open === undefined ? null : (
        <Suspense>
          <SeasonDialog stat={open.stat} onClose={() => onSearch({ tab: 'stats' }, true)} />
        </Suspense>
      )}
    </Card>
  )
}

function SeasonTable({ rows, onOpen }: { rows: readonly CoachRow[]; onOpen(key: string): void }) {
  const { t } = useTranslation('coach')
  return (
    <table className={shared.table} data-look="stats">
      <caption className="visually-hidden">{t('stats')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('season')}</th>
          <th scope="col" className={shared.wide}>
            {t('league')}
          </th>
          <th scope="col">{t('team')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={shared.number}>
              <abbr title={t(`columns.${column}`)}>{t(`short.${column}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, onOpen }: { row: CoachRow; onOpen(key: string): void }) {
  const { average, whole } = useNumbers()
  const { t } = useTranslation('coach')
  const { season, team } = row.stat
  const { league } = season
  return (
    <tr className={styles.opens}>
      <th scope="row">
        <SeasonButton
          className={styles.open}
          label={t('openSeason', { season: season.name, league: league.name, team: team.name })}
          onOpen={() => onOpen(row.key)}
        >
          {season.name} <small className={shared.narrow}>{league.name}</small>
        </SeasonButton>
      </th>
      <td className={shared.wide}>
        <LeagueLink league={league} />
      </td>
      <td>
        <TeamLink team={team}>
          <span className={styles.full}>{team.name}</span>
          <span className={styles.code}>{team.short_code ?? [...team.name].slice(0, 3).join('').toUpperCase()}</span>
        </TeamLink>
      </td>
      {COLUMNS.map((column) => (
        <td key={column} className={shared.number} data-unknown={row[column] === null || undefined}>
          {(column === 'points' ? average : whole)(row[column])}
        </td>
      ))}
    </tr>
  )
}
