import { fixture, SIDE_FIGURE_COLUMN, season, side } from '@touchline/database'
import { type SideFigure, STATISTICS } from '@touchline/football'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'

const near = alias(season, 'near')
const other = alias(fixture, 'other')

/** Ids of a season and of the one before it in its league: parts reported in neither are not offered. Use in a statement with `season`. */
const SEASONS_NEAR = sql`
  select ${near.id} from ${season} near
  where ${near.leagueId} = ${season.leagueId}
    and ${near.startsOn} between ${season.startsOn} - 400 and ${season.startsOn}`

/** Whether any match of the season or of the one before it has rows of a table. */
export const anyMatchHas = (table: PgTable & { fixtureId: Column }) => sql<boolean>`exists (
  select from ${fixture} other join ${table} on ${table.fixtureId} = ${other.id}
  where ${other.seasonId} in (${SEASONS_NEAR})
)`

/** Whether the match itself has rows of a table. */
export const matchHas = (table: PgTable & { fixtureId: Column }) => sql<boolean>`exists (
  select from ${table} where ${table.fixtureId} = ${fixture.id}
)`

/** Whether the season, or while it is played the one before it, has rows of a table, or such rows. */
export const seasonHas = (table: PgTable & { seasonId: Column }, such: SQL = sql`true`) => sql<boolean>`(
  exists (select from ${table} where ${table.seasonId} = ${season.id} and ${such})
  or ${season.current} and exists (select from ${table} where ${table.seasonId} in (${SEASONS_NEAR}) and ${such})
)`

const isKnown = (figures: readonly SideFigure[]) =>
  sql`num_nonnulls(${sql.join(
    figures.map((figure) => side[SIDE_FIGURE_COLUMN[figure]]),
    sql`, `,
  )}) > 0`

const FIGURES = {
  corners: isKnown(['corners']),
  cards: isKnown(['yellow_cards', 'red_cards']),
  stats: isKnown(STATISTICS),
  any: isKnown(['corners', 'yellow_cards', 'red_cards', ...STATISTICS]),
} as const

/** Whether figures of any match of the season or of the one before it are stored with its sides. */
export const anySideHas = (of: keyof typeof FIGURES) => sql<boolean>`exists (
  select from ${side} where ${side.seasonId} in (${SEASONS_NEAR}) and ${FIGURES[of]}
)`

/** Whether figures of the match itself are stored with its sides. */
export const sidesHave = (of: keyof typeof FIGURES) => sql<boolean>`exists (
  select from ${side} where ${side.fixtureId} = ${fixture.id} and ${FIGURES[of]}
)`

/** Whether figures of any match of these teams are known. */
export const teamsHave = (of: keyof typeof FIGURES, ...teams: (Column | SQL)[]) =>
  sql<boolean>`exists (
    select from ${side} where ${side.teamId} in (${sql.join(teams, sql`, `)}) and ${FIGURES[of]}
  )`
