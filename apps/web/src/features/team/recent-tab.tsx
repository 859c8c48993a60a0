import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { StatisticChoice } from '../../analysis/filters/statistic-choice.tsx'
import type { ListKind } from '../../analysis/list/list-kinds.ts'
import type { Subject } from '../../analysis/list/match-events.ts'
import { teamSeasonsQuery } from '../../analysis/past-matches.queries.ts'
import { PastMatches } from '../../analysis/past-matches.tsx'
import { useKnownStatistics } from '../../analysis/use-known-statistics.ts'
import { useSession } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { AccessMessage, useRefusal } from '../../ui/states/access-message.tsx'
import { withFilters, withStatistic } from './team.changes.ts'
import { statisticOf } from './team.search.ts'
import type { TeamTabProps } from './team-tab.props.ts'

const LISTS = ['last']

interface RecentTabProps extends TeamTabProps {
  subject: Subject | 'stats'
}

/** The recent matches of the team with their goals, corners, cards or one of the statistics. The four tabs share their filters. */
export function RecentTab({ team, subject, search, onSearch }: RecentTabProps) {
  const { t } = useTranslation('team')
  const { state } = useSession()
  // The seasons tell whether the viewer has access; the matches are requested at the same time.
  const { data } = useQuery({ ...teamSeasonsQuery(team.id, null), enabled: state === 'member' })
  const refusal = useRefusal(data?.type)
  const statistic = statisticOf(search)
  const kind: ListKind = useMemo(
    () => (subject === 'stats' ? { subject, statistic } : { subject }),
    [subject, statistic],
  )
  const [known, onMatches] = useKnownStatistics(LISTS)
  if (refusal) return <AccessMessage refusal={refusal} text={t(`lastMatches.${refusal}`)} />
  if (state !== 'member') return null
  return (
    <>
      {subject === 'stats' ? (
        <StatisticChoice value={statistic} known={known} onChange={(next) => onSearch(withStatistic(search, next))} />
      ) : null}
      <PastMatches
        team={{ id: team.id, name: team.name, coach: team.current_coach }}
        kind={kind}
        similar={null}
        search={search}
        named={false}
        onMatches={subject === 'stats' ? onMatches : undefined}
        onChange={(change, replace) => onSearch(withFilters(search, change), replace)}
      />
    </>
  )
}
