import { useQuery } from '@tanstack/react-query'
import type { MatchBasics, PastMatch } from '@touchline/contract'
import { readPastMatch } from '@touchline/contract/matches'
import { useMemo } from 'react'
import analysis from '../../../analysis/filters/analysis.module.css'
import { type HistoryChange, listSearch } from '../../../analysis/filters/history-search.ts'
import { isListed, type Pair } from '../../../analysis/head-to-head.model.ts'
import { refereeLastQuery } from '../../../analysis/past-matches.queries.ts'
import { RefereeMatches } from '../../../analysis/referee-matches.tsx'
import styles from '../../../analysis/team-lists.module.css'
import { useSession } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Gated } from '../../../ui/states/gated.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { type MatchSearch, REFEREE_VIEWS, type RefereeListName, type RefereeView } from '../match.search.ts'
import { RefereeCards } from './referee-cards.tsx'

interface RefereeTabProps {
  match: MatchBasics
  pair: Pair
  referee: { id: number; name: string }
  search: MatchSearch
  onView(view: RefereeView): void
  onFilters(change: HistoryChange, list: RefereeListName): void
}

/** The matches of the referee: all of them, or those of each of the two teams. One answer serves both. */
export function RefereeTab(props: RefereeTabProps) {
  const { state } = useSession()
  const last = useQuery({ ...refereeLastQuery(props.referee.id), enabled: state === 'member' })
  return (
    <Gated on={last} waiting={<Skeleton lines={10} height={46} />}>
      {({ data }) => <Lists {...props} answered={data} />}
    </Gated>
  )
}

type ListsProps = RefereeTabProps & { answered: readonly PastMatch[] }

function Lists({ match, pair, referee, search, onView, onFilters, answered }: ListsProps) {
  const { t } = useTranslation('match')
  const { t: history } = useTranslation('history')
  const matches = useMemo(
    () => answered.map((one) => readPastMatch(one, one.local_id)).filter((one) => isListed(one, pair)),
    [answered, pair],
  )
  const view: RefereeView = search.referee ?? 'own'
  const list = (name: RefereeListName) => ({
    referee: referee.name,
    search: listSearch(search, name),
    onChange: (change: HistoryChange) => onFilters(change, name),
  })
  const played = (id: number) => matches.filter(({ home, away }) => home.id === id || away.id === id)
  return (
    <>
      <div className={analysis.views}>
        <Segmented
          label={history('views.label')}
          options={REFEREE_VIEWS.map((value) => ({ value, label: t(`refereeViews.${value}`) }))}
          value={view}
          onChange={onView}
        />
      </div>
      <RefereeCards match={match} referee={referee.name} />
      {view === 'own' ? (
        <RefereeMatches {...list('r')} matches={matches} team={null} />
      ) : (
        <div className={styles.lists}>
          <RefereeMatches
            {...list('rh')}
            matches={played(match.local_id)}
            team={{ id: match.local_id, name: match.local_name }}
          />
          <RefereeMatches
            {...list('ra')}
            matches={played(match.visitor_id)}
            team={{ id: match.visitor_id, name: match.visitor_name }}
          />
        </div>
      )}
    </>
  )
}
