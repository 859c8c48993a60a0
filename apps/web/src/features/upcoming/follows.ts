import { useMemo } from 'react'
import { useSetting } from '../../app/app.ts'
import type { ListedMatch } from './upcoming-queries.ts'

/** The viewer's followed things, of the account for members, of the browser for visitors. */
export interface Follows {
  leagues: ReadonlySet<number>
  teams: ReadonlySet<number>
  matches: ReadonlySet<number>
}

export function useFollows(): Follows {
  const leagues = useSetting('favorite_league')
  const teams = useSetting('followed_team')
  const matches = useSetting('followed_match')
  return useMemo(
    () => ({ leagues: new Set(leagues), teams: new Set(teams), matches: new Set(matches) }),
    [leagues, teams, matches],
  )
}

/** Whether the match is followed itself or by one of its teams. */
export const isFollowed = ({ match_id, local_id, visitor_id }: ListedMatch, { teams, matches }: Follows): boolean =>
  matches.has(match_id) || teams.has(local_id) || teams.has(visitor_id)
