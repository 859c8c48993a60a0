import type { UpcomingMatch } from '@touchline/contract'
import { isDecided, localDay, type Zone } from '@touchline/football'

export type Match = UpcomingMatch

const isLive = ({ state_id }: Match) => state_id !== undefined
const byKickoff = (one: Match, other: Match) => (one.start_dt < other.start_dt ? -1 : 1)

/** Matches in play, then today's matches ahead and finished ones, by kick-off; and followed matches of other days last. */
export function nowAndTonight(
  matches: readonly Match[],
  { followed, today, zone }: { followed: ReadonlySet<number>; today: string; zone: Zone },
): Match[] {
  const dayOf = (match: Match) => (match.kickoff_known ? localDay(match.start_dt, zone) : match.start_dt.slice(0, 10))
  const rank = (match: Match) => {
    if (isLive(match)) return 0
    if (dayOf(match) === today) return isDecided(match.status) ? 2 : 1
    return 3
  }
  return matches
    .filter((match) => isLive(match) || dayOf(match) === today || followed.has(match.match_id))
    .toSorted((one, other) => rank(one) - rank(other) || byKickoff(one, other))
}

export type LineRole = 'now' | 'last' | 'next' | 'then'

/** The lines of a team: what it plays now, the last match and what comes next, three at most. */
export function linesOf(ids: readonly number[], byId: ReadonlyMap<number, Match>): { role: LineRole; match: Match }[] {
  const matches = ids.flatMap((id) => byId.get(id) ?? [])
  const live = matches.find(isLive)
  const last = matches.find(({ status }) => isDecided(status))
  const [next, then] = matches.filter((match) => match !== live && match !== last).sort(byKickoff)
  const of = (role: LineRole, match: Match | undefined) => (match ? [{ role, match }] : [])
  if (live) return [...of('now', live), ...of('last', last), ...of('next', next)]
  return [...of('next', next), ...of('last', last), ...of('then', then)]
}

/** One team's view of a match. */
export function sideOf(match: Match, team: number) {
  const isHome = match.local_id === team
  const { score, shootout } = match
  const of = (both: Match['score']) => both && (isHome ? [both.home, both.away] : [both.away, both.home])
  const goals = of(score)
  const decided = of(shootout) ?? goals
  const [own = 0, other = 0] = decided ?? []
  const result = own > other ? ('W' as const) : own < other ? ('L' as const) : ('D' as const)
  return {
    isHome,
    opponent: isHome ? match.visitor_name : match.local_name,
    opponentCode: isHome ? match.visitor_short_code : match.local_short_code,
    opponentLogo: isHome ? match.visitor_logo : match.local_logo,
    price: match.odds?.[isHome ? 0 : 2] ?? null,
    goals,
    result: decided !== null && isDecided(match.status) ? result : null,
  }
}
