import type { TeamCandidate } from '@touchline/contract'
import { otherSide, type Side } from '@touchline/football'
import { comparePath } from '../../app/paths.ts'

/** A chosen team, as in the address of a comparison. */
export interface ChosenTeam {
  id: number
  name: string
  /** English name of its country; null when it is not known. */
  country: string | null
}

/** The two teams of a comparison as far as they are chosen. */
export interface ChosenPair {
  home: ChosenTeam | null
  away: ChosenTeam | null
}

export function chosenTeam({ team_id, team_name, country_name }: TeamCandidate): ChosenTeam {
  return { id: team_id, name: team_name, country: country_name }
}

/** The pair with a team chosen for a side; null when it is the other side's team, which cannot play itself. */
export function withTeam(pair: ChosenPair, side: Side, team: ChosenTeam): ChosenPair | null {
  return pair[otherSide(side)]?.id === team.id ? null : { ...pair, [side]: team }
}

/** The side without a team, the home side first; null when both are chosen. */
export function emptySide({ home, away }: ChosenPair): Side | null {
  return home === null ? 'home' : away === null ? 'away' : null
}

/** The link to the comparison of two chosen teams; null until both are. */
export function comparisonLink({ home, away }: ChosenPair) {
  if (home === null || away === null) return null
  return {
    ...comparePath(home.id, away.id),
    search: {
      hn: home.name,
      an: away.name,
      ...(home.country !== null && { hc: home.country }),
      ...(away.country !== null && { ac: away.country }),
    },
  } as const
}
