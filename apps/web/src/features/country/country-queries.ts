import type { QueryClient } from '@tanstack/react-query'
import { callQuery, prefetch } from '../../app/queries.ts'
import { callPages } from '../../ui/lists/call-pages.ts'

const KEPT_MS = 10 * 60_000

/** A country or region with its leagues. */
export const countryQuery = (cid: number) => ({
  ...callQuery('GET /v3/country/league/{cid}', { params: { cid } }),
  staleTime: KEPT_MS,
})

export const teamPages = (cid: number) =>
  callPages('GET /v3/country/team/{cid}/{page}', (page) => ({ params: { cid, page } }))

export const playerPages = (cid: number) =>
  callPages('GET /v3/country/player/{cid}/{page}', (page) => ({ params: { cid, page } }))

export const coachPages = (cid: number) =>
  callPages('GET /v3/country/coach/{cid}/{page}', (page) => ({ params: { cid, page } }))

export const refereePages = (cid: number) =>
  callPages('GET /v3/country/referee/{cid}/{page}', (page) => ({ params: { cid, page } }))

/** The leagues are requested on arrival, while the page itself is loading. */
export function startCountry(client: QueryClient, cid: number): void {
  void prefetch(client, countryQuery(cid))
}
