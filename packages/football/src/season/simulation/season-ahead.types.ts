import type { GoalHazard, GridParameters, InPlay } from '@touchline/probability'
import type { PlayOff } from '../rules/knock-out/knock-outs.ts'
import type { SecondPhase } from '../rules/second-phases.ts'
import type { TableTeam } from '../table/league-table.ts'
import type { FirstPhase } from '../table/ranking.ts'
import type { TableRules } from '../table/table-rules.types.ts'
import type { TableResult, TeamId } from '../table/tally.ts'

/** A match that is not over, with the chances of its scores as they are now. */
export interface MatchAhead<Team extends TeamId> {
  kickoff: string
  home: Team
  away: Team
  /** For a match in play, the chances before it. */
  grid: GridParameters
  /** The present score of a match in play, from which it continues. */
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
  /** The phase before, where these are the matches of a second one: its results with one of the teams, and how these came out of it. */
  before?: { results: readonly TableResult<Team>[]; first: ReadonlyMap<Team, FirstPhase> }
  ahead: readonly MatchAhead<Team>[]
  rules: TableRules
  /** Points given or taken, and those kept of the phase before. */
  corrections?: ReadonlyMap<Team, number>
  /** Teams put last whatever their points. */
  last?: ReadonlySet<Team>
  /** Teams that are not in it are taken as known for certain. */
  uncertainty: ReadonlyMap<Team, StrengthUncertainty>
  /** Chances of a match without a fixture, of a second phase or a play-off; null where they are unknown. */
  gridOf(home: Team, away: Team): GridParameters | null
  /** The phase after the first one; its matches without a fixture are drawn. Null where there is one phase. */
  second: SecondPhase | null
  /** The play-off for the title after the table; null where the first place decides. */
  title: PlayOff<Team> | null
  /** The play-off for one more promotion; null without one. */
  promotion: PlayOff<Team> | null
}

/** One season as it was drawn; teams by their numbers, which `simulateSeason` gives. */
export interface DrawnSeason {
  /** By place, first place first. */
  order: readonly number[]
  /** Null where the chances of a pair are unknown. */
  champion: number | null
  /** The team promoted by the play-off. */
  promoted: number | null
  /** Goals of a match to come, by its index in `ahead`: home · 64 + away. */
  score(ahead: number): number
}
