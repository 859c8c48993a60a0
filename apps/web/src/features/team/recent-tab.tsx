import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { StatisticChoice } from '../../ui/history/filters/statistic-choice.tsx'
import type { ListKind } from '../../ui/history/list/list-kinds.ts'
import type { Subject } from '../../ui/history/list/match-events.ts'
import { teamSeasonsQuery } from '../../ui/history/past-matches.queries.ts'
import { PastMatches } from '../../ui/history/past-matches.tsx'
import { useKnownStatistics } from '../../ui/history/use-known-statistics.ts'
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
  // The seasons say whether the viewer has access; the matches are asked for at the same time.
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
