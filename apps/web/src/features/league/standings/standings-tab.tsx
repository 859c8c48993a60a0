import { useQuery } from '@tanstack/react-query'
import type { StandingRow } from '@touchline/contract'
import { Suspense, useMemo } from 'react'
import type { CallAnswer } from '../../../app/api/api.ts'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import { useInSlices } from '../../../ui/lists/use-in-slices.ts'
import { DeferredRender } from '../../../ui/states/deferred-render.tsx'
import { EmptyCard } from '../../../ui/states/empty-card.tsx'
import { Gated } from '../../../ui/states/gated.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { GROUNDS } from '../league.search.ts'
import { standingQuery } from '../league-queries.ts'
import type { TabProps } from '../league-tab.props.ts'
import { BestFive } from '../scorers/best-five.tsx'
import { columnsOf, linesOf, type TableLine, tablesOf, tableTitle } from './standing.model.ts'
import { StandingTable } from './standing-table.tsx'
import styles from './standings-tab.module.css'
import { useStandingColumns } from './use-standing-columns.tsx'

const PositionsChart = lazyPart(() => import('../positions/positions-chart.tsx'), 'PositionsChart')

/** The tables of the season, each group its own, and beside them the best scorers and the way through the rounds. */
export function StandingsTab(props: TabProps) {
  const asked = useQuery(standingQuery(props.season.id))
  const data = useInSlices(asked.data)
  return (
    <Gated on={{ ...asked, data }} waiting={<Skeleton lines={14} height={42} />}>
      {({ standing, ...doubts }) => <Standings {...props} rows={standing} {...doubts} />}
    </Gated>
  )
}

type Doubts = Pick<Extract<CallAnswer<'GET /v3/season/standing/{seasonId}'>, { type: 2 }>, 'impossible' | 'uncertain'>

interface StandingsProps extends TabProps, Doubts {
  rows: readonly StandingRow[]
}

function Standings({ league, season, search, onChange, rows, impossible, uncertain }: StandingsProps) {
  const { t } = useTranslation('league')
  const tables = useMemo(() => tablesOf(rows), [rows])
  const language = useSetting('language')
  const ground = search.ground ?? 'all'
  const figures = useMemo(() => columnsOf(rows, ground), [rows, ground])
  const columns = useStandingColumns(ground, figures)
  const [only] = tables.length === 1 ? tables : []
  if (tables.length === 0) {
    return <EmptyCard title={t(league.league_type === 'league' ? 'noStandings' : 'noTable')} />
  }
  const title: Column<TableLine> = {
    name: t('table.title'),
    csv: ({ row }) =>
      tables.filter(({ rows }) => rows.includes(row)).map((one) => tableTitle(one, language))[0] ?? null,
  }
  return (
    <div className={styles.page}>
      <div className="stack gap-14 shrink">
        {impossible ? (
          <p className="muted" role="note">
            {t('impossible')}
          </p>
        ) : null}
        {uncertain.length > 0 ? (
          <p className="muted" role="note">
            {t('uncertain', {
              count: uncertain.length,
              matches: uncertain.map(({ home, away }) => `${home} – ${away}`).join(', '),
            })}
          </p>
        ) : null}
        <div className="row wrap between gap-8">
          <Segmented
            label={t('table.ground')}
            size="small"
            options={GROUNDS.map((value) => ({ value, label: t(`table.${value}`) }))}
            value={ground}
            onChange={(next) => onChange({ ground: next === 'all' ? undefined : next }, true)}
          />
          <CsvDownload
            name={`${league.name} ${season.name} ${t(`table.${ground}`)}`}
            columns={tables.length > 1 ? [title, ...columns] : columns}
            rows={tables.flatMap((one) => linesOf(one.rows, ground))}
          />
        </div>
        {tables.map((table) => (
          <StandingTable
            key={`${table.stage} ${table.group}`}
            table={table}
            title={tableTitle(table, language) || t('table.title')}
            ground={ground}
            figures={figures}
          />
        ))}
      </div>
      <div className={styles.side}>
        <DeferredRender>
          {season.has.topscorer ? (
            <BestFive season={season} onAll={() => onChange({ tab: 'topscorer', list: undefined })} />
          ) : null}
          {only === undefined ? null : (
            <Suspense fallback={<Skeleton lines={1} height={340} />}>
              <PositionsChart season={season} table={only} search={search} onChange={onChange} />
            </Suspense>
          )}
        </DeferredRender>
      </div>
    </div>
  )
}
