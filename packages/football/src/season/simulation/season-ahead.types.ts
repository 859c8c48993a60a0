import type { GoalHazard, GridParameters, InPlay } from '@touchline/probability'
import type { PlayOff } from '../rules/knock-outs.ts'
import type { SecondPhase } from '../rules/second-phases.ts'
import type { TableTeam } from '../table/league-table.ts'
import type { TableRules } from '../table/table-rules.types.ts'
import type { TableResult, TeamId } from '../table/tally.ts'

/** A match that is not over, with the chances of its scores as they are now. */
export interface MatchAhead<Team extends TeamId> {
  kickoff: string
  home: Team
  away: Team
  /** Of one in play as they were before it. */
  grid: GridParameters
  /** How it stands, of one in play: it is played on from there. */
  inPlay?: MatchInPlay
}

export interface MatchInPlay {
  match: InPlay
  hazard: GoalHazard
}

/** How uncertain a side's strength is: standard deviations of the log effects on the goals it scores and concedes. */
export interface StrengthUncertainty {
  attack: number
  defence: number
}

export interface SeasonAhead<Team extends TeamId> {
  teams: readonly TableTeam<Team>[]
  /** Results that stand, in any order. */
  results: readonly TableResult<Team>[]
  ahead: readonly MatchAhead<Team>[]
  rules: TableRules
  /** Points given or taken. */
  corrections?: ReadonlyMap<Team, number>
  /** Teams put last whatever their points. */
  last?: ReadonlySet<Team>
  /** Teams that are not in it are taken as known for certain. */
  uncertainty: ReadonlyMap<Team, StrengthUncertainty>
  /** Chances of a match that nobody has fixed yet, of a second phase or a play-off; null where they are unknown. */
  gridOf(home: Team, away: Team): GridParameters | null
  /** What follows the first phase; matches of it that nobody has fixed yet are drawn. Null where there is one phase. */
  second: SecondPhase | null
  /** What decides the title after the table; null where the first place does. */
  title: PlayOff<Team> | null
  /** Who plays for one more promotion; null where nobody does. */
  promotion: PlayOff<Team> | null
}

/** One season as it was drawn; teams by their numbers, which `simulateSeason` gives. */
export interface DrawnSeason {
  /** By place, first place first. */
  order: readonly number[]
  /** Null where the chances of a pair are unknown. */
  champion: number | null
  /** Who goes up by the play-off. */
  promoted: number | null
  /** Goals of a match to come, by its index in `ahead`: home · 64 + away. */
  score(ahead: number): number
}
