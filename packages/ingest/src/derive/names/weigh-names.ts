import {
  coachSpell,
  type Database,
  execute,
  league,
  playerSeason,
  query,
  rows,
  type SearchedKind,
  searchName,
  season,
  side,
  statement,
  team,
} from '@touchline/database'
import { leagueFame, TOP_LEAGUES } from '@touchline/football'
import { type Column, type SQL, sql } from 'drizzle-orm'

/** A match or season in a competition watched worldwide counts this many times more than elsewhere. */
const TOP_WEIGHT = 20
const NATIONAL_TEAM = 1500
/** Matches of the last year say how well a club is known now. */
const YEARS = 1

/** One, and more where the match or the season was in a competition watched everywhere. */
const counted = (top: number) =>
  sql`sum(case when ${league.stableKey} = any(${sql.param(TOP_LEAGUES)}::text[]) then ${sql.raw(String(top))} else 1 end)::int`
const inLeague = (seasonId: Column) =>
  sql`join ${season} on ${season.id} = ${seasonId} join ${league} on ${league.id} = ${season.leagueId}`

const teamWeights = (from: Date) => sql`
  select ${team.id}, coalesce(p.weight, 0) + case when ${team.national} then ${sql.raw(String(NATIONAL_TEAM))} else 0 end
  from ${team} left join (
    select ${side.teamId}, ${counted(TOP_WEIGHT + 1)} as weight from ${side} ${inLeague(side.seasonId)}
    where ${side.kickoff} >= ${from}::timestamptz group by ${side.teamId}
  ) p on p.team_id = ${team.id}`

const PLAYER_WEIGHTS = sql`
  select ${playerSeason.playerId}, ${counted(TOP_WEIGHT)} from ${playerSeason} ${inLeague(playerSeason.seasonId)}
  group by ${playerSeason.playerId}`

/** A coach is as well known as the best known of the teams he coaches now. */
const COACH_WEIGHTS = sql`
  select ${coachSpell.coachId}, max(${searchName.weight})
  from ${coachSpell} join ${searchName} on ${searchName.kind} = 'team' and ${searchName.id} = ${coachSpell.teamId}
  where ${coachSpell.endsOn} is null group by ${coachSpell.coachId}`

const LEAGUES = statement(() =>
  query.select({ id: league.id, key: league.stableKey, active: league.active }).from(league),
)

/** Computes how well known everything with a name is, from recent matches and their competitions. */
export async function weighNames({ pool }: Database, now: Date): Promise<void> {
  const from = new Date(now)
  from.setUTCFullYear(from.getUTCFullYear() - YEARS)
  const write = (kind: SearchedKind, weights: SQL) =>
    execute(
      pool,
      query
        .update(searchName)
        .set({ weight: sql`w.weight` })
        .from(sql`(${weights}) as w(id, weight)`)
        .where(sql`${searchName.kind} = ${kind} and ${searchName.id} = w.id and ${searchName.weight} <> w.weight`),
    )
  await write('team', teamWeights(from))
  await write('player', PLAYER_WEIGHTS)
  await write('coach', COACH_WEIGHTS)
  const leagues = await rows(pool, LEAGUES, {})
  const ids = sql.param(leagues.map(({ id }) => id))
  const weights = sql.param(leagues.map(({ key, active }) => leagueFame(key) + (active ? 1 : 0)))
  await write('league', sql`select * from unnest(${ids}::integer[], ${weights}::integer[])`)
}
