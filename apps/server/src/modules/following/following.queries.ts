import {
  country,
  type Database,
  fixture,
  league,
  type Placeholders,
  player,
  playerSpell,
  type RowOf,
  rows,
  season,
  selection,
  side,
  standing,
  statement,
  team,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { SETTLED } from '../shared/upcoming-fixtures.queries.ts'
import { longestBefore, withoutNewDay } from '../shared/without-new-day.sql.ts'

interface OfIds {
  ids: readonly number[]
  now: Date
  settled: readonly number[]
}

const NEXT = sql.raw('2')

const TEAM_MATCHES = statement((p: Placeholders<OfIds>) =>
  selection(
    {
      teamId: sql<number>`t.id`,
      matchIds: sql<number[]>`array(
        (select ${side.fixtureId} from ${side}
          where ${side.teamId} = t.id and ${side.finished} order by ${side.kickoff} desc nulls last limit 1)
        union all
        (select ${side.fixtureId} from ${side} join ${fixture} on ${fixture.id} = ${side.fixtureId}
          where ${side.teamId} = t.id and ${side.kickoff} >= ${longestBefore(p.now)}
            and ${fixture.stateId} <> all(${p.settled}::integer[]) and not ${fixture.doubled}
          order by ${withoutNewDay(p.now)}, ${side.kickoff}, ${side.fixtureId} limit ${NEXT} + 1))`,
      points: sql<number[]>`array(
        select ${side.points} from ${side} where ${side.teamId} = t.id and ${side.finished} and ${side.points} is not null
        order by ${side.kickoff} desc nulls last limit 5)`,
    },
    (columns) => sql`select ${columns} from unnest(${p.ids}::integer[]) t(id)`,
  ),
)

const TEAMS = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  selection(
    { id: team.id, name: team.name },
    (columns) => sql`select ${columns} from ${team} where ${team.id} = any(${p.ids}::integer[])`,
  ),
)

const own = alias(standing, 'own')

/** The table of the highest level of a country, when a season in play has several. */
const PLACES = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  selection(
    {
      teamId: sql<number>`b.team_id`,
      position: sql<number>`b.position`,
      points: sql<number>`b.points`,
      leagueId: league.id,
      leagueName: league.name,
      countryId: country.id,
      countryCode: country.code,
      countryName: country.name,
      table: sql<{ points: number; rule: number | null }[]>`(
        select json_agg(json_build_object('points', ${standing.points}, 'rule', ${standing.ruleTypeId}) order by ${standing.place})
        from ${standing} where ${standing.seasonId} = b.season_id
          and ${standing.stageId} is not distinct from b.stage_id and ${standing.groupId} is not distinct from b.group_id)`,
    },
    (columns) => sql`
      select ${columns} from (
        select distinct on (${own.teamId}) own.*, ${season.leagueId} as of_league
        from ${standing} own
        join ${season} on ${season.id} = ${own.seasonId} and ${season.current}
        join ${league} on ${league.id} = ${season.leagueId} join ${country} on ${country.id} = ${league.countryId}
        where ${own.teamId} = any(${p.ids}::integer[])
        order by ${own.teamId}, ${country.region}, ${league.type} <> 'league', ${league.tier}, ${own.place} desc
      ) b
      join ${league} on ${league.id} = b.of_league join ${country} on ${country.id} = ${league.countryId}`,
  ),
)
export type PlaceRow = RowOf<typeof PLACES>

const LEAGUES = statement((p: Placeholders<OfIds>) =>
  selection(
    {
      id: league.id,
      name: league.name,
      countryId: country.id,
      countryCode: country.code,
      countryName: country.name,
      roundName: sql<string | null>`n.round_name`,
      firstAt: sql<Date | null>`n.kickoff`,
      lastAt: sql<Date | null>`r.last_at`,
      matches: sql<number>`coalesce(r.matches, 0)`,
    },
    (columns) => sql`
      select ${columns} from ${league} join ${country} on ${country.id} = ${league.countryId}
      left join lateral (
        select ${fixture.roundName} as round_name, ${fixture.kickoff} as kickoff from ${fixture}
        where ${fixture.leagueId} = ${league.id} and ${fixture.kickoff} >= ${p.now}::timestamptz
          and ${fixture.stateId} <> all(${p.settled}::integer[]) and not ${fixture.doubled}
        order by ${fixture.kickoff} limit 1) n on true
      left join lateral (
        select max(${fixture.kickoff}) as last_at, count(*)::integer as matches from ${fixture}
        where ${fixture.leagueId} = ${league.id} and ${fixture.kickoff} >= n.kickoff
          and ${fixture.kickoff} < n.kickoff + interval '7 days' and ${fixture.roundName} is not distinct from n.round_name
          and ${fixture.stateId} <> all(${p.settled}::integer[]) and not ${fixture.doubled}) r on true
      where ${league.id} = any(${p.ids}::integer[])`,
  ),
)

const PLAYERS = statement((p: Placeholders<{ ids: readonly number[]; now: Date }>) =>
  selection(
    {
      id: player.id,
      name: player.name,
      teamId: sql<number | null>`s.id`,
      teamName: sql<string | null>`s.name`,
    },
    (columns) => sql`
      select ${columns} from ${player}
      left join lateral (
        select ${team.id} as id, ${team.name} as name from ${playerSpell} join ${team} on ${team.id} = ${playerSpell.teamId}
        where ${playerSpell.playerId} = ${player.id} and not ${team.national}
          and (${playerSpell.endsOn} is null or ${playerSpell.endsOn} >= ${p.now}::date)
        order by ${playerSpell.startsOn} desc nulls last limit 1) s on true
      where ${player.id} = any(${p.ids}::integer[])`,
  ),
)

export interface FollowedThings {
  teams: readonly number[]
  leagues: readonly number[]
  players: readonly number[]
}

/** Teams, leagues and players of these ids as stored, with their last and next matches. */
export async function findFollowing({ pool }: Database, { teams, leagues, players }: FollowedThings, now: Date) {
  const settled = SETTLED
  const [teamRows, places, leagueRows, playerRows] = await Promise.all([
    rows(pool, TEAMS, { ids: teams }),
    rows(pool, PLACES, { ids: teams }),
    rows(pool, LEAGUES, { ids: leagues, now, settled }),
    rows(pool, PLAYERS, { ids: players, now }),
  ])
  const playing = playerRows.flatMap(({ teamId }) => teamId ?? [])
  const matches = await rows(pool, TEAM_MATCHES, { ids: [...new Set([...teams, ...playing])], now, settled })
  return { teams: teamRows, places, leagues: leagueRows, players: playerRows, matches }
}
export type FoundFollowing = Awaited<ReturnType<typeof findFollowing>>
