import {
  type Database,
  firstRow,
  type Placeholders,
  player,
  prepared,
  query,
  type RowOf,
  rows,
  season,
  seasonStatistics,
  statement,
  team,
  topScorer,
} from '@touchline/database'
import type { Details } from '@touchline/football'
import { and, asc, desc, eq } from 'drizzle-orm'

const SEASON = statement((p: Placeholders<{ id: number }>) =>
  query.select({ id: season.id }).from(season).where(eq(season.id, p.id)),
)

export async function hasSeason({ pool }: Database, id: number): Promise<boolean> {
  return (await firstRow(pool, SEASON, { id })) !== null
}

const STATISTICS = statement((p: Placeholders<{ id: number }>) =>
  query.select({ details: seasonStatistics.details }).from(seasonStatistics).where(eq(seasonStatistics.seasonId, p.id)),
)

/** The statistics of a season as a whole, by type id; none where nobody reports any. */
export async function findSeasonStatistics({ pool }: Database, id: number): Promise<Details> {
  return (await firstRow(pool, STATISTICS, { id }))?.details ?? {}
}

const TOP_SCORERS = prepared((p: Placeholders<{ seasonId: number; typeId: number }>) =>
  query
    .select({
      position: topScorer.position,
      total: topScorer.total,
      playerId: player.id,
      playerName: player.name,
      playerCommonName: player.commonName,
      countryId: player.countryId,
      teamId: team.id,
      teamName: team.name,
      teamCode: team.shortCode,
    })
    .from(topScorer)
    .innerJoin(player, eq(player.id, topScorer.playerId))
    .innerJoin(team, eq(team.id, topScorer.teamId))
    .where(and(eq(topScorer.seasonId, p.seasonId), eq(topScorer.typeId, p.typeId)))
    .orderBy(desc(topScorer.total), asc(topScorer.place)),
)

export type TopScorerTableRow = RowOf<typeof TOP_SCORERS>

/** One list of a season's best, the highest total first. */
export function findTopScorers({ pool }: Database, seasonId: number, typeId: number): Promise<TopScorerTableRow[]> {
  return rows(pool, TOP_SCORERS, { seasonId, typeId })
}
