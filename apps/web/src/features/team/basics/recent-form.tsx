import { useQuery } from '@tanstack/react-query'
import { readPastMatch } from '@touchline/contract/matches'
import { useMemo } from 'react'
import { rowsOf } from '../../../analysis/list/list-kinds.ts'
import { lastQuery } from '../../../analysis/past-matches.model.ts'
import { lastMatchesQuery } from '../../../analysis/past-matches.queries.ts'
import { MatchSums } from '../../../analysis/summary/match-sums.tsx'
import { useSession } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useInSlices } from '../../../ui/lists/use-in-slices.ts'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import type { TeamInfo } from '../team-queries.ts'
import styles from './basics.module.css'

const GOALS = { subject: 'goals' } as const

/** Results, form and goals by part of the match, of the last matches; nothing for members who may not see them. */
export function RecentForm({ team }: { team: TeamInfo }) {
  const { t } = useTranslation('team')
  const { t: history } = useTranslation('history')
  const { state } = useSession()
  const { id, name, current_coach } = team
  // The same query as the list of goals, so that it is requested once.
  const query = lastQuery({
    team: { id, name, coach: current_coach },
    search: {},
    seasons: '0',
    half: 0,
    similar: null,
  })
  const last = useQuery({ ...lastMatchesQuery(query), enabled: state === 'member' })
  const data = useInSlices(last.data)
  const answered = data?.type === 2 ? data.stats.data : null
  const matches = useMemo(() => answered?.map((match) => readPastMatch(match, id)) ?? [], [answered, id])
  const shown = useMemo(() => rowsOf(GOALS, { matches, half: 0, viewed: id }), [matches, id])
  if (data === undefined) {
    return (
      <Waiting on={last}>
        <Skeleton lines={1} height={330} />
      </Waiting>
    )
  }
  if (matches.length === 0) return null
  return (
    <div className={styles.form}>
      <MatchSums
        kind={GOALS}
        matches={matches}
        shown={shown}
        half={0}
        viewed={id}
        team={name}
        opponent={history('opponents')}
        title={t('form')}
        level={2}
      />
    </div>
  )
}
