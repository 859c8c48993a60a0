import { groupBy } from '../../group-by.ts'
import { pairOf, partFirst } from '../phases/match-counts.ts'
import type { FirstPhase } from './ranking.ts'
import type { Carry, SplitGroup } from './table-rules.types.ts'
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
export const groupsOf = <Item>(order: readonly Item[], groups: readonly Pick<SplitGroup, 'teams'>[]): Item[][] =>
  groups.map(({ teams }, at) => {
    const from = groups.slice(0, at).reduce((sum, one) => sum + one.teams, 0)
    return order.slice(from, at === groups.length - 1 ? undefined : from + teams)
  })

/** Teams in their order, in the groups in which they continue: of each pool, in its own order, as many in every group. */
export function groupsFromPools<One extends { team: TeamId }>(
  order: readonly One[],
  groups: readonly Pick<SplitGroup, 'teams'>[],
  pools: readonly (readonly { team: TeamId }[])[],
): One[][] {
  if (pools.length === 1) return groupsOf(order, groups)
  const shares = groups.map(({ teams }) => ({ teams: teams / pools.length }))
  const parted = pools.map((pool) => groupsOf(pool, shares))
  return groups.map((_, at) => {
    const own = new Set(parted.flatMap((pool) => pool[at]?.map(({ team }) => team) ?? []))
    return order.filter(({ team }) => own.has(team))
  })
}

/**
 * The pools of a first phase: teams that meet, also by way of others. Null where the matches do not show this number of pools of one size.
 */
export function poolsPlayed<One extends { team: TeamId }>(
  teams: readonly One[],
  first: readonly Pick<TableResult<TeamId>, 'home' | 'away'>[],
  pools = 1,
): One[][] | null {
  if (pools === 1) return [[...teams]]
  const met = metBy(teams, first)
  const played = [...groupBy(teams, ({ team }) => met.get(team)).values()]
  return played.length === pools && played.every(({ length }) => length === teams.length / pools) ? played : null
}

/** By team, the one that represents all teams that meet, directly or through others. */
function metBy(
  teams: readonly { team: TeamId }[],
  matches: readonly Pick<TableResult<TeamId>, 'home' | 'away'>[],
): Map<TeamId, TeamId> {
  const groupOf = new Map(teams.map(({ team }) => [team, team]))
  for (const { home, away } of matches) {
    const [one, other] = [groupOf.get(home), groupOf.get(away)]
    for (const [team, own] of groupOf) if (own === other && one !== undefined) groupOf.set(team, one)
  }
  return groupOf
}

/**
 * The groups of a second phase by who meets whom in its first matches: what parted level teams after the first phase may be unknown, and
 * places do not always follow one another. As they are where the matches do not show groups of these sizes.
 */
export function groupsPlayed<One extends { team: TeamId }>(
  groups: readonly One[][],
  later: readonly Pick<TableResult<TeamId>, 'home' | 'away'>[],
): One[][] {
  const least = Math.min(...groups.map(({ length }) => length)) - 1
  const early = numbered(later).flatMap(({ result, numbers }) => (Math.max(...numbers) > least ? [] : [result]))
  const groupOf = metBy(groups.flat(), early)
  // The best placed come first.
  const met = [...groupBy(groups.flat(), ({ team }) => groupOf.get(team)).values()]
  const played = groups.map(({ length }) => {
    const at = met.findIndex((own) => own.length === length)
    return at < 0 ? [] : met.splice(at, 1).flat()
  })
  return played.every(({ length }) => length > 0) ? played : [...groups]
}

/** The results of a second phase among these teams, of each pair the first ones, as often as they meet; a play-off is not one of them. */
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
 * was put off until the second phase, else, as in pools, the first matches of both teams.
 */
export function ofFirstPhase<Team extends TeamId>(
  ordered: readonly TableResult<Team>[],
  { after, pools = 1 }: { after: number; pools?: number },
  teams: number,
): TableResult<Team>[] {
  const meetings = after / (teams - 1)
  if (pools > 1 || !Number.isInteger(meetings))
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
