import {
  type Database,
  fixture,
  fixtureExpected,
  lineupEntry,
  orNull,
  type Placeholders,
  player,
  prepared,
  type RowOf,
  rows,
  selection,
} from '@touchline/database'
import { STATE } from '@touchline/football'
import { sql } from 'drizzle-orm'

const BEFORE_KICKOFF = sql.raw([STATE.not_started, STATE.to_be_announced, STATE.delayed].join())

const EXPECTED = prepared((p: Placeholders<{ matchId: number }>) =>
  selection(
    {
      home: fixtureExpected.home,
      playerId: fixtureExpected.playerId,
      playerName: fixtureExpected.playerName,
      commonName: orNull(player.commonName),
      jerseyNumber: fixtureExpected.jerseyNumber,
    },
    (columns) => sql`
      select ${columns} from ${fixtureExpected} join ${fixture} on ${fixture.id} = ${fixtureExpected.fixtureId}
      left join ${player} on ${player.id} = ${fixtureExpected.playerId}
      where ${fixture.id} = ${p.matchId} and ${fixture.stateId} in (${BEFORE_KICKOFF})
        and not exists (select from ${lineupEntry} where ${lineupEntry.fixtureId} = ${fixture.id})
      order by ${fixtureExpected.place}`,
  ),
)
export type ExpectedRow = RowOf<typeof EXPECTED>

/** The first elevens that are expected of a match; nobody once its line-ups are known or it has begun. */
export const findExpected = ({ pool }: Database, matchId: number): Promise<ExpectedRow[]> =>
  rows(pool, EXPECTED, { matchId })
