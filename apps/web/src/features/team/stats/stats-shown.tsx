import { Link } from '@tanstack/react-router'
import { type ByGround, INTERVALS, type TeamTotals } from '@touchline/football'
import { IntervalChart } from '../../../analysis/summary/interval-chart.tsx'
import { WdlBar } from '../../../analysis/summary/wdl-bar.tsx'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { playerPath } from '../../../app/paths.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Portrait } from '../../../ui/entities/portrait.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { CsvValue } from '../../../ui/lists/csv.ts'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import { useKnownIn } from '../../../ui/states/known-in.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { TeamInfo } from '../team-queries.ts'
import { type CountedRow, countedRows, type GroundRow, groundRows, knownOf, knownRows } from './stats.model.ts'
import styles from './stats.module.css'

interface StatsShownProps {
  team: TeamInfo
  totals: TeamTotals
  /** How many seasons are taken together. */
  seasons: number
}

/** Results by ground, counts in matches, goals by part of the match and the best player. */
export function StatsShown({ team, totals, seasons }: StatsShownProps) {
  const { t } = useTranslation('team')
  const { matches, wins, draws, losses } = totals
  const counted = knownRows(totals)
  const note = [
    t('stats.seasons', { count: seasons }),
    matches.all === null ? null : t('stats.matches', { count: matches.all }),
    t('stats.toTheEnd'),
  ]
  return (
    <div className={styles.columns}>
      <div className="stack gap-14 shrink">
        <Card
          title={t('stats.results')}
          note={note.filter(Boolean).join(' · ')}
          level={3}
          flush
          actions={<StatsCsv team={team.name} totals={totals} />}
        >
          {wins.all !== null && draws.all !== null && losses.all !== null ? (
            <div className={styles.bar}>
              <WdlBar win={wins.all} draw={draws.all} lost={losses.all} team={team.name} />
            </div>
          ) : null}
          <GroundTable rows={groundRows(totals)} />
        </Card>
        <GoalMinutes team={team} totals={totals} />
      </div>
      <div className="stack gap-14 shrink">
        {counted.length > 0 ? (
          <Card title={t('stats.play')} level={3} flush>
            <CountedTable rows={counted} matches={matches.all} />
          </Card>
        ) : null}
        {totals.bestPlayer === null ? null : <BestPlayer best={totals.bestPlayer} />}
      </div>
    </div>
  )
}

function GroundTable({ rows }: { rows: readonly GroundRow[] }) {
  const { t } = useTranslation('team')
  const numbers = useNumbers()
  const columns: Column<GroundRow>[] = [
    { name: '', rowHead: true, cell: ({ key }) => t(`stats.row.${key}`) },
    ...(['all', 'home', 'away'] as const).map(
      (ground): Column<GroundRow> => ({
        name: t(`stats.${ground}`),
        align: 'right',
        cell: ({ values, average }) => (average ? numbers.average : numbers.whole)(values[ground]),
      }),
    ),
  ]
  return (
    <DataTable
      className={styles.table}
      caption={t('stats.results')}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      rowProps={({ average }) => ({ 'data-under': average || undefined })}
    />
  )
}

function CountedTable({ rows, matches }: { rows: readonly CountedRow[]; matches: number | null }) {
  const { t } = useTranslation('team')
  const { t: profile } = useTranslation('profile')
  const numbers = useNumbers()
  const noteOf = useKnownIn()
  const inUnit = (isShare: boolean, digits: string) => (isShare ? numbers.inPercent(digits) : digits)
  const notesOf = (row: CountedRow) => [
    noteOf(knownOf(row, matches)),
    row.countsOnly ? profile('countsOnly.note', { count: row.countsOnly }) : null,
  ]
  const columns: Column<CountedRow>[] = [
    {
      name: '',
      rowHead: true,
      cell: (row) => (
        <>
          {t(`stats.row.${row.key}`)}
          {notesOf(row).map((note) => (note === null ? null : <small key={note}>{note}</small>))}
        </>
      ),
    },
    {
      name: t('stats.all'),
      align: 'right',
      cell: ({ key, count }) => (key === 'possession' ? null : numbers.whole(count)),
    },
    {
      name: t('stats.perMatch'),
      align: 'right',
      cell: ({ key, averaged, average }) =>
        averaged ? inUnit(key === 'possession' && average !== null, numbers.average(average)) : null,
    },
  ]
  return (
    <DataTable
      className={styles.table}
      caption={t('stats.play')}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
    />
  )
}

function BestPlayer({ best }: { best: NonNullable<TeamTotals['bestPlayer']> }) {
  const { t } = useTranslation('team')
  const { average } = useNumbers()
  return (
    <Card title={t('stats.best')} level={3}>
      <div className="row gap-12">
        <Portrait src={`/api/images/player/${best.id}`} size={44} />
        <Link
          {...playerPath(best.id)}
          preload={false}
          className="grow shrink text-15 semibold break-anywhere hover-accent"
        >
          {best.name ?? '?'}
        </Link>
        <b className={styles.mark}>{average(best.rating)}</b>
      </div>
    </Card>
  )
}

/** Shown where the minutes of at least some goals are reported, with their number where it is not all of them. */
function GoalMinutes({ team, totals }: Pick<StatsShownProps, 'team' | 'totals'>) {
  const { t } = useTranslation('team')
  const { t: history } = useTranslation('history')
  const { scoredMinutes, concededMinutes, goals, conceded } = totals
  if (scoredMinutes === null || concededMinutes === null) return null
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
  const timed = sum(scoredMinutes) + sum(concededMinutes)
  const all = (goals.all ?? 0) + (conceded.all ?? 0)
  const intervals = INTERVALS.map(({ label }, index) => ({
    label,
    team: scoredMinutes[index] ?? 0,
    opponent: concededMinutes[index] ?? 0,
  }))
  return (
    <div>
      <IntervalChart
        counts={{ matches: 1, intervals }}
        subject="goals"
        team={team.name}
        opponent={history('opponents')}
        listed={1}
      />
      {timed < all ? <p className={styles.partly}>{t('stats.timed', { known: timed, count: all })}</p> : null}
    </div>
  )
}

interface FiledFigure {
  name: string
  values: Partial<Record<keyof ByGround, CsvValue>>
  average?: number | null
  note?: string | null
}

/** All figures of the page below each other. */
function StatsCsv({ team, totals }: { team: string; totals: TeamTotals }) {
  const { t } = useTranslation('team')
  const { t: profile } = useTranslation('profile')
  const noteOf = useKnownIn()
  const columns: Column<FiledFigure>[] = [
    { name: t('stats.figure'), csv: ({ name }) => name },
    ...(['all', 'home', 'away'] as const).map(
      (ground): Column<FiledFigure> => ({
        name: t(`stats.${ground}`),
        csv: ({ values }) => values[ground] ?? null,
      }),
    ),
    { name: t('stats.perMatch'), csv: ({ average = null }) => average },
    { name: profile('knownIn.column'), csv: ({ note = null }) => note },
  ]
  const { bestPlayer } = totals
  const rows: FiledFigure[] = [
    ...groundRows(totals).map(({ key, values }) => ({ name: t(`stats.row.${key}`), values })),
    ...countedRows(totals).map((row) => ({
      name: t(`stats.row.${row.key}`),
      values: { all: row.count },
      average: row.average,
      note: noteOf(knownOf(row, totals.matches.all)),
    })),
    { name: t('stats.best'), values: { all: bestPlayer?.name ?? null }, average: bestPlayer?.rating ?? null },
  ]
  return <CsvDownload name={`${team} ${t('tabs.stats')}`} columns={columns} rows={rows} />
}
