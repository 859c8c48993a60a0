import type { SeasonAim } from '@touchline/contract'
import {
  account,
  alertRecipient,
  country,
  type Database,
  firstRow,
  fixture,
  fixtureStake,
  league,
  type Placeholders,
  type Queryable,
  type RowOf,
  rows,
  selection,
  statement,
  team,
} from '@touchline/database'
import { STATE } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { hiddenScores } from '../../hidden-scores/hidden-scores.queries.ts'
import { awayTeam, homeTeam } from '../../shared/fixture-row.ts'

const DUE = statement((p: Placeholders<{ now: Date }>) =>
  selection(
    {
      id: alertRecipient.id,
      accountId: account.id,
      email: account.email,
      language: alertRecipient.language,
      zone: alertRecipient.zone,
      hidesScores: alertRecipient.hidesScores,
      hidden: hiddenScores,
      digest: alertRecipient.digest,
    },
    (columns) => sql`
      select ${columns} from ${alertRecipient} join ${account} on ${account.id} = ${alertRecipient.accountId}
      where ${alertRecipient.digestDueAt} <= ${p.now} and ${alertRecipient.digest} <> 'off'
      order by ${alertRecipient.digestDueAt} limit 1 for update of alert_recipient skip locked`,
  ),
)
/** A reader with a due digest. */
export type DigestReader = RowOf<typeof DUE>

/** Takes one due reader, locked until the end of the transaction. */
export const takeReader = (client: Queryable, now: Date): Promise<DigestReader | null> => firstRow(client, DUE, { now })

const MATTERS = statement(
  (p: Placeholders<{ teams: readonly number[]; leagues: readonly number[]; from: Date; to: Date }>) =>
    selection(
      {
        id: fixture.id,
        countryId: country.id,
        homeTeamId: homeTeam.id,
        awayTeamId: awayTeam.id,
        kickoff: fixture.kickoff,
        kickoffKnown: fixture.kickoffKnown,
        league: league.name,
        homeName: homeTeam.name,
        awayName: awayTeam.name,
        team: team.name,
        aim: sql<SeasonAim>`${fixtureStake.aim}`,
        home: fixtureStake.home,
        away: fixtureStake.away,
      },
      (columns) => sql`
      select ${columns} from ${fixtureStake}
      join ${fixture} on ${fixture.id} = ${fixtureStake.fixtureId} join ${team} on ${team.id} = ${fixtureStake.teamId}
      join ${league} on ${league.id} = ${fixture.leagueId} join ${country} on ${country.id} = ${league.countryId}
      join ${team} h on ${homeTeam.id} = ${fixture.homeTeamId} join ${team} a on ${awayTeam.id} = ${fixture.awayTeamId}
      where ${fixture.kickoff} between ${p.from}::timestamptz and ${p.to}::timestamptz
        and ${fixture.stateId} = ${sql.raw(String(STATE.not_started))} and not ${fixture.doubled}
      order by (${homeTeam.id} = any(${p.teams}::integer[]) or ${awayTeam.id} = any(${p.teams}::integer[])) desc,
        (${league.id} = any(${p.leagues}::integer[])) desc, abs(${fixtureStake.home} - ${fixtureStake.away}) desc, ${fixture.id}
      limit 3`,
    ),
)
export type MatterRow = RowOf<typeof MATTERS>

/** The three most important matches: followed ones first, and of these those with the highest stakes. */
export const findMatters = (
  { pool }: Pick<Database, 'pool'>,
  { of, from, to }: { of: { teams: readonly number[]; leagues: readonly number[] }; from: Date; to: Date },
): Promise<MatterRow[]> => rows(pool, MATTERS, { ...of, from, to })
