import type { WonTrophy } from '@touchline/contract'
import type { Database } from '@touchline/database'
import { TROPHY } from '@touchline/football'
import { leagueImage } from './image-paths.ts'
import { viewTeam } from './names.views.ts'

interface TrophyRow {
  trophyId: 1 | 2
  leagueId: number | null
  leagueName: string
  seasonId: number | null
  seasonName: string
  teamId: number | null
  teamName: string | null
  teamCode: string | null
}

const TROPHIES = `
  select y.trophy_id as "trophyId", l.id as "leagueId", coalesce(l.name, y.league_name) as "leagueName",
    y.season_id as "seasonId", y.season_name as "seasonName",
    t.id as "teamId", t.name as "teamName", t.short_code as "teamCode"
  from trophy y left join league l on l.id = y.league_id left join team t on t.id = y.team_id
  where y.owner = $1 and y.owner_id = $2
  order by y.place`

/** What a team, player or coach has won, in the order pages show it. */
export async function findTrophies(
  database: Database,
  owner: 'team' | 'player' | 'coach',
  id: number,
): Promise<WonTrophy[]> {
  const { rows } = await database.pool.query<TrophyRow>(TROPHIES, [owner, id])
  return inOrder(rows).map(viewTrophy)
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
