import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { StandingScope } from '@touchline/contract'
import { type ReactNode, Suspense, useMemo } from 'react'
import type { CallAnswer } from '../../../app/api/api.ts'
import { useSetting } from '../../../app/app.ts'
import { stageNameIn } from '../../../app/i18n/stage-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { useInSlices } from '../../../ui/lists/use-in-slices.ts'
import { DeferredRender } from '../../../ui/states/deferred-render.tsx'
import { EmptyCard } from '../../../ui/states/empty-card.tsx'
import { Gated } from '../../../ui/states/gated.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { CompletenessStrip } from '../completeness/completeness-strip.tsx'
import { SCOPES } from '../league.search.ts'
import { standingQuery } from '../league-queries.ts'
import type { TabProps } from '../league-tab.props.ts'
import { BestFive } from '../scorers/best-five.tsx'
import bar from '../tabs.module.css'
import { LiveBand } from './live-band.tsx'
import {
  columnsOf,
  type LeagueTable,
  phaseShown,
  phasesOf,
  qualifiedIn,
  tablesOf,
  tableTitle,
} from './standing.model.ts'
import { StandingTable } from './standing-table.tsx'
import { StandingsFile } from './standings-file.tsx'
import { StandingsLayout } from './standings-layout.tsx'
import styles from './standings-tab.module.css'
import { RulesNotes } from './table-notes.tsx'

const StakesCards = lazyPart(() => import('../stakes/stakes-cards.tsx'), 'StakesCards')
const PositionsChart = lazyPart(() => import('../positions/positions-chart.tsx'), 'PositionsChart')

type Standing = Extract<CallAnswer<'GET /v3/season/standing/{seasonId}'>, { type: 2 }>

/** The tables of the season, each group its own, with the best scorers; next to them what must happen and the way through the rounds. */
export function StandingsTab(props: TabProps) {
  const { season, search } = props
  const query = standingQuery(season.id, search.scope ?? 'overall', search.live !== 0)
  const asked = useQuery({ ...query, placeholderData: keepPreviousData })
  const data = useInSlices(asked.data)
  return (
    <Gated on={{ ...asked, data }} waiting={<Skeleton lines={14} height={42} />}>
      {(answer) => (
        <div aria-busy={asked.isPlaceholderData}>
          <Standings {...props} answer={answer} />
        </div>
      )}
    </Gated>
  )
}

function Standings({ league, season, search, onChange, answer }: TabProps & { answer: Standing }) {
  const { t } = useTranslation('league')
  const language = useSetting('language')
  const tables = useMemo(() => tablesOf(answer.standing, answer.tables), [answer])
  if (tables.length === 0) {
    return <EmptyCard title={t(league.league_type === 'league' ? 'noStandings' : 'noTable')} />
  }
  const scope = search.scope ?? 'overall'
  const phase = phaseShown(tables, search.phase)
  const shown = phase === null ? tables : tables.filter(({ stageId }) => stageId === phase)
  const figures = columnsOf(answer.standing, 'all')
  const titleOf = (table: LeagueTable) => tableTitle(table, language) || t('table.title')
  const stages = new Set(shown.map(({ stage }) => stage))
  const playing = answer.in_play.filter(({ stage }) => stages.has(stage?.name ?? ''))
  const qualified = qualifiedIn(shown)
  const isLive = scope === 'overall' && playing.length > 0
  return (
    <StandingsLayout
      isWide={shown.length > 1}
      head={
        <div className={bar.bar}>
          <Phases tables={tables} phase={phase} onPhase={(next) => onChange({ phase: next }, true)} />
          <Scopes scope={scope} onScope={(next) => onChange({ scope: next }, true)} />
          <span className="push">
            <StandingsFile
              name={`${league.name} ${season.name} ${t(`table.scopes.${scope}`)}`}
              tables={shown}
              titleOf={titleOf}
              scope={scope}
              figures={figures}
            />
          </span>
        </div>
      }
      side={
        <DeferredRender>
          <Suspense fallback={null}>
            <StakesCards season={season} />
          </Suspense>
          {shown.length === 1 && shown[0] && scope === 'overall' ? (
            <Suspense fallback={<Skeleton lines={1} height={340} />}>
              <PositionsChart table={shown[0]} search={search} onChange={onChange} />
            </Suspense>
          ) : null}
        </DeferredRender>
      }
    >
      {answer.impossible ? (
        <p className="muted" role="note">
          {t('impossible')}
        </p>
      ) : null}
      {answer.uncertain.length > 0 ? (
        <p className="muted" role="note">
          {t('uncertain', {
            count: answer.uncertain.length,
            matches: answer.uncertain.map(({ home, away }) => `${home} – ${away}`).join(', '),
          })}
        </p>
      ) : null}
      {qualified.length > 0 ? (
        <p role="note">
          <b>{t('qualified', { count: qualified.length })}</b> {qualified.join(', ')}
        </p>
      ) : null}
      <div className={styles.standing} data-live={isLive && shown.length === 1 ? '' : undefined}>
        {isLive ? (
          <LiveBand
            matches={playing}
            isCounted={search.live !== 0}
            onCount={(counted) => onChange({ live: counted ? undefined : 0 }, true)}
          />
        ) : null}
        <div className={styles.tables} data-many={shown.length > 1 || undefined}>
          {shown.map((table) => (
            <StandingTable
              key={`${table.stage} ${table.group}`}
              table={table}
              title={titleOf(table)}
              scope={scope}
              figures={figures}
              isAlone={shown.length === 1}
            />
          ))}
        </div>
      </div>
      {shown.length > 1 && shown[0] ? (
        <div className="stack gap-6 muted text-12">
          <RulesNotes table={shown[0]} scope={scope} />
        </div>
      ) : null}
      <CompletenessStrip season={season} />
      {season.has.topscorer ? (
        <DeferredRender>
          <BestFive season={season} onAll={() => onChange({ tab: 'topscorer', list: undefined })} />
        </DeferredRender>
      ) : null}
    </StandingsLayout>
  )
}

interface PhasesProps {
  tables: readonly LeagueTable[]
  phase: number | null
  onPhase(stageId: number): void
}

function Phases({ tables, phase, onPhase }: PhasesProps): ReactNode {
  const { t } = useTranslation('league')
  const language = useSetting('language')
  const phases = phasesOf(tables)
  if (phase === null) return null
  return (
    <Segmented
      label={t('table.phases')}
      size="small"
      options={phases.map(({ stageId, stage, isPlaying }) => ({
        value: stageId,
        label: `${stageNameIn(language, stage)}${isPlaying ? ' •' : ''}`,
      }))}
      value={phase}
      onChange={onPhase}
    />
  )
}

interface ScopesProps {
  scope: StandingScope
  onScope(scope: Exclude<StandingScope, 'overall'> | undefined): void
}

function Scopes({ scope, onScope }: ScopesProps) {
  const { t } = useTranslation('league')
  return (
    <Segmented
      label={t('table.ground')}
      size="small"
      options={SCOPES.map((value) => ({ value, label: t(`table.scopes.${value}`) }))}
      value={scope}
      onChange={(next) => onScope(next === 'overall' ? undefined : next)}
    />
  )
}
