import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SimulatedTable } from '@touchline/contract'
import { type ReactNode, useState } from 'react'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { usePrices } from '../../../app/site.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyCard } from '../../../ui/states/empty-card.tsx'
import { Gated } from '../../../ui/states/gated.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { chancesQuery, simulationQuery } from '../league-queries.ts'
import type { TabProps } from '../league-tab.props.ts'
import { StakesCards } from '../stakes/stakes-cards.tsx'
import { tableTitle } from '../standings/standing.model.ts'
import { KnockOutOutlook } from './knock-out-outlook.tsx'
import { PlacesMap } from './places-map.tsx'
import { sameTable } from './rounds.model.ts'
import { RoundsCard } from './rounds-card.tsx'
import { type Simulation, withResult } from './simulation.model.ts'
import styles from './simulation-tab.module.css'
import { SimulationFile, SimulationTable } from './simulation-table.tsx'
import { WhatIf } from './what-if.tsx'

/** The rest of the season simulated many times: chances, places, and the effect of results ahead. */
export function SimulationTab({ league, season, search, onChange }: TabProps) {
  const asked = useQuery({ ...simulationQuery(season.id, search.results), placeholderData: keepPreviousData })
  return (
    <Gated on={asked} waiting={<Skeleton lines={14} height={42} />}>
      {(simulation) => (
        <Outlook
          simulation={simulation}
          name={`${league.name} ${season.name}`}
          busy={asked.isPlaceholderData}
          onResult={(fixture, score) => onChange({ results: withResult(search.results, fixture, score) }, true)}
          onReset={() => onChange({ results: undefined }, true)}
          atStake={<StakesCards season={season} />}
          rounds={<Rounds tables={simulation.tables} season={season} search={search} onChange={onChange} />}
        />
      )}
    </Gated>
  )
}

interface OutlookProps {
  simulation: Simulation
  /** The competition and season, for a file. */
  name: string
  /** Another one is on its way. */
  busy: boolean
  onResult(fixture: number, score: readonly [number, number] | null): void
  onReset(): void
  /** Stakes of the next matches of a cup. */
  atStake: ReactNode
  /** How the chances moved from round to round. */
  rounds: ReactNode
}

const VIEWS = ['chances', 'places'] as const

function Outlook({ simulation, name, busy, onResult, onReset, atStake, rounds }: OutlookProps) {
  const { t } = useTranslation('league')
  const language = useSetting('language')
  const [view, setView] = useState<string | number>('chances')
  if (simulation.missing !== null) {
    return (
      <div className="stack gap-14">
        <EmptyCard title={t(`simulation.missing.${simulation.missing}`)} />
        {simulation.missing === 'unrated' ? null : rounds}
      </div>
    )
  }
  const whatIf = <WhatIf simulation={simulation} busy={busy} onResult={onResult} onReset={onReset} />
  if (simulation.knock_out !== null)
    return <KnockOutOutlook cup={simulation.knock_out} name={name} busy={busy} whatIf={whatIf} atStake={atStake} />
  const title = ({ stage, group }: SimulatedTable) =>
    tableTitle({ stage: stage?.name ?? '', group: group?.name ?? '' }, language) || t('simulation.title')
  return (
    <div className={styles.page} aria-busy={busy}>
      <div className="stack gap-14 shrink">
        <div className="row wrap between gap-8">
          <Segmented
            label={t('simulation.view')}
            size="small"
            options={VIEWS.map((value) => ({ value, label: t(`simulation.${value}`) }))}
            value={view}
            onChange={setView}
          />
        </div>
        {simulation.tables.map((table) => (
          <Card key={`${table.stage?.id} ${table.group?.id}`} title={title(table)} flush>
            {view === 'chances' ? (
              <SimulationTable table={table} title={title(table)} />
            ) : (
              <PlacesMap table={table} title={title(table)} />
            )}
            <About table={table} />
            <div className={styles.file}>
              <SimulationFile table={table} name={`${name} ${title(table)}`} />
            </div>
          </Card>
        ))}
        {rounds}
      </div>
      <div className="stack gap-14 shrink">{whatIf}</div>
    </div>
  )
}

interface RoundsProps extends Pick<TabProps, 'season' | 'search' | 'onChange'> {
  tables: Simulation['tables']
}

function Rounds({ tables, season, search, onChange }: RoundsProps) {
  const asked = useQuery(chancesQuery(season.id))
  if (asked.data?.type !== 2)
    return (
      <Waiting on={asked}>
        <Skeleton lines={1} height={360} />
      </Waiting>
    )
  return asked.data.tables.map((table) => (
    <RoundsCard
      key={`${table.stage_id} ${table.group_id}`}
      table={table}
      now={sameTable(table, tables)}
      search={search}
      onChange={onChange}
    />
  ))
}

function About({ table: { seasons, ahead, priced, title_by, title_missing } }: { table: SimulatedTable }) {
  const { t } = useTranslation('league')
  const { whole } = useNumbers()
  return (
    <p className={`${styles.about} dim text-12`}>
      {t(usePrices() ? 'simulation.about' : 'simulation.aboutPlain', {
        seasons: whole(seasons),
        ahead: whole(ahead),
        priced: whole(priced),
      })}{' '}
      {title_missing === null ? null : t(`simulation.titleMissing.${title_missing}`)}
      {title_by === null || title_by === 'table' ? null : t(`simulation.titleBy.${title_by}`)}
    </p>
  )
}
