import type { GridParameters } from '@touchline/probability'
import type { Slot } from '../rules/knock-out/bracket-slots.ts'
import type { Score } from '../simulation/knock-out.ts'
import type { MatchAhead, MatchInPlay, StrengthUncertainty } from '../simulation/season-ahead.types.ts'
import type { TableTeam } from '../table/league-table.ts'
import type { TableRules } from '../table/table-rules.types.ts'
import type { TableResult, TeamId } from '../table/tally.ts'

export interface TieMatch<Team extends TeamId> {
  home: Team
  away: Team
  /** At the end, extra time included; null while it is to be played. */
  goals: Score | null
  /** Chances of a match ahead itself; null to use those of the pair. */
  grid: GridParameters | null
  inPlay?: MatchInPlay
  /** Its id, for who observes it. */
  fixture?: number
}

/** Two teams, one of which goes on. */
export interface CupTie<Team extends TeamId> {
  teams: readonly [Team, Team]
  /** Matches played and fixed, by kick-off. */
  matches: readonly TieMatch<Team>[]
  /** The winner; null while that is open. */
  winner: Team | null
}

/** How the ties of a round are decided. */
export interface TieForm {
  legs: 1 | 2
  /** Neither team is at home. */
  neutral: boolean
  /** Level on aggregate, away goals decide. */
  awayGoals: boolean
  /** A shoot-out follows extra time; without extra time it follows at once. */
  extraTime: boolean
}

/** Possible pairs in a draw without a bracket. */
interface Lot {
  /** Whether the first of their groups meet the others, and have the second match at home. */
  seeded: boolean
  /** Whether teams of one group, or of one country, are kept apart. */
  apart: { group: boolean; country: boolean }
}

export interface CupRound<Team extends TeamId> {
  name: string
  form: TieForm
  /** Ties that are drawn. */
  ties: readonly CupTie<Team>[]
  /** Whether these are all: then nobody else is in it, whatever the rounds before say. */
  isDrawn: boolean
  /** Teams that enter here, in addition to those of the groups and the winners of the round before. */
  entrants: readonly Team[]
  /** The pairs; null where lots decide. */
  pairs: readonly (readonly [Slot, Slot])[] | null
  lot: Lot
}

/** A match of a group to come. */
export interface CupMatchAhead<Team extends TeamId> extends MatchAhead<Team> {
  fixture?: number
}

/** Groups, or the one table of a league phase. */
export interface CupGroups<Team extends TeamId> {
  groups: readonly { letter: string; teams: readonly Team[] }[]
  results: readonly TableResult<Team>[]
  ahead: readonly CupMatchAhead<Team>[]
  rules: TableRules
  /** The round that each place of a group leads to, by its index, first place first; null for none. */
  places: readonly (number | null)[]
  /** This many of the teams at the next place go on, the best of all groups. */
  best: { count: number; round: number } | null
}

/** A cup with everything that is known of it, ready to be played to its end. */
export interface CupAhead<Team extends TeamId> {
  teams: readonly TableTeam<Team>[]
  /** Country of each team, where it is known: some lots keep those of one apart. */
  countries: ReadonlyMap<Team, number>
  groups: CupGroups<Team> | null
  /** Knock-out rounds in order, the last one the final. */
  rounds: readonly CupRound<Team>[]
  /** Teams that are not in it are taken as known for certain. */
  uncertainty: ReadonlyMap<Team, StrengthUncertainty>
  /** Chances of a pair; null where they are unknown. */
  gridOf(home: Team, away: Team, neutral: boolean): GridParameters | null
}

/** Told of a match that was drawn: goals of the home side less those of the other after 90 minutes. */
export type MatchPlayed = (fixture: number, lead: number) => void

/** Looks at every cup drawn, teams by their numbers. */
export type CupObserver<Team extends TeamId> = (numberOf: (team: Team) => number) => {
  played: MatchPlayed
  /**
   * @param furthest the last round that each team plays in; below zero where it plays in none
   * @param champion null where the chances of a pair are unknown
   */
  ended(furthest: Int32Array, champion: number | null): void
}
