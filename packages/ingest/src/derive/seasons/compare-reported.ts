import {
  execute,
  feedProblem,
  type Placeholders,
  query,
  type RowOf,
  rows,
  standing,
  statement,
} from '@touchline/database'
import type { TypedNumbers } from '@touchline/football'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type pg from 'pg'
import { noteProblems } from '../../follow/feed/problems.ts'
import { allAnswered } from '../../write/all-answered.ts'
import { COMPUTED } from './computed-tables.ts'
import type { DAY, IMPOSSIBLE } from './impossible-season.ts'
import type { StoredSeason } from './read-season.ts'
import type { SeasonTable } from './season-tables.ts'
import type { PHASE } from './uncertain-matches.ts'

const REPORTED = statement((p: Placeholders<{ seasonId: number }>) =>
  query
    .select({
      source: standing.source,
      stageId: standing.stageId,
      groupId: standing.groupId,
      teamId: standing.teamId,
      position: standing.position,
      points: standing.points,
      details: standing.details,
    })
    .from(standing)
    .where(and(eq(standing.seasonId, p.seasonId), ne(standing.source, COMPUTED)))
    .orderBy(asc(standing.place)),
)

export type ReportedRow = RowOf<typeof REPORTED>

/** Kind of the problems that say where reported tables and ours differ. */
export const DIFFERENCE = 'standings'
const [PLAYED, SCORED, CONCEDED] = [129, 133, 134]

/** The tables of a season as sources reported them. */
export const reportedTables = (client: pg.ClientBase, seasonId: number): Promise<ReportedRow[]> =>
  rows(client, REPORTED, { seasonId })

/**
 * Differences between the reported tables of a season and ours: points and goals of teams that have played as often in both, then
 * positions, and matches once the season is over.
 */
export const reportedDifferences = (
  season: StoredSeason,
  { tables, reported, now }: { tables: readonly SeasonTable[]; reported: readonly ReportedRow[]; now: Date },
): string[] => [
  ...tables.flatMap(({ unknown }) => unknown.map((name) => unknownClub(season, name))),
  ...tables.flatMap((table) => differences(season, { table, reported: reported.filter(sameTable(table)), now })),
]

export interface NotedDifferences {
  seasonId: number
  kind: typeof DIFFERENCE | typeof IMPOSSIBLE | typeof DAY | typeof PHASE
  differences: readonly string[]
  /** The source of the table; our own computation by default. */
  source?: string | undefined
}

/** Notes differences in a season for the operator and removes outdated ones, in one query. */
export async function noteDifferences(
  client: pg.ClientBase,
  { seasonId, kind, differences, source = COMPUTED }: NotedDifferences,
  now: Date,
): Promise<void> {
  const key = `season:${seasonId}`
  const same = and(eq(feedProblem.kind, kind), eq(feedProblem.key, key))
  const gone = sql`not ${feedProblem.reason} = any(${sql.param(differences)}::text[])`
  const problems = differences.map((reason) => ({ kind, key, reason }))
  await allAnswered([
    execute(client, query.delete(feedProblem).where(and(same, gone))),
    noteProblems(client, { source, problems, now }),
  ])
}

const sameTable =
  ({ stageId, groupId }: SeasonTable) =>
  (row: ReportedRow): boolean =>
    row.groupId === groupId && (row.stageId === stageId || stageId === null)

const title = ({ head }: StoredSeason) => `${head.leagueName} ${head.name}`

const unknownClub = (season: StoredSeason, name: string): string =>
  `${title(season)}: points taken from ${name}, or a decision about it, are known, but no team of that name plays there`

function differences(
  season: StoredSeason,
  { table, reported, now }: { table: SeasonTable; reported: readonly ReportedRow[]; now: Date },
): string[] {
  const ours = new Map(table.rows.map((row) => [row.team, row]))
  const over = season.head.endsOn < now.toISOString().slice(0, 10)
  const pairs = reported.flatMap((row) => {
    const own = ours.get(row.teamId)
    return own ? [{ row, own }] : []
  })
  const say = (team: number, reported: string, own: string) =>
    `${title(season)}: ${season.teams.get(team)?.name ?? team} has ${reported} in the reported table, ${own} by our results`
  const equally = pairs.filter(({ row, own }) => row.details[PLAYED] === own.details[PLAYED])
  const figures = equally.flatMap(({ row, own }) => [
    ...(row.points === own.points ? [] : [say(row.teamId, `${row.points} points`, String(own.points))]),
    ...(goals(row.details) === goals(own.details)
      ? []
      : [say(row.teamId, `goals ${goals(row.details)}`, goals(own.details))]),
  ])
  if (equally.length < pairs.length) {
    const matches = ({ details }: { details: TypedNumbers }) => `${details[PLAYED]} matches`
    const unequal = pairs.filter((pair) => !equally.includes(pair) && pair.row.details[PLAYED] !== undefined)
    return over ? [...figures, ...unequal.map(({ row, own }) => say(row.teamId, matches(row), matches(own)))] : figures
  }
  if (figures.length > 0) return figures
  return pairs.flatMap(({ row, own }) =>
    row.position === own.position ? [] : [say(row.teamId, `position ${row.position}`, `${own.position}`)],
  )
}

/** `86-41`; a table without goals is not compared by them. */
const goals = (details: TypedNumbers): string =>
  details[SCORED] === undefined ? '?' : `${details[SCORED]}-${details[CONCEDED]}`
