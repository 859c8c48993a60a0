import type { QueryClient } from '@tanstack/react-query'
import type { MatchBasics } from '@touchline/contract'
import { isInPlay, isOver, STATE } from '@touchline/football'
import { type AsOf, headToHeadQuery, matchSharesQuery } from '../../analysis/past-matches.queries.ts'
import { now } from '../../app/clock.ts'
import { callQuery, prefetch } from '../../app/queries.ts'
import type { Settings } from '../../app/settings/settings.fields.ts'
import { fairQuery, oddsQuery } from './odds/queries.ts'

/** First part of the key of the basics in the query cache. */
export const BASICS_CALL = 'GET /match_info/{match_id}'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The basics of a match: a list of one, or of none when it is unknown. Read again every minute while it is in play. */
export function basicsQuery(mid: number, { league_form, type_form, count_form }: Settings, asOf: AsOf = 'now') {
  return {
    ...callQuery(BASICS_CALL, {
      params: { match_id: mid },
      query: { league_form, type_form, count_form, ...(asOf === 'kickoff' && { as_of: asOf }) },
    }),
    refetchInterval: ({ state }: { state: { data?: MatchBasics[] | undefined } }) =>
      nextReading(state.data?.[0] ?? null, now()),
  }
}

/**
 * Milliseconds until the basics are read again: a minute in play and around the kick-off, the time until then before; false for a
 * match that is over or far away.
 */
export function nextReading(basics: Pick<MatchBasics, 'status' | 'start_dt' | 'kickoff_known'> | null, at: number) {
  if (basics === null) return false
  if (isInPlay(basics.status)) return MINUTE
  const ahead = Date.parse(basics.start_dt) - at
  if (basics.status !== STATE.not_started || !basics.kickoff_known || ahead > DAY || ahead < -DAY) return false
  return Math.max(MINUTE, ahead)
}

/** Fills the cache for the page: the basics and the prices first, then the meetings of the two teams they name. */
export async function loadMatch(
  client: QueryClient,
  mid: number,
  settings: Settings,
): Promise<MatchBasics | null | undefined> {
  const query = basicsQuery(mid, settings)
  await prefetch(client, callQueryOf(query), oddsQuery(mid), fairQuery(mid), matchSharesQuery(mid))
  const basics = client.getQueryData(query.queryKey)
  if (basics === undefined) return undefined
  const first = basics[0] ?? null
  if (first === null) return null
  const meetings = headToHeadQuery(first.local_id, first.visitor_id)
  if (isOver(first.status)) await prefetch(client, meetings, callQueryOf(basicsQuery(mid, settings, 'kickoff')))
  else await prefetch(client, meetings)
  return first
}

function callQueryOf<Q extends { refetchInterval: unknown }>({
  refetchInterval: _,
  ...query
}: Q): Omit<Q, 'refetchInterval'> {
  return query
}
