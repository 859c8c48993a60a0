import { seasonYear } from '../season-year.ts'
import { PLACE_KINDS } from '../table/place-kinds.ts'
import { placeRuns } from '../table/places.ts'
import type { TableRules } from '../table/table-rules.types.ts'
import { type PhaseGroup, SECOND_PHASES, type SecondPhaseEra } from './second-phase.data.ts'

/** What follows the first matches of every team: groups of which none overtakes the one before. */
export interface SecondPhase {
  after: number
  groups: readonly Required<PhaseGroup>[]
}

/** The second phase of a league of so many teams; null where there is none. Where nobody knows better each pair meets once. */
export function secondPhaseOf(
  stableKey: string | null,
  seasonName: string,
  teams: number,
  { split, carry }: Pick<TableRules, 'split' | 'carry'>,
): SecondPhase | null {
  const era = eraOf(stableKey, seasonName, teams)
  if (era) return { after: era.after, groups: era.groups.map((group) => ({ carry, ...group })) }
  if (split === null) return null
  const { after, groups, meetings = [], carries = [] } = split
  return {
    after,
    groups: groups.map((teams, at) => ({ teams, meetings: meetings[at] ?? 1, carry: carries[at] ?? carry })),
  }
}

/** What the last places of a league mean once its second phase is played, by type id, first place first; empty where that is not said. */
export function finalPlacesOf(stableKey: string | null, seasonName: string, teams: number): (number | null)[] {
  const { bottom } = eraOf(stableKey, seasonName, teams) ?? {}
  if (bottom === undefined) return []
  const last = placeRuns(bottom).flatMap(({ places, kind }) => Array<number>(places).fill(PLACE_KINDS[kind]))
  return [...Array<null>(teams - last.length).fill(null), ...last]
}

function eraOf(stableKey: string | null, seasonName: string, teams: number): SecondPhaseEra | undefined {
  const year = seasonYear(seasonName)
  if (year === null || stableKey === null) return undefined
  const ofAll = ({ groups }: SecondPhaseEra) => groups.reduce((sum, group) => sum + group.teams, 0) === teams
  return SECOND_PHASES[stableKey]?.find((era) => era.from <= year && year <= era.until && ofAll(era))
}
