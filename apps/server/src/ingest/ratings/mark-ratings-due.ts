import { isFinished } from '@touchline/football'
import type pg from 'pg'
import type { FixtureSummary } from '../fixture-summary.ts'
import type { ChangedThings } from '../sinks/sink-context.ts'

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
 * Marks the days whose ratings and forecasts the written changes may touch, in the same transaction.
 * @param before the changed fixtures as they were
 * @param after the same as they are; null for so many that the day of every one is marked
 */
export async function markRatingsDue(
  client: pg.ClientBase,
  changed: Pick<ChangedThings, 'fixtures'>,
  before: ReadonlyMap<number, FixtureSummary>,
  after: ReadonlyMap<number, FixtureSummary> | null,
): Promise<void> {
  const days = new Set<string>()
  for (const id of changed.fixtures) {
    const [was, is] = [before.get(id), after?.get(id)]
    const over = [was, is].some((summary) => summary && isFinished(summary.stateId))
    if (after !== null && !over && meaning(was) === meaning(is)) continue
    for (const summary of [was, is]) if (summary) days.add(dayOf(summary))
  }
  const unseen = after === null ? [...changed.fixtures] : []
  if (days.size + unseen.length === 0) return
  await client.query(
    `insert into rating_due (day)
     select unnest($1::date[]) union select (kickoff at time zone 'UTC')::date from fixture where id = any($2::integer[])
     on conflict do nothing`,
    [[...days], unseen],
  )
}

/** Marks everything from the first day of some fixtures on, to be made anew: where one of them goes. */
export async function markRatingsAnew(client: pg.ClientBase, fixtures: readonly number[]): Promise<void> {
  await client.query(`${ANEW_FROM_FIRST} where f.id = any($1::integer[]) ${ONCE}`, [fixtures])
}

/** The same where a league becomes one that is rated, ceases to be, or has another tier. */
export async function markRegradedLeagues(
  client: pg.ClientBase,
  leagues: readonly { id: number; type: string; subType: string | null; tier: number }[],
): Promise<void> {
  await client.query(
    `${ANEW_FROM_FIRST} join league l on l.id = f.league_id
     join unnest($1::integer[], $2::text[], $3::text[], $4::smallint[]) as i(id, type, sub_type, tier) on i.id = l.id
     where (l.type, l.sub_type, l.tier) is distinct from (i.type, i.sub_type, i.tier) ${ONCE}`,
    [
      leagues.map(({ id }) => id),
      leagues.map(({ type }) => type),
      leagues.map(({ subType }) => subType),
      leagues.map(({ tier }) => tier),
    ],
  )
}

/** The same for everything there is. */
export async function markAllRatings(client: pg.ClientBase): Promise<void> {
  await client.query('delete from rating_due')
  await client.query('delete from rating_snapshot')
  await client.query('delete from rating_fit')
  await client.query(`${ANEW_FROM_FIRST} ${ONCE}`)
}

const ANEW_FROM_FIRST = `insert into rating_due (day, anew)
  select min((f.kickoff at time zone 'UTC')::date), true from fixture f`
const ONCE = 'having count(*) > 0 on conflict (day) do update set anew = true'
