import {
  country,
  fixture,
  league,
  type Placeholders,
  type Queryable,
  type RowOf,
  rows,
  season,
  selection,
  side,
  sourceRef,
  statement,
  team,
} from '@touchline/database'
import { SOURCES, type Source } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { SEASON_KEEPERS } from './join-seasons.ts'

/** Seasons that more than one source describes. */
const SHARED = sql`select ${sourceRef.id} from ${sourceRef} where ${sourceRef.kind} = 'season'
  group by ${sourceRef.id} having count(distinct ${sourceRef.source}) > 1`

const UNMATCHED = statement((p: Placeholders<{ sources: readonly Source[]; keepers: readonly Source[] }>) =>
  selection(
    {
      id: team.id,
      source: sql<Source>`a.source`,
      country: country.name,
      name: team.name,
      fixtures: sql<number>`n.fixtures`,
      seasons: sql<number>`n.seasons`,
      /** Seasons in which another source, too, has a team that this source does not know. */
      apart: sql<number>`coalesce(p.seasons, 0)`,
    },
    (columns) => sql`
      with alone as (
        select ${sourceRef.id}, min(${sourceRef.source}) as source from ${sourceRef}
        where ${sourceRef.kind} = 'team' and ${sourceRef.source} = any(${p.sources}::text[])
        group by ${sourceRef.id} having count(distinct ${sourceRef.source}) = 1),
      shared as (${SHARED}),
      lonely as (
        select distinct a.id, a.source, ${side.seasonId} from shared h
        join ${side} on ${side.seasonId} = h.id join alone a on a.id = ${side.teamId}),
      apart as (
        select l.id, count(*) as seasons from lonely l
        where exists (select from lonely o where o.season_id = l.season_id and o.source <> l.source) group by l.id)
      select ${columns}
      from alone a join ${team} on ${team.id} = a.id join ${country} on ${country.id} = ${team.countryId}
      left join apart p on p.id = a.id
      cross join lateral (
        select count(*) as fixtures, count(distinct ${side.seasonId}) as seasons from ${side} where ${side.teamId} = a.id) n
      where a.source <> all(${p.keepers}::text[]) and (${team.stableKey} is null or p.id is not null)
      order by a.source, ${country.name}, ${team.foldedName}`,
  ),
)

export type UnmatchedTeam = RowOf<typeof UNMATCHED>

/**
 * Teams of sources that know teams by name alone, described by no other source, that may have another name elsewhere: they have no stable
 * key, or play in a season in which another source has such a team too. By source, country and name.
 */
export const unmatchedTeams = (client: Queryable): Promise<UnmatchedTeam[]> =>
  rows(client, UNMATCHED, { sources: SOURCES, keepers: [...SEASON_KEEPERS] })

const [first, second] = [alias(fixture, 'a'), alias(fixture, 'b')]
const [homeTeam, awayTeam] = [alias(team, 'ht'), alias(team, 'at')]
/** A fixture with its day and its sources. */
type Described = Pick<typeof fixture.$inferSelect, 'id'> & { day: string; sources: string }

const DOUBTFUL = statement(() =>
  selection(
    {
      season: season.name,
      league: league.name,
      home: homeTeam.name,
      away: awayTeam.name,
      one: sql<Described>`x.text`,
      other: sql<Described>`y.text`,
    },
    (columns) => sql`
      with shared as (${SHARED}),
      pairs as (
        select ${first.id} as one, ${second.id} as other from shared h join ${fixture} a on ${first.seasonId} = h.id
        join ${fixture} b on ${second.seasonId} = h.id and ${second.homeTeamId} = ${first.homeTeamId}
          and ${second.awayTeamId} = ${first.awayTeamId}
        where ${first.id} < ${second.id}
        union all
        select ${first.id}, ${second.id} from shared h join ${fixture} a on ${first.seasonId} = h.id
        join ${fixture} b on ${second.seasonId} = h.id and ${second.homeTeamId} = ${first.awayTeamId}
          and ${second.awayTeamId} = ${first.homeTeamId}
        where ${first.id} < ${second.id} and abs(${first.kickoff}::date - ${second.kickoff}::date) <= 1),
      described as (
        select ${fixture.id}, ${fixture.kickoff}, array_agg(distinct ${sourceRef.source} order by ${sourceRef.source}) as sources
        from (select one as id from pairs union select other from pairs) p join ${fixture} on ${fixture.id} = p.id
        join ${sourceRef} on ${sourceRef.kind} = 'fixture' and ${sourceRef.id} = ${fixture.id} group by ${fixture.id}),
      named as (
        select id, sources, jsonb_build_object('id', id, 'day', to_char(kickoff, 'YYYY-MM-DD'),
          'sources', array_to_string(sources, ', ')) as text from described)
      select ${columns}
      from pairs p join named x on x.id = p.one join named y on y.id = p.other join ${fixture} on ${fixture.id} = p.one
      join ${season} on ${season.id} = ${fixture.seasonId} join ${league} on ${league.id} = ${fixture.leagueId}
      join ${team} ht on ${homeTeam.id} = ${fixture.homeTeamId} join ${team} at on ${awayTeam.id} = ${fixture.awayTeamId}
      where not x.sources && y.sources
      order by ${league.name}, ${season.name}, ${fixture.kickoff}, ${fixture.id}`,
  ),
)

export type DoubtfulPair = RowOf<typeof DOUBTFUL>

/**
 * Pairs of stored fixtures that different sources describe and that may be one, but were not taken for it: the same season and pair on
 * days too far apart or with more than one choice, or home and away the other way round on about the same day.
 */
export const doubtfulPairs = (client: Queryable): Promise<DoubtfulPair[]> => rows(client, DOUBTFUL, {})
