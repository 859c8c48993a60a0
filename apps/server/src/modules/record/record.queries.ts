import {
  country,
  fixture,
  forecastRecord,
  league,
  mergedFixture,
  type Placeholders,
  type Queryable,
  query,
  type RecordKind,
  type RowOf,
  recordHead,
  recordScore,
  rows,
  type ScoreMarket,
  selection,
  statement,
} from '@touchline/database'
import { isFinished, STATE, STATES } from '@touchline/football'
import { and, desc, eq, sql } from 'drizzle-orm'

const SCORES = statement((p: Placeholders<{ simulated: boolean; kind: RecordKind; market: ScoreMarket }>) =>
  query
    .select({
      afterwards: recordScore.afterwards,
      month: recordScore.month,
      leagueId: recordScore.leagueId,
      league: league.name,
      country: country.name,
      sums: recordScore.sums,
    })
    .from(recordScore)
    .innerJoin(league, eq(league.id, recordScore.leagueId))
    .innerJoin(country, eq(country.id, league.countryId))
    .where(and(eq(recordScore.simulated, p.simulated), eq(recordScore.kind, p.kind), eq(recordScore.market, p.market))),
)

/** Sums of the forecasts of one league in one month. */
export type ScoreRow = RowOf<typeof SCORES>

export const scoresOf = (
  queryable: Queryable,
  which: { simulated: boolean; kind: RecordKind; market: ScoreMarket },
): Promise<ScoreRow[]> => rows(queryable, SCORES, which)

const LEAGUES = statement((p: Placeholders<{ simulated: boolean }>) =>
  query
    .selectDistinct({ leagueId: league.id, league: league.name, country: country.name })
    .from(recordScore)
    .innerJoin(league, eq(league.id, recordScore.leagueId))
    .innerJoin(country, eq(country.id, league.countryId))
    .where(eq(recordScore.simulated, p.simulated))
    .orderBy(country.name, league.name),
)

/** Leagues of which anything is graded. */
export const gradedLeagues = (queryable: Queryable, simulated: boolean) => rows(queryable, LEAGUES, { simulated })

const OVER = [
  ...STATES.map(({ id }) => id).filter(isFinished),
  STATE.cancelled,
  STATE.walk_over,
  STATE.abandoned,
  STATE.awarded,
  STATE.deleted,
].join()
/** A match that is not over by then was forgotten by its feed. */
const MAX_WAIT = '2 days'

const WRITTEN = statement((p: Placeholders<{ simulated: boolean; kind: RecordKind; now: Date }>) =>
  selection(
    {
      written: sql<number>`count(*)`,
      firstAt: sql<Date | null>`min(${forecastRecord.recordedAt})`,
      waiting: sql<number>`count(*) filter (where ${forecastRecord.kickoff} > ${p.now}::timestamptz - interval '${sql.raw(MAX_WAIT)}'
        and not exists (select from ${fixture} where ${fixture.id} = coalesce(${mergedFixture.keptId}, ${forecastRecord.fixtureId})
          and ${fixture.stateId} in (${sql.raw(OVER)})))`,
      /** Rows of all kinds, as in a head. */
      unsealed: sql<number>`(select count(*) from ${forecastRecord} where ${forecastRecord.simulated} = ${p.simulated}::boolean
        and ${forecastRecord.recordedAt} >= coalesce((select (max(${recordHead.day}) + 1)::timestamp
        from ${recordHead} where ${recordHead.simulated} = ${p.simulated}::boolean) at time zone 'UTC', '-infinity'))`,
    },
    (columns) => sql`
      select ${columns} from ${forecastRecord}
      left join ${mergedFixture} on ${mergedFixture.goneId} = ${forecastRecord.fixtureId}
      where ${forecastRecord.simulated} = ${p.simulated}::boolean and ${forecastRecord.kind} = ${p.kind}`,
  ),
)

export async function countWritten(
  queryable: Queryable,
  which: { simulated: boolean; kind: RecordKind; now: Date },
): Promise<RowOf<typeof WRITTEN>> {
  const none = { written: 0, firstAt: null, waiting: 0, unsealed: 0 }
  return (await rows(queryable, WRITTEN, which))[0] ?? none
}

const HEADS = statement((p: Placeholders<{ simulated: boolean; from: string; limit: number }>) =>
  query
    .select()
    .from(recordHead)
    .where(and(eq(recordHead.simulated, p.simulated), sql`${recordHead.day} >= ${p.from}::date`))
    .orderBy(desc(recordHead.day))
    .limit(p.limit),
)

const FIRST_DAY = '1970-01-01'
const ALL = 2_147_483_647

/** The newest first. */
export const newestHeads = (
  queryable: Queryable,
  { simulated, from = FIRST_DAY, limit = ALL }: { simulated: boolean; from?: string | undefined; limit?: number },
) => rows(queryable, HEADS, { simulated, from, limit })
