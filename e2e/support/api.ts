import type { HeadToHeadRecord, MatchBasics, UpcomingMatch } from '../../packages/contract/src/index.ts'
import { DAY_MS } from '../../packages/football/src/index.ts'

export type { HeadToHeadRecord, MatchBasics, UpcomingMatch }

/** Asks the API for JSON. @throws Error when the answer is not 200 */
export async function api<T>(url: string, path: string): Promise<T> {
  const response = await fetch(new URL(`/api${path}`, url))
  if (!response.ok) throw new Error(`${response.status} for ${path}: ${await response.text()}`)
  return (await response.json()) as T
}

/** Matches of a window of time; both ends as `2026-11-21 17:30`, UTC. */
export function matchesBetween(
  url: string,
  { from, to, query = '' }: { from: string; to: string; query?: string },
): Promise<UpcomingMatch[]> {
  return api(url, `/upcoming/${encodeURIComponent(from)}/${encodeURIComponent(to)}${query}`)
}

/** Matches of a whole day, UTC. */
export function matchesOn(url: string, day: string): Promise<UpcomingMatch[]> {
  return matchesBetween(url, { from: `${day} 00:00`, to: `${nextDay(day)} 00:00` })
}

/** Today's matches in play or ahead. */
export async function matchesToday(url: string, query = ''): Promise<UpcomingMatch[]> {
  const { now } = await api<{ now: string }>(url, '/site')
  return matchesBetween(url, {
    from: now.slice(0, 16).replace('T', ' '),
    to: `${nextDay(now.slice(0, 10))} 00:00`,
    query,
  })
}

export async function meetingsOf(url: string, match: UpcomingMatch): Promise<HeadToHeadRecord[]> {
  const answer = await api<{ data: HeadToHeadRecord[] }>(url, `/match_h2h/${match.local_id}/${match.visitor_id}`)
  return answer.data
}

export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}

/** The match page as the lists link to it. */
export const addressOf = ({ match_id, league_country: { id, name } }: UpcomingMatch): string =>
  `/soccer?mid=${match_id}&cid=${id}&cn=${encodeURIComponent(name)}`
