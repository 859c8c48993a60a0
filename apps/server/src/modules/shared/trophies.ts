import type { WonTrophy } from '@touchline/contract'
import {
  type Database,
  league,
  type Placeholders,
  prepared,
  query,
  type RowOf,
  rows,
  team,
  trophy,
} from '@touchline/database'
import { TROPHY } from '@touchline/football'
import { and, asc, eq, sql } from 'drizzle-orm'
import { leagueImage } from './image-paths.ts'
import { viewTeam } from './names.views.ts'

type Owner = (typeof trophy.$inferSelect)['owner']

const TROPHIES = prepared((p: Placeholders<{ owner: Owner; id: number }>) =>
  query
    .select({
      trophyId: sql<1 | 2>`${trophy.trophyId}`,
      leagueId: league.id,
      leagueName: sql<string>`coalesce(${league.name}, ${trophy.leagueName})`,
      seasonId: trophy.seasonId,
      seasonName: trophy.seasonName,
      teamId: team.id,
      teamName: team.name,
      teamCode: team.shortCode,
    })
    .from(trophy)
    .leftJoin(league, eq(league.id, trophy.leagueId))
    .leftJoin(team, eq(team.id, trophy.teamId))
    .where(and(eq(trophy.owner, p.owner), eq(trophy.ownerId, p.id)))
    .orderBy(asc(trophy.place)),
)

type TrophyRow = RowOf<typeof TROPHIES>

/** Trophies of a team, player or coach, in display order. */
export async function findTrophies({ pool }: Database, owner: Owner, id: number): Promise<WonTrophy[]> {
  return inOrder(await rows(pool, TROPHIES, { owner, id })).map(viewTrophy)
}

/** Leagues won most often first, then those with most second places; within a league by name of the season, the latest first. */
function inOrder(rows: readonly TrophyRow[]): TrophyRow[] {
  const leagues = [...Map.groupBy(rows, (row) => row.leagueId ?? row.leagueName).values()]
  const times = (of: readonly TrophyRow[], trophy: number) => of.filter((row) => row.trophyId === trophy).length
  return leagues
    .map((of) => of.toSorted((a, b) => byText(b.seasonName, a.seasonName) || a.trophyId - b.trophyId))
    .sort(
      (a, b) =>
        times(b, TROPHY.winner) - times(a, TROPHY.winner) ||
        times(b, TROPHY.runner_up) - times(a, TROPHY.runner_up) ||
        byText(b[0]?.seasonName ?? '', a[0]?.seasonName ?? ''),
    )
    .flat()
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const viewTrophy = (row: TrophyRow): WonTrophy => ({
  league_id: row.leagueId,
  league: { name: row.leagueName, image_path: row.leagueId === null ? null : leagueImage(row.leagueId) },
  season_id: row.seasonId,
  season: { name: row.seasonName },
  trophy_id: row.trophyId,
  team: row.teamId === null || row.teamName === null ? null : viewTeam(row.teamId, row.teamName, row.teamCode),
})
