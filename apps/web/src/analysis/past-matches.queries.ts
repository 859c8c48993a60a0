import type { CallInput } from '../app/api/api.ts'
import { callQuery } from '../app/queries.ts'

const MINUTES = 60_000

/** Cached for a while: past matches change only when another one ends. */
const KEPT = { staleTime: 10 * MINUTES, gcTime: 30 * MINUTES }

/** Up to now, or to the kick-off of the match that is left out. */
export type AsOf = 'now' | 'kickoff'

export type LastQuery = CallInput<'GET /getLast'>['query']

/** Every meeting of two teams, home or away. */
export function headToHeadQuery(local_id: number, visitor_id: number) {
  return { ...callQuery('GET /match_h2h/{local_id}/{visitor_id}', { params: { local_id, visitor_id } }), ...KEPT }
}

/** A page of the last or similar matches of a team. */
export function lastMatchesQuery(query: LastQuery) {
  return { ...callQuery('GET /getLast', { query }), ...KEPT }
}

/** The seasons the filters of a team's list offer; the match that is left out of the list is not counted in them. */
export function teamSeasonsQuery(team_id: number, except: number | null, asOf: AsOf = 'now') {
  const query = { ...(except === null ? {} : { except }), ...(asOf === 'kickoff' && { as_of: asOf }) }
  return { ...callQuery('GET /v3/team/season/{team_id}', { params: { team_id }, query }), ...KEPT }
}

/** Chances of a match's prices and league for the counts of its lists. */
export function matchSharesQuery(match_id: number) {
  return callQuery('GET /v3/match/shares/{match_id}', { params: { match_id } })
}

/** The matches of a referee, all of them. */
export function refereeLastQuery(referee_id: number) {
  return { ...callQuery('GET /referee_last/{referee_id}', { params: { referee_id } }), ...KEPT }
}
