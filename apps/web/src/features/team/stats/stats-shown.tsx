import { Link } from '@tanstack/react-router'
import { GOAL_MINUTES, type TeamTotals } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { playerPath } from '../../../app/paths.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Portrait } from '../../../ui/entities/portrait.tsx'
import { IntervalChart } from '../../../ui/history/summary/interval-chart.tsx'
import { WdlBar } from '../../../ui/history/summary/wdl-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import { useKnownIn } from '../../../ui/states/known-in.tsx'
import type { TeamInfo } from '../team-queries.ts'
import { type CountedRow, countedRows, type GroundRow, groundRows, knownOf } from './stats.model.ts'
import styles from './stats.module.css'

interface StatsShownProps {
  team: TeamInfo
  totals: TeamTotals
  /** How many seasons are taken together. */
  seasons: number
}

/** Results by ground, what is counted in matches, goals by part of the match and the best player. */
export function StatsShown({ team, totals, seasons }: StatsShownProps) {
  const { t } = useTranslation('team')
  const { matches, wins, draws, losses } = totals
  const note = [
    t('stats.seasons', { count: seasons }),
    matches.all === null ? null : t('stats.matches', { count: matches.all }),
  ]
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
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
      <div className={styles.column}>
        <Card title={t('stats.play')} level={3} flush>
          <CountedTable rows={countedRows(totals)} matches={matches.all} />
        </Card>
        <BestPlayer best={totals.bestPlayer} />
      </div>
    </div>
  )
}

function GroundTable({ rows }: { rows: readonly GroundRow[] }) {
  const { t } = useTranslation('team')
  const numbers = useNumbers()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('stats.results')}</caption>
      <thead>
        <tr>
          <td />
          {(['all', 'home', 'away'] as const).map((ground) => (
            <th key={ground} scope="col">
              {t(`stats.${ground}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, values, average }) => (
          <tr key={key} data-under={average || undefined}>
            <th scope="row">{t(`stats.row.${key}`)}</th>
            {([values.all, values.home, values.away] as const).map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the three columns never move
              <td key={index}>{average ? numbers.average(value) : numbers.whole(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CountedTable({ rows, matches }: { rows: readonly CountedRow[]; matches: number | null }) {
  const { t } = useTranslation('team')
  const { t: profile } = useTranslation('profile')
  const numbers = useNumbers()
  const noteOf = useKnownIn()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('stats.play')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('stats.all')}</th>
          <th scope="col">{t('stats.perMatch')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {t(`stats.row.${row.key}`)}
              {[
                noteOf(knownOf(row, matches)),
                row.countsOnly ? profile('countsOnly.note', { count: row.countsOnly }) : null,
              ]
                .filter((note) => note !== null)
                .map((note) => (
                  <small key={note}>{note}</small>
                ))}
            </th>
            <td>{row.key === 'possession' ? null : numbers.whole(row.count)}</td>
            <td>
              {row.averaged
                ? `${numbers.average(row.average)}${row.key === 'possession' && row.average !== null ? ' %' : ''}`
                : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function BestPlayer({ best }: { best: TeamTotals['bestPlayer'] }) {
  const { t } = useTranslation('team')
  const { average } = useNumbers()
  return (
    <Card title={t('stats.best')} level={3}>
      {best === null ? (
        <p className={styles.unknown}>{t('stats.noBest')}</p>
      ) : (
        <div className={styles.best}>
          <Portrait src={`/api/images/player/${best.id}`} size={44} />
          <Link {...playerPath(best.id)} preload={false} className={styles.name}>
            {best.name ?? '?'}
          </Link>
          <b className={styles.mark}>{average(best.rating)}</b>
        </div>
      )}
    </Card>
  )
}

/** Drawn where the minutes of at least some goals are reported; how many that are is said where it is not all of them. */
function GoalMinutes({ team, totals }: Pick<StatsShownProps, 'team' | 'totals'>) {
  const { t } = useTranslation('team')
  const { t: history } = useTranslation('history')
  const { scoredMinutes, concededMinutes, goals, conceded } = totals
  if (scoredMinutes === null || concededMinutes === null) return null
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
  const timed = sum(scoredMinutes) + sum(concededMinutes)
  const all = (goals.all ?? 0) + (conceded.all ?? 0)
  const intervals = GOAL_MINUTES.map((label, index) => ({
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

function StatsCsv({ team, totals }: { team: string; totals: TeamTotals }) {
  const { t } = useTranslation('team')
  const { t: profile } = useTranslation('profile')
  const noteOf = useKnownIn()
  const table = () => ({
    head: [
      ...[t('stats.figure'), t('stats.all'), t('stats.home'), t('stats.away'), t('stats.perMatch')],
      profile('knownIn.column'),
    ],
    rows: [
      ...groundRows(totals).map(({ key, values }) => [
        t(`stats.row.${key}`),
        values.all,
        values.home,
        values.away,
        null,
        null,
      ]),
      ...countedRows(totals).map((row) => [
        ...[t(`stats.row.${row.key}`), row.count, null, null, row.average],
        noteOf(knownOf(row, totals.matches.all)),
      ]),
      [t('stats.best'), totals.bestPlayer?.name ?? null, null, null, totals.bestPlayer?.rating ?? null, null],
    ],
  })
  return <CsvDownload name={`${team} ${t('tabs.stats')}`} table={table} />
}
