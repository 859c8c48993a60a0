import { useQuery } from '@tanstack/react-query'
import type { Side } from '@touchline/football'
import { useState } from 'react'
import { useSession } from '../app/app.ts'
import { useTranslation } from '../app/i18n/use-translation.ts'
import { Segmented } from '../ui/controls/segmented.tsx'
import { AccessMessage, useRefusal } from '../ui/states/access-message.tsx'
import { Skeleton } from '../ui/states/states.tsx'
import type { AnalysisSearch, TeamListName } from './filters/analysis-search.ts'
import { type HistoryChange, listSearch } from './filters/history-search.ts'
import type { Pair } from './head-to-head.model.ts'
import type { ListKind } from './list/list-kinds.ts'
import type { SimilarPrice, SimilarPrices } from './past-matches.model.ts'
import { teamSeasonsQuery } from './past-matches.queries.ts'
import { PastMatches } from './past-matches.tsx'
import { type Near, nearOf, type Scope, type SimilarSearch, scopeOf } from './similar/similar-choices.ts'
import { SimilarControls } from './similar/similar-controls.tsx'
import { SimilarInfo } from './similar/similar-info.tsx'
import styles from './team-lists.module.css'
import type { OnMatches } from './use-known-statistics.ts'

const SIDES = ['home', 'away'] as const

interface TeamListsProps {
  pair: Pair
  /** Only matches at these prices; null lists the last matches. */
  similar: SimilarPrices | null
  kind: ListKind
  search: AnalysisSearch
  onChange(list: TeamListName, change: HistoryChange, replace?: boolean): void
  /** Changes what similar matches share, and whose they are. */
  onSimilar(chosen: { near: Near; scope: Scope }): void
  onMatches: OnMatches | undefined
}

/** The last or the similar matches of both teams, each with separate filters and pages. */
export function TeamLists({ pair, similar, kind, search, onChange, onSimilar, onMatches }: TeamListsProps) {
  // The seasons of one team tell whether the viewer has access; the lists are requested at the same time.
  const { state } = useSession()
  const { t } = useTranslation('history')
  // On phones one team at a time; wider screens show both.
  const [shown, setShown] = useState<Side>('home')
  const { data } = useQuery({ ...teamSeasonsQuery(pair.home.id, pair.except, pair.asOf), enabled: state === 'member' })
  const refusal = useRefusal(data?.type)
  if (refusal) return <AccessMessage refusal={refusal} />
  if (state !== 'member') return <Skeleton lines={10} height={46} />
  const list = (name: TeamListName, side: Side) => (
    <PastMatches
      key={`${name} ${similar === null}`}
      team={{ id: pair[side].id, name: pair[side].name, coach: pair[side].coachId }}
      kind={kind}
      similar={similar === null ? null : similarPrice(similar, side, search)}
      except={pair.except}
      asOf={pair.asOf}
      search={listSearch(search, name)}
      list={name}
      onMatches={onMatches}
      onChange={(change, replace) => onChange(name, change, replace)}
    />
  )
  return (
    <>
      {similar === null ? null : (
        <>
          <SimilarInfo pair={pair} prices={similar} />
          <SimilarControls prices={similar} search={search} onChange={onSimilar} />
        </>
      )}
      <div className="narrow-only">
        <Segmented<Side>
          label={t('whose')}
          options={SIDES.map((side) => ({ value: side, label: pair[side].name }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <div className={styles.lists} data-shown={shown}>
        {list('h', 'home')}
        {list('a', 'away')}
      </div>
    </>
  )
}

function similarPrice(
  { chances, source, league, ...prices }: SimilarPrices,
  side: Side,
  search: SimilarSearch,
): SimilarPrice {
  const [near, scope] = [nearOf(search), scopeOf(search)]
  return {
    price: prices[side],
    source,
    chance: chances?.[side] ?? null,
    near: near === 'chance' && chances === null ? 'same' : near,
    beyond: scope === 'team' ? null : { league: scope === 'league' ? league.id : null },
  }
}
