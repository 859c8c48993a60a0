import { groupBy } from '../../group-by.ts'
import { pairOf, partFirst } from '../phases/match-counts.ts'
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
 * The groups of a second phase by who meets whom in its first matches: what parted level teams after the first phase may be unknown, and
 * places do not always follow one another. As they are where the matches do not show groups of these sizes.
 */
export function groupsPlayed<One extends { team: TeamId }>(
  groups: readonly One[][],
  later: readonly Pick<TableResult<TeamId>, 'home' | 'away'>[],
): One[][] {
  const least = Math.min(...groups.map(({ length }) => length)) - 1
  const groupOf = new Map(groups.flat().map(({ team }) => [team, team]))
  for (const { result, numbers } of numbered(later)) {
    if (Math.max(...numbers) > least) continue
    const [one, other] = [groupOf.get(result.home), groupOf.get(result.away)]
    for (const [team, own] of groupOf) if (own === other && one !== undefined) groupOf.set(team, one)
  }
  // The best placed come first.
  const met = [...groupBy(groups.flat(), ({ team }) => groupOf.get(team)).values()]
  const played = groups.map(({ length }) => {
    const at = met.findIndex((own) => own.length === length)
    return at < 0 ? [] : met.splice(at, 1).flat()
  })
  return played.every(({ length }) => length > 0) ? played : [...groups]
}

/** The results of a second phase among these teams, of each pair the first ones, as often as they meet; a play-off is none of them. */
export function ofGroup<Team extends TeamId>(
  later: readonly TableResult<Team>[],
  teams: ReadonlySet<Team>,
  meetings: number,
): TableResult<Team>[] {
  const within = later.filter(({ home, away }) => teams.has(home) && teams.has(away))
  return firstMeetings(within, meetings)
}

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
  return firstMeetings(ordered, meetings)
}

const firstMeetings = <Team extends TeamId>(ordered: readonly TableResult<Team>[], most: number) =>
  partFirst(ordered, pairOf, most).first

/** Each result with which match of either team it is, 1 the first. */
export function numbered<Team extends TeamId, Result extends Pick<TableResult<Team>, 'home' | 'away'>>(
  ordered: readonly Result[],
) {
  const played = new Map<Team, number>()
  const next = (team: Team): number => {
    const number = (played.get(team) ?? 0) + 1
    played.set(team, number)
    return number
  }
  return ordered.map((result) => ({ result, numbers: [next(result.home), next(result.away)] as const }))
}
