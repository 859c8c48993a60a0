import { PLACE_KINDS } from '../table/place-kinds.ts'
import { placeRuns } from '../table/places.ts'
import type { SplitGroup, TableRules } from '../table/table-rules.types.ts'

/** The phase after the first matches of every team: groups of which none overtakes the one before. */
export interface SecondPhase {
  after: number
  /** In how many pools the first matches are played; 1 where all teams meet. */
  pools: number
  groups: readonly Required<SplitGroup>[]
}

/** The second phase of a league with a number of teams; null where the rules have none of that size. */
export function secondPhaseOf(
  { split, carry }: Pick<TableRules, 'split' | 'carry'>,
  teams: number,
): SecondPhase | null {
  if (split === null || !isOfAll(split, teams)) return null
  const { after, pools = 1, groups } = split
  return { after, pools, groups: groups.map((group) => ({ carry, ...group })) }
}

/** The number of opponents of a team in a second phase, except its own pool. */
export const opponentsIn = ({ teams }: Pick<SplitGroup, 'teams'>, pools = 1): number =>
  pools === 1 ? teams - 1 : teams - teams / pools

/** Meanings of the last places of a league once its second phase is played, by type id, first place first; empty where unknown. */
export function finalPlacesOf({ split }: Pick<TableRules, 'split'>, teams: number): (number | null)[] {
  if (split?.bottom === undefined || !isOfAll(split, teams)) return []
  const last = placeRuns(split.bottom).flatMap(({ places, kind }) => Array<number>(places).fill(PLACE_KINDS[kind]))
  return [...Array<null>(teams - last.length).fill(null), ...last]
}

const isOfAll = ({ groups }: NonNullable<TableRules['split']>, teams: number) =>
  groups.reduce((sum, group) => sum + group.teams, 0) === teams
