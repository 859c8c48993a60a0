import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallAnswer } from './api/api.ts'
import { useApp } from './app.ts'
import { callQuery } from './queries.ts'

/** Facts about this installation, the number of matches in play and the default boxes of the home page. */
export const siteQuery = () =>
  queryOptions({
    ...callQuery('GET /site', {}),
    staleTime: 60_000,
    refetchInterval: ({ state }) => (isAwaiting(state.data) ? 2_000 : 180_000),
  })

/** Matches are about to come. */
const isAwaiting = (site: CallAnswer<'GET /site'> | undefined) =>
  site !== undefined && (site.preparing || site.filling !== null || site.world === 'empty')

/** Whether there are transfers to lead to; taken for granted until it is known. */
export const useHasTransfers = (): boolean =>
  useQuery({ ...siteQuery(), select: ({ has_transfers }) => has_transfers }).data ?? true

/** The operator's current announcement; null if there is none. */
export const useBanner = () => useQuery({ ...siteQuery(), select: ({ banner }) => banner }).data ?? null

/** Whether prices are shown where the viewer is. Every page is whole without them. */
export function usePrices(): boolean {
  const { prices } = useApp().page
  const mode = useQuery({ ...siteQuery(), select: ({ odds }) => odds.mode }).data
  return mode === undefined ? prices : mode !== 'off'
}

/** Links to bookmakers, which are advertising, and the operator's words that stand with them. */
export const usePartners = () => useQuery({ ...siteQuery(), select: ({ odds }) => odds }).data ?? null
