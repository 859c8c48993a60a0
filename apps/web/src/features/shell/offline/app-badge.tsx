import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSetting } from '../../../app/app.ts'
import { callQuery } from '../../../app/queries.ts'

const REREAD_MS = 120_000

/** The number of followed matches in play on the icon of the installed app. */
export function AppBadge() {
  const teams = useSetting('followed_team')
  const matches = useSetting('followed_match')
  const { data: following } = useQuery({
    ...callQuery('GET /following', { query: { teams: teams.join() } }),
    enabled: teams.length > 0,
    refetchInterval: REREAD_MS,
  })
  const ids = [...new Set([...matches, ...(following?.teams.flatMap(({ match_ids }) => match_ids) ?? [])])]
  const { data: listed = [] } = useQuery({
    ...callQuery('GET /following/matches', { query: { matches: ids.join() } }),
    enabled: ids.length > 0,
    refetchInterval: REREAD_MS,
  })
  const live = ids.length === 0 ? 0 : listed.filter(({ state_id }) => state_id !== undefined).length
  useEffect(() => {
    const shown = live === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(live)
    shown.catch(() => {})
  }, [live])
  return null
}
