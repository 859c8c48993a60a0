import { useQuery } from '@tanstack/react-query'
import { MINUTE_MS, unreported } from '@touchline/football'
import { createContext, type ReactNode, use, useCallback } from 'react'
import type { CallAnswer } from './api/api.ts'
import { useApp } from './app.ts'
import { useNow } from './clock.ts'
import { siteQuery } from './site.ts'

type Site = CallAnswer<'GET /site'>
const leaguesOf = ({ live_leagues }: Site) => live_leagues

const LiveLeagues = createContext<Site['live_leagues']>(null)

/** Requests the reported competitions once for all rows. */
export function LiveLeaguesProvider({ children }: { children: ReactNode }) {
  const leagues = useQuery({ ...siteQuery(), select: leaguesOf }).data ?? null
  return <LiveLeagues value={leagues}>{children}</LiveLeagues>
}

/** The competitions whose scores are reported while they are played; null where all are, or where it is not known yet. */
export const useLiveLeagues = (): Site['live_leagues'] => use(LiveLeagues)

/** Gives whether the scores of a competition are reported. */
export function useReportedLive(): (league_id: number) => boolean {
  const leagues = useLiveLeagues()
  return useCallback((id) => leagues === null || leagues.some(({ league_id }) => league_id === id), [leagues])
}

interface Awaited {
  league_id: number
  state: number
  kickoff: string
  kickoffKnown: boolean
}

/** The state by the clock of a match that nobody reports; null where the stored one is right. */
export function useUnreported({ league_id, ...match }: Awaited) {
  const now = useNow(MINUTE_MS, useApp().page.now)
  const reported = useReportedLive()(league_id)
  return unreported({ ...match, reported }, now)
}
