import { execute, fixture, league, namesOf, query, ratingDue, ratingFit, ratingSnapshot } from '@touchline/database'
import { isFinished } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ChangedThings } from '../change-events.ts'
import { markFactsOf } from '../finder/mark-facts-due.ts'
import type { FixtureSummary } from '../fixture-summaries.ts'

/** Text of a UTC day. */
const dayOf = ({ kickoff }: FixtureSummary): string => kickoff.toISOString().slice(0, 10)

/** What a fixture means to the ratings as far as a list knows it; minutes and scores of a match in play mean nothing. */
const meaning = (summary: FixtureSummary | undefined): string | null =>
  summary === undefined
    ? null
    : [
        dayOf(summary),
        summary.homeTeamId,
        summary.awayTeamId,
        summary.seasonId,
        summary.refereeId,
        summary.stateId,
      ].join()

/**
 * Marks what of which days the written changes may have touched, for ratings and forecasts, in the same transaction.
 * @param before the changed fixtures as they were
 * @param after the same as they are; null for so many that the day of every one is marked
 */
export async function markRatingsDue(
  client: pg.ClientBase,
  changed: Pick<ChangedThings, 'fixtures'>,
  before: ReadonlyMap<number, FixtureSummary>,
  after: ReadonlyMap<number, FixtureSummary> | null,
): Promise<void> {
  const marks: { day: string; fixture: number }[] = []
  for (const id of changed.fixtures) {
    const [was, is] = [before.get(id), after?.get(id)]
    const over = [was, is].some((summary) => summary && isFinished(summary.stateId))
    if (after !== null && !over && meaning(was) === meaning(is)) continue
    for (const day of new Set([was, is].flatMap((summary) => (summary ? dayOf(summary) : [])))) {
      marks.push({ day, fixture: id })
    }
  }
  const unseen = after === null ? [...changed.fixtures] : []
  if (marks.length + unseen.length === 0) return
  const [days, fixtures] = [sql.param(marks.map(({ day }) => day)), sql.param(marks.map((mark) => mark.fixture))]
  await execute(
    client,
    sql`insert into ${ratingDue} (${namesOf(ratingDue, ['day', 'fixtures'])})
      select day, array_agg(id) from (
        select * from unnest(${days}::date[], ${fixtures}::integer[]) as i(day, id)
        union select ${DAY}, ${fixture.id} from ${fixture} where ${fixture.id} = any(${sql.param(unseen)}::integer[])
      ) as marks group by day
      on conflict (${namesOf(ratingDue, ['day'])}) do update set fixtures = ${ratingDue.fixtures} || excluded.fixtures`,
  )
}

/** Marks everything from the first day of some fixtures on, to be made anew: where one of them goes. */
export async function markRatingsAnew(client: pg.ClientBase, fixtures: readonly number[]): Promise<void> {
  await markAnew(client, sql`where ${fixture.id} = any(${sql.param(fixtures)}::integer[])`)
}

/** The same where a league becomes one that is rated, ceases to be, or has another tier. */
export async function markRegradedLeagues(
  client: pg.ClientBase,
  leagues: readonly { id: number; type: string; subType: string | null; tier: number }[],
): Promise<void> {
  const [ids, tiers] = [sql.param(leagues.map(({ id }) => id)), sql.param(leagues.map(({ tier }) => tier))]
  const [types, subTypes] = [
    sql.param(leagues.map(({ type }) => type)),
    sql.param(leagues.map(({ subType }) => subType)),
  ]
  const regraded = sql`join ${league} on ${league.id} = ${fixture.leagueId}
    join unnest(${ids}::integer[], ${types}::text[], ${subTypes}::text[], ${tiers}::smallint[]) as i(id, type, sub_type, tier)
      on i.id = ${league.id}
    where (${league.type}, ${league.subType}, ${league.tier}) is distinct from (i.type, i.sub_type, i.tier)`
  await markAnew(client, regraded)
  await markFactsOf(client, regraded)
}

/** The same for everything there is. */
export async function markAllRatings(client: pg.ClientBase): Promise<void> {
  for (const table of [ratingDue, ratingSnapshot, ratingFit]) await execute(client, query.delete(table))
  await markAnew(client, sql``)
}

const DAY = sql`(${fixture.kickoff} at time zone 'UTC')::date`

const markAnew = (client: pg.ClientBase, which: SQL) =>
  execute(
    client,
    sql`insert into ${ratingDue} (${namesOf(ratingDue, ['day', 'anew'])}) select min(${DAY}), true from ${fixture} ${which}
      having count(*) > 0 on conflict (${namesOf(ratingDue, ['day'])}) do update set anew = true`,
  )

/** Everything from a day on is to be made anew. */
export const markDayAnew = (client: pg.ClientBase, day: string) =>
  execute(
    client,
    query
      .insert(ratingDue)
      .values({ day, anew: true })
      .onConflictDoUpdate({ target: ratingDue.day, set: { anew: true } }),
  )
