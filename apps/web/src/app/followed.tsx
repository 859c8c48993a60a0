import { useQuery } from '@tanstack/react-query'
import { unreported } from '@touchline/football'
import { createContext, type ReactNode, use, useCallback } from 'react'
import type { CallAnswer } from './api/api.ts'
import { useApp } from './app.ts'
import { useNow } from './clock.ts'
import { siteQuery } from './site.ts'

type Site = CallAnswer<'GET /site'>
const MINUTE_MS = 60_000
const leaguesOf = ({ live_leagues }: Site) => live_leagues

const LiveLeagues = createContext<Site['live_leagues']>(null)

/** Asks for the followed competitions once for all the rows in it. */
export function FollowedLeagues({ children }: { children: ReactNode }) {
  const leagues = useQuery({ ...siteQuery(), select: leaguesOf }).data ?? null
  return <LiveLeagues value={leagues}>{children}</LiveLeagues>
}

/** The competitions whose scores are followed while they are played; null where all are, or where it is not known yet. */
export const useLiveLeagues = (): Site['live_leagues'] => use(LiveLeagues)

/** Gives whether the scores of a competition are followed. */
export function useFollowed(): (league_id: number) => boolean {
  const leagues = useLiveLeagues()
  return useCallback((id) => leagues === null || leagues.some(({ league_id }) => league_id === id), [leagues])
}

interface Awaited {
  league_id: number
  state: number
  kickoff: string
  kickoffKnown: boolean
}

/** The state by the clock of a match that nobody reports; null where what is stored stands. */
export function useUnreported({ league_id, ...match }: Awaited) {
  const now = useNow(MINUTE_MS, useApp().page.now)
  const followed = useFollowed()(league_id)
  return unreported({ ...match, followed }, now)
}
