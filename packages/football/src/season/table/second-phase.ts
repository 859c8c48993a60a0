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
export function firstPhase(place: number, points: number, carry: Carry): FirstPhase & { kept: number } {
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
 * The groups of a second phase by who meets whom in it: teams level after the first phase may have been parted by what we do not know.
 * As they are where the matches do not show groups of these sizes.
 */
export function groupsPlayed<One extends { team: TeamId }>(
  groups: readonly One[][],
  later: readonly Pick<TableResult<TeamId>, 'home' | 'away'>[],
): One[][] {
  const groupOf = new Map(groups.flatMap((group, at) => group.map(({ team }) => [team, at] as const)))
  const met = new Map<TeamId, number[]>()
  for (const { home, away } of later) {
    for (const [team, other] of [
      [home, away],
      [away, home],
    ] as const) {
      const counts = met.get(team) ?? groups.map(() => 0)
      met.set(team, counts)
      counts[groupOf.get(other) ?? 0] = (counts[groupOf.get(other) ?? 0] ?? 0) + 1
    }
  }
  const played = groups.map((): One[] => [])
  for (const [at, group] of groups.entries()) {
    for (const one of group) {
      const counts = met.get(one.team) ?? []
      const most = Math.max(...counts)
      const isOwn = counts.length === 0 || counts[at] === most
      played[isOwn ? at : counts.indexOf(most)]?.push(one)
    }
  }
  return played.every(({ length }, at) => length === groups[at]?.length) ? played : [...groups]
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
export function numbered<Team extends TeamId>(ordered: readonly TableResult<Team>[]) {
  const played = new Map<Team, number>()
  const next = (team: Team): number => {
    const number = (played.get(team) ?? 0) + 1
    played.set(team, number)
    return number
  }
  return ordered.map((result) => ({ result, numbers: [next(result.home), next(result.away)] as const }))
}
