import {
  coachSeason,
  playerSeason,
  refereeSeason,
  seasonStatistics,
  standing,
  teamSeason,
  topScorer,
} from '@touchline/database'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** The source of computed rows. */
export const COMPUTED = 'computed'

type SeasonTable = PgTable & { readonly seasonId: PgColumn; readonly source: PgColumn }

/** A table with reported or computed rows of seasons. */
export interface TableOfSeasons<T extends SeasonTable = SeasonTable> {
  table: T
  /** Properties of the table's key. */
  key: readonly string[]
  /** Properties that identify a complete report of a source: where there is one, nothing is computed. None of them is null. */
  scope: readonly string[]
}

const ofSeasons = <T extends SeasonTable, Name extends keyof T['$inferInsert'] & string>(
  table: T,
  key: readonly Name[],
  scope: readonly Name[] = key,
): TableOfSeasons<T> => ({ table, key, scope })

export const STANDINGS = ofSeasons(standing, ['seasonId', 'place'], ['seasonId'])
export const TOP_SCORERS = ofSeasons(topScorer, ['seasonId', 'typeId', 'place'], ['seasonId', 'typeId'])
export const PLAYERS = ofSeasons(playerSeason, ['seasonId', 'teamId', 'playerId'])
export const TEAMS = ofSeasons(teamSeason, ['seasonId', 'teamId'])
export const COACHES = ofSeasons(coachSeason, ['seasonId', 'teamId', 'coachId'])
export const REFEREES = ofSeasons(refereeSeason, ['seasonId', 'refereeId'])
export const STATISTICS = ofSeasons(seasonStatistics, ['seasonId'])

/** In the order in which their rows are computed. */
export const COMPUTED_TABLES: readonly TableOfSeasons[] = [
  STANDINGS,
  TOP_SCORERS,
  PLAYERS,
  TEAMS,
  COACHES,
  REFEREES,
  STATISTICS,
]

/** A scope as text, of a row or a stored one. */
export const scopeOf = ({ scope }: TableOfSeasons, row: Readonly<Record<string, unknown>>): string =>
  scope.map((property) => row[property]).join(' ')
