import type { QueryKey } from '@tanstack/react-query'
import { patchListFixture, patchQueries, reportFixtureGoal } from '../../ui/live/patch.ts'
import { useLive } from '../../ui/live/use-live.ts'
import { useReread } from '../../ui/live/use-reread.ts'
import { type TeamInfo, teamInfoQuery, teamStatsQuery } from './team-queries.ts'

/**
 * Keeps the page of a team in step with the live stream: its match that is going on changes in place; when one begins or ends, what comes
 * next and the recent matches are read again, and the figures of a season when they are new.
 */
export function useLiveTeam({ id, seasons }: Pick<TeamInfo, 'id' | 'seasons'>): void {
  const reread = useReread()
  const info: QueryKey = teamInfoQuery(id).queryKey
  const recent: QueryKey = ['GET /getLast', { query: { id } }]
  const figures = (seasonId: number): QueryKey[] => [
    ['GET /v3/team/squad/{seasonId}/{teamId}', { params: { seasonId, teamId: id } }],
    ['GET /v3/team/scorer/{seasonId}/{id}', { params: { seasonId, id } }],
    teamStatsQuery(id).queryKey,
  ]
  useLive({
    keys: [info, recent],
    onLiveEvent: (liveEvent, client) => {
      if (liveEvent.event === 'season' && seasons.some((season) => season.id === liveEvent.season_id)) {
        reread(figures(liveEvent.season_id))
      }
      if (liveEvent.event !== 'match') return
      patchQueries<TeamInfo>(client, info, (team) => {
        const before = team.upcoming.find((fixture) => fixture.id === liveEvent.match_id)
        if (before === undefined) return team
        if (before.state_id !== liveEvent.status) reread([info, recent])
        reportFixtureGoal(before, liveEvent)
        const after = patchListFixture(before, liveEvent)
        return { ...team, upcoming: team.upcoming.map((fixture) => (fixture === before ? after : fixture)) }
      })
    },
  })
}
