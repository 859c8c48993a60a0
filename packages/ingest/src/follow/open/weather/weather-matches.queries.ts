import {
  fixture,
  league,
  type Placeholders,
  type Queryable,
  type RowOf,
  rows,
  selection,
  stage,
  statement,
  team,
  venue,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const [own, home] = [alias(venue, 'v'), alias(venue, 'h')]

/** Sides without a home ground: national teams, and clubs in the final of a cup. */
const AT_HOME = sql`not ${team.national} and (${league.type} = 'league' or coalesce(${stage.name}, ${fixture.roundName}, '') !~* '^final$')`

const MATCHES = statement((p: Placeholders<{ from: Date; to: Date }>) =>
  selection(
    {
      id: fixture.id,
      kickoff: fixture.kickoff,
      /** Degrees of the ground it is played on, else of the home side's; null where neither is known. */
      latitude: sql<number | null>`coalesce(v.latitude, case when ${AT_HOME} then h.latitude end)`,
      longitude: sql<number | null>`coalesce(v.longitude, case when ${AT_HOME} then h.longitude end)`,
      /** The home side, where it plays at home. */
      homeClub: sql<string | null>`case when ${AT_HOME} then ${team.stableKey} end`,
    },
    (columns) => sql`
      select ${columns} from ${fixture}
      join ${team} on ${team.id} = ${fixture.homeTeamId} join ${league} on ${league.id} = ${fixture.leagueId}
      left join ${stage} on ${stage.id} = ${fixture.stageId}
      left join ${venue} v on ${own.id} = ${fixture.venueId} left join ${venue} h on ${home.id} = ${team.venueId}
      where ${fixture.kickoffKnown} and ${fixture.kickoff} >= ${p.from} and ${fixture.kickoff} < ${p.to}
      order by ${fixture.kickoff}, ${fixture.id}`,
  ),
)

export type WeatherMatch = RowOf<typeof MATCHES>

/** The matches whose kick-off, known to the minute, lies between two instants. */
export const matchesBetween = (queryable: Queryable, from: Date, to: Date): Promise<WeatherMatch[]> =>
  rows(queryable, MATCHES, { from, to })

const WITH_WEATHER = statement((p: Placeholders<{ most: number }>) =>
  selection(
    { id: fixture.id },
    (columns) => sql`
      select ${columns} from ${fixture} where ${fixture.provenance}->>'weather' = 'open-meteo' order by ${fixture.id} limit ${p.most}`,
  ),
)

/** Some of the fixtures whose weather is Open-Meteo's. */
export const withOpenWeather = async (queryable: Queryable, most: number): Promise<number[]> =>
  (await rows(queryable, WITH_WEATHER, { most })).map(({ id }) => id)
