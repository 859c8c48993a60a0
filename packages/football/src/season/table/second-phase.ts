import type { FirstPhase } from './ranking.ts'
import type { Carry } from './table-rules.types.ts'
import type { TableResult, TeamId } from './tally.ts'

/** Points kept of those of a first phase. */
export const keptPoints = (points: number, carry: Carry): number => KEPT[carry](points)

const KEPT: { readonly [carry in Carry]: (points: number) => number } = {
  none: () => 0,
  all: (points) => points,
  'half, rounded down': (points) => Math.floor(points / 2),
  'half, rounded up': (points) => Math.ceil(points / 2),
}

/** How a team came out of the first phase, at this place with these points, and what it keeps of them. */
export function firstPhase(place: number, points: number, carry: Carry): FirstPhase {
  const kept = keptPoints(points, carry)
  return { place, points, kept, rounding: carry.startsWith('half') ? kept - points / 2 : 0 }
}

/** Teams in their order, in groups of these sizes; the last has all that are left. */
export const groupsOf = <Item>(order: readonly Item[], sizes: readonly number[]): Item[][] =>
  sizes.map((size, at) => {
    const from = sizes.slice(0, at).reduce((sum, one) => sum + one, 0)
    return order.slice(from, at === sizes.length - 1 ? undefined : from + size)
  })

/**
 * The results of the first phase, `after` matches of each team: of each pair the meetings that everybody has with everybody, also where one
 * was put off until the second phase, else the first matches of both teams.
 */
export function ofFirstPhase<Team extends TeamId>(
  ordered: readonly TableResult<Team>[],
  after: number,
  teams: number,
): TableResult<Team>[] {
  const meetings = after / (teams - 1)
  if (!Number.isInteger(meetings))
    return numbered(ordered).flatMap(({ result, numbers }) => (Math.max(...numbers) <= after ? [result] : []))
  const met = new Map<string, number>()
  return ordered.filter(({ home, away }) => {
    const pair = `${home}` < `${away}` ? `${home}\u0000${away}` : `${away}\u0000${home}`
    const times = (met.get(pair) ?? 0) + 1
    met.set(pair, times)
    return times <= meetings
  })
}

/** Each result with which match of either team it is, 1 the first. */
export function numbered<Team extends TeamId>(ordered: readonly TableResult<Team>[]) {
  const played = new Map<Team, number>()
  const next = (team: Team): number => {
    const number = (played.get(team) ?? 0) + 1
    played.set(team, number)
    return number
  }
  return ordered.map((result) => ({ result, numbers: [next(result.home), next(result.away)] as const }))
}
