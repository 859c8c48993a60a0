import {
  coach,
  coachSpell,
  country,
  type Database,
  league,
  type Placeholders,
  player,
  playerSeason,
  type RowOf,
  rows,
  type Statement,
  season,
  selection,
  statement,
  team,
} from '@touchline/database'
import { type SQL, sql } from 'drizzle-orm'
import { isLeagueShown } from '../league/shown-leagues.sql.ts'

interface Asked {
  ids: readonly number[]
}

const inCountry = (table: typeof team | typeof league, national: SQL<boolean>, shown = sql`true`) =>
  statement((p: Placeholders<Asked>) =>
    selection(
      {
        ...{ id: table.id, name: table.name, countryId: table.countryId, countryName: country.name },
        ...{ stableKey: table.stableKey, national },
      },
      (columns) => sql`
        select ${columns}
        from unnest(${p.ids}::integer[]) with ordinality as i(id, place)
        join ${table} on ${table.id} = i.id join ${country} on ${country.id} = ${table.countryId}
        where ${shown} order by i.place`,
    ),
  )

/** @param latestTeam the name of a person's team, in one row or none */
const ofTeam = (person: typeof player | typeof coach, latestTeam: SQL) =>
  statement((p: Placeholders<Asked>) =>
    selection(
      { id: person.id, name: person.commonName, fullName: person.name, teamName: sql<string | null>`n.name` },
      (columns) => sql`
        select ${columns}
        from unnest(${p.ids}::integer[]) with ordinality as i(id, place) join ${person} on ${person.id} = i.id
        left join lateral (${latestTeam}) n on true
        order by i.place`,
    ),
  )

const TEAMS = inCountry(team, sql<boolean>`${team.national}`)
const LEAGUES = inCountry(league, sql<boolean>`false`, isLeagueShown)

/** The team of the last season that is known. */
const PLAYERS = ofTeam(
  player,
  sql`
    select ${team.name} from ${playerSeason}
    join ${season} on ${season.id} = ${playerSeason.seasonId} join ${team} on ${team.id} = ${playerSeason.teamId}
    where ${playerSeason.playerId} = ${player.id} order by ${season.endsOn} desc, ${team.national}, ${team.id} limit 1`,
)

/** The team coached now. */
const COACHES = ofTeam(
  coach,
  sql`
    select ${team.name} from ${coachSpell} join ${team} on ${team.id} = ${coachSpell.teamId}
    where ${coachSpell.coachId} = ${coach.id} and ${coachSpell.endsOn} is null
    order by ${coachSpell.startsOn} desc, ${team.id} limit 1`,
)

export type FoundThing = RowOf<typeof TEAMS>

/** A player or coach as people call them, with their team. */
export type FoundPerson = RowOf<typeof PLAYERS>

/** Reads the shown columns of some things, in the order of their ids; makes no query for none. */
const reading =
  <Row>(asked: Statement<Asked, Row>) =>
  async ({ pool }: Database, ids: readonly number[]): Promise<Row[]> =>
    ids.length === 0 ? [] : rows(pool, asked, { ids })

export const readTeams = reading(TEAMS)
export const readLeagues = reading(LEAGUES)
export const readPlayers = reading(PLAYERS)
export const readCoaches = reading(COACHES)
