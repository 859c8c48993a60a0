import {
  country,
  fixture,
  forecastRecord,
  league,
  mergedFixture,
  type Placeholders,
  type Queryable,
  type RecordKind,
  type RowOf,
  recordHead,
  rows,
  selection,
  statement,
  team,
} from '@touchline/database'
import { STATE } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

interface Turn {
  simulated: boolean
  /** The product's time of a simulated record; null for the real one, which goes by the database's clock alone. */
  now: Date | null
}

const homeTeam = alias(team, 'ht')
const awayTeam = alias(team, 'at')
/** So close to kick-off nothing is begun: the transaction might end after it. */
const LAST_SECONDS = 5
const BEFORE_KICKOFF = [STATE.not_started, STATE.delayed, STATE.to_be_announced].join()

const DUE = statement((p: Placeholders<Turn>) =>
  selection(
    {
      id: fixture.id,
      kickoff: fixture.kickoff,
      leagueId: fixture.leagueId,
      league: sql<string>`${country.name} || ': ' || ${league.name}`,
      home: sql<string>`${homeTeam.name}`,
      away: sql<string>`${awayTeam.name}`,
      priceBookmakerId: fixture.priceBookmakerId,
      priceHome: fixture.priceHome,
      priceDraw: fixture.priceDraw,
      priceAway: fixture.priceAway,
      recorded: sql<RecordKind[]>`array(
        select ${forecastRecord.kind} from ${forecastRecord}
        where ${forecastRecord.fixtureId} = ${fixture.id} and ${forecastRecord.kickoff} = ${fixture.kickoff}
          and ${forecastRecord.simulated} = ${p.simulated}::boolean
        union select ${forecastRecord.kind} from ${mergedFixture}
        join ${forecastRecord} on ${forecastRecord.fixtureId} = ${mergedFixture.goneId}
        where ${mergedFixture.keptId} = ${fixture.id} and ${forecastRecord.kickoff} = ${fixture.kickoff}
          and ${forecastRecord.simulated} = ${p.simulated}::boolean)`,
    },
    (columns) => sql`
      with t as materialized (select coalesce(${p.now}::timestamptz, clock_timestamp()) as at)
      select ${columns} from t cross join ${fixture}
      join ${league} on ${league.id} = ${fixture.leagueId} join ${country} on ${country.id} = ${league.countryId}
      join ${team} ht on ${homeTeam.id} = ${fixture.homeTeamId} join ${team} at on ${awayTeam.id} = ${fixture.awayTeamId}
      where ${fixture.kickoffKnown} and not ${fixture.doubled} and ${fixture.stateId} in (${sql.raw(BEFORE_KICKOFF)})
        and ${fixture.kickoff} > t.at + interval '${sql.raw(String(LAST_SECONDS))} seconds' and ${fixture.kickoff} <= t.at + interval '24 hours'
        and not exists (select from ${recordHead} where ${recordHead.simulated} = ${p.simulated}::boolean
          and ${recordHead.day} >= (t.at at time zone 'UTC')::date)
      order by ${fixture.kickoff}, ${fixture.id}`,
  ),
)

/** A fixture that begins within 24 hours, with the kinds of forecast that are written down for this kick-off. */
export type DueFixture = RowOf<typeof DUE>

/** Nothing on a day that is sealed, which only a clock that was set back comes to. */
export const dueFixtures = (queryable: Queryable, turn: Turn): Promise<DueFixture[]> =>
  rows(queryable, DUE, { ...turn })
