import {
  type Database,
  firstRow,
  fixture,
  type Placeholders,
  prepared,
  query,
  type RowOf,
  selection,
  side,
  statement,
  team,
} from '@touchline/database'
import type { Side } from '@touchline/football'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { endsBefore } from '../../shared/ends-before.sql.ts'

const home = alias(team, 'h')
const away = alias(team, 'a')

const MATCH = prepared((p: Placeholders<{ id: number }>) =>
  query
    .select({
      leagueId: fixture.leagueId,
      homeId: home.id,
      homeName: home.name,
      homeShortCode: home.shortCode,
      awayId: away.id,
      awayName: away.name,
      awayShortCode: away.shortCode,
    })
    .from(fixture)
    .innerJoin(home, eq(home.id, fixture.homeTeamId))
    .innerJoin(away, eq(away.id, fixture.awayTeamId))
    .where(eq(fixture.id, p.id)),
)

export type ComparedMatch = RowOf<typeof MATCH>

/** The match whose teams are compared; null when it is unknown. */
export const findComparedMatch = ({ pool }: Database, id: number): Promise<ComparedMatch | null> =>
  firstRow(pool, MATCH, { id })

export interface ComparedFilters {
  /** The match itself, which is left out. */
  matchId: number
  teamId: number
  /** Null for home and away. */
  venue: Side | null
  /** Null for every competition. */
  leagueId: number | null
  /** The match before whose kick-off they end; null for no end. */
  beforeId: number | null
}

/** Most matches of a year that common opponents are looked for in. */
const MAX_OF_A_YEAR = 80

const LISTS = statement((p: Placeholders<ComparedFilters & { last: number }>) =>
  selection(
    {
      /** Newest first. */
      last: sql<number[]>`array(select id from listed order by kickoff desc, id desc limit ${p.last}::bigint)`,
      /** Since a year before the match. */
      year: sql<number[]>`array(
        select id from listed
        where kickoff > (select ${fixture.kickoff} - interval '1 year' from ${fixture} where ${fixture.id} = ${p.matchId}::int)
        order by kickoff desc, id desc limit ${sql.raw(String(MAX_OF_A_YEAR))})`,
    },
    (columns) => sql`
      with listed as materialized (
        select ${side.fixtureId} as id, ${side.kickoff} as kickoff
        from ${side}
        where ${side.teamId} = ${p.teamId} and ${side.points} is not null
          and ${side.fixtureId} <> ${p.matchId}::int
          and (${p.venue}::text is null or ${side.home} = (${p.venue}::text = 'home'))
          and (${p.leagueId}::int is null or ${side.leagueId} = ${p.leagueId}::int)
          and ${endsBefore(p.beforeId)}
        order by ${side.kickoff} desc, ${side.fixtureId} desc limit ${sql.raw(String(MAX_OF_A_YEAR))}
      )
      select ${columns}`,
  ),
)

/** Ids of the last matches of a team, and of those of a year. */
export async function findComparedLists({ pool }: Database, filters: ComparedFilters, last: number) {
  return (await firstRow(pool, LISTS, { ...filters, last })) ?? { last: [], year: [] }
}
