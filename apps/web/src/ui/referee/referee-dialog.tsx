import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay } from '@touchline/football'
import { useEffect } from 'react'
import type { CallAnswer } from '../../app/api/api.ts'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { leaguePath } from '../../app/paths.ts'
import { callQuery } from '../../app/queries.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Flag } from '../entities/flag.tsx'
import { Portrait } from '../entities/portrait.tsx'
import { Dialog } from '../layout/dialog.tsx'
import { useRedirectToPlans } from '../states/access-message.tsx'
import { Known } from '../states/known-in.tsx'
import { EmptyState, Skeleton } from '../states/states.tsx'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import styles from './referee-dialog.module.css'
import type { RefereeName } from './referee-name.ts'
import { REFEREE_COLUMNS, type RefereeColumn, type RefereeSeason, refereeSeasons } from './referee-season.ts'

interface RefereeDialogProps {
  referee: RefereeName
  onClose(): void
  /** The figures could not be read. */
  onFailure(): void
}

/** A referee's facts, with cards by season and league. */
export function RefereeDialog(props: RefereeDialogProps) {
  // Waits for the texts before anything with state is rendered.
  useTranslation('referee')
  return <RefereeFigures {...props} />
}

function RefereeFigures({ referee, onClose, onFailure }: RefereeDialogProps) {
  const { t } = useTranslation('referee')
  const figures = useQuery({
    ...callQuery('GET /v3/referee/stats/{referee_id}', { params: { referee_id: referee.id } }),
    // Opened again on the same page, a referee is not requested again; a refusal may be over by then.
    staleTime: ({ state }) => (state.data?.type === 2 ? Number.POSITIVE_INFINITY : 0),
    gcTime: 60 * 60_000,
    retry: false,
  })
  const { data, isError, isFetching } = figures
  useRedirectToPlans(data?.type)
  const refused = data !== undefined && data.type !== 2
  useEffect(() => {
    if (refused) onClose()
  }, [refused, onClose])
  const failed = isError && !isFetching
  useEffect(() => {
    if (failed) onFailure()
  }, [failed, onFailure])
  return (
    <Dialog title={referee.name} place="sheet" onClose={onClose}>
      {data?.type === 2 ? (
        <Figures data={data} />
      ) : (
        <div className={styles.content}>
          <Skeleton lines={1} height={64} />
          <Skeleton lines={4} height={36} />
          <span className="visually-hidden">{t('title')}</span>
        </div>
      )}
    </Dialog>
  )
}

type Answer = Extract<CallAnswer<'GET /v3/referee/stats/{referee_id}'>, { type: 2 }>

function Figures({ data }: { data: Answer }) {
  const { t } = useTranslation('referee')
  const language = useSetting('language')
  const seasons = refereeSeasons(data.statistics)
  const { country, date_of_birth } = data
  const countryName = country === null ? null : translatedCountry(language, country.name)
  return (
    <div className={styles.content}>
      <div className="row gap-16">
        <Portrait src={data.image_path} />
        <div className="stack gap-2 shrink muted text-13">
          <b className={styles.name}>{data.name}</b>
          <span>
            {date_of_birth === null
              ? t('bornUnknown')
              : t('born', { date: formatDay(date_of_birth as `${number}-${number}-${number}`, 'DD/MM/YYYY') })}
          </span>
          {country === null ? null : (
            <span className="row gap-8">
              <Flag code={country.code} width={18} />
              {countryName}
            </span>
          )}
        </div>
      </div>
      {seasons.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText', { name: data.name })} />
      ) : (
        <SeasonTable seasons={seasons} />
      )}
    </div>
  )
}

const SHORT = {
  matches: 'matchesShort',
  fouls: 'foulsShort',
  penalties: 'penaltiesShort',
  video: 'videoShort',
} as const

function SeasonTable({ seasons }: { seasons: readonly RefereeSeason[] }) {
  const { t } = useTranslation('referee')
  const { average, whole } = useNumbers()
  const perMatch = (row: RefereeSeason, column: RefereeColumn) => {
    const count = row[column]
    if (column === 'matches' || count === null || row.matches === null || row.matches === 0) return undefined
    return t('perMatch', { what: t(column), average: average(count / (row.known[column]?.matches ?? row.matches)) })
  }
  const columns: Column<RefereeSeason>[] = [
    { name: t('season'), rowHead: true, className: 'nowrap', cell: ({ season }) => season },
    {
      name: t('league'),
      cell: ({ league }) => (
        <Link {...leaguePath(league.id)} preload={false} className={styles.league}>
          {league.name}
        </Link>
      ),
    },
    ...REFEREE_COLUMNS.map(
      (column): Column<RefereeSeason> => ({
        name: t(column),
        ...(column === 'yellow' || column === 'red'
          ? {
              head: (
                <span className={styles.card} data-card={column} role="img" aria-label={t(column)} title={t(column)} />
              ),
            }
          : { short: t(SHORT[column]) }),
        align: 'right',
        cell: (row) => <Known known={row.known[column]}>{whole(row[column])}</Known>,
        cellProps: (row) => ({ title: perMatch(row, column) }),
      }),
    ),
  ]
  return (
    <DataTable
      className={styles.table}
      caption={t('caption')}
      columns={columns}
      rows={seasons}
      keyOf={({ id }) => id}
    />
  )
}
