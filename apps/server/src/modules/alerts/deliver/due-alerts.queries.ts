import {
  account,
  alert,
  alertChannel,
  alertRecipient,
  type Database,
  execute,
  fixture,
  happening,
  type Placeholders,
  prepared,
  type RowOf,
  rows,
  selection,
} from '@touchline/database'
import { isInPlay, STATES } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { hiddenScores } from '../../hidden-scores/hidden-scores.queries.ts'

type Store = Pick<Database, 'pool'>

/** By the database's clock, which all workers share; a worker that dies is taken over from after it. */
const LEASE_SECONDS = 5
const IN_PLAY = STATES.map(({ id }) => id).filter(isInPlay)

const TAKE = prepared((p: Placeholders<{ now: Date; most: number }>) =>
  selection(
    {
      happeningId: alert.happeningId,
      channelId: alert.channelId,
      recipientId: alert.recipientId,
      attempts: alert.attempts,
      expiresAt: alert.expiresAt,
      kind: alertChannel.kind,
      address: alertChannel.address,
      p256dh: sql<string | null>`${alertChannel.p256dh}`,
      auth: sql<string | null>`${alertChannel.auth}`,
      failures: alertChannel.failures,
      language: alertRecipient.language,
      zone: alertRecipient.zone,
      hidesScores: alertRecipient.hidesScores,
      hidden: hiddenScores,
      accountId: sql<number | null>`${alertRecipient.accountId}`,
      email: sql<string | null>`${account.email}`,
    },
    (columns) => sql`
      update ${alert} set leased_until = clock_timestamp() + make_interval(secs => ${sql.raw(String(LEASE_SECONDS))}),
        attempts = ${alert.attempts} + 1
      from (
        select ${alert.happeningId} as happening_id, ${alert.channelId} as channel_id from ${alert}
        where ${alert.state} = 'waiting' and ${alert.dueAt} <= ${p.now}
          and coalesce(${alert.leasedUntil}, '-infinity') < clock_timestamp()
        order by ${alert.dueAt} limit ${p.most} for update skip locked) as due
      join ${alertChannel} on ${alertChannel.id} = due.channel_id
      join ${alertRecipient} on ${alertRecipient.id} = ${alertChannel.recipientId}
      left join ${account} on ${account.id} = ${alertRecipient.accountId}
      where ${alert.happeningId} = due.happening_id and ${alert.channelId} = due.channel_id
      returning ${columns}`,
  ),
)
/** An alert that this worker has taken to send. */
export type DueAlert = RowOf<typeof TAKE>

/** Takes alerts that are due, for a few seconds; what another worker has is passed over. */
export const takeDue = ({ pool }: Store, now: Date, most: number): Promise<DueAlert[]> =>
  rows(pool, TAKE, { now, most })

const keysOf = (alerts: readonly Pick<DueAlert, 'happeningId' | 'channelId'>[]) =>
  sql`unnest(${sql.param(alerts.map(({ happeningId }) => happeningId))}::integer[],
    ${sql.param(alerts.map(({ channelId }) => channelId))}::integer[])`

/** Keeps what takes long. */
export async function keepTaken({ pool }: Store, alerts: readonly DueAlert[]): Promise<void> {
  if (alerts.length === 0) return
  await execute(
    pool,
    sql`update ${alert} set leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::integer)
      from ${keysOf(alerts)} as k(happening_id, channel_id)
      where ${alert.happeningId} = k.happening_id and ${alert.channelId} = k.channel_id and ${alert.state} = 'waiting'`,
  )
}

/** The outcome of an alert: `waiting` is tried again at `dueAt`. */
export interface Outcome {
  alert: DueAlert
  state: 'sent' | 'expired' | 'withdrawn' | 'failed' | 'waiting'
  dueAt?: Date
  error?: string
  /** The channel does not exist any more. */
  isGone?: boolean
}

/** Notes what became of alerts, and of the channels that failed or work again. */
export async function noteOutcomes({ pool }: Store, outcomes: readonly Outcome[], now: Date): Promise<void> {
  if (outcomes.length === 0) return
  const of = (value: (outcome: Outcome) => unknown) => sql.param(outcomes.map(value))
  await execute(
    pool,
    sql`update ${alert} set state = o.state, leased_until = null, error = o.error,
        due_at = coalesce(o.due_at, ${alert.dueAt}), sent_at = case when o.state = 'sent' then ${now}::timestamptz end
      from unnest(${of(({ alert: { happeningId } }) => happeningId)}::integer[], ${of(({ alert: { channelId } }) => channelId)}::integer[],
        ${of(({ state }) => state)}::text[], ${of(({ error = null }) => error)}::text[],
        ${of(({ dueAt = null }) => dueAt)}::timestamptz[]) as o(happening_id, channel_id, state, error, due_at)
      where ${alert.happeningId} = o.happening_id and ${alert.channelId} = o.channel_id and ${alert.state} = 'waiting'`,
  )
  const recovered = outcomes.filter(({ state, alert: { failures } }) => state === 'sent' && failures > 0)
  const failed = outcomes.filter(({ error, isGone }) => error !== undefined && !isGone)
  const gone = outcomes.filter(({ isGone }) => isGone)
  const channels = (some: readonly Outcome[]) => sql.param(some.map(({ alert: { channelId } }) => channelId))
  if (recovered.length > 0)
    await execute(
      pool,
      sql`update ${alertChannel} set failures = 0, last_error = null where ${alertChannel.id} = any(${channels(recovered)}::integer[])`,
    )
  if (failed.length > 0)
    await execute(
      pool,
      sql`update ${alertChannel} set failures = least(${alertChannel.failures} + 1, 1000), last_error = f.error
        from unnest(${channels(failed)}::integer[], ${sql.param(failed.map(({ error }) => error))}::text[]) as f(id, error)
        where ${alertChannel.id} = f.id`,
    )
  if (gone.length > 0)
    await execute(pool, sql`delete from ${alertChannel} where ${alertChannel.id} = any(${channels(gone)}::integer[])`)
}

const BADGES = prepared((p: Placeholders<{ recipients: readonly number[] }>) =>
  selection(
    { recipientId: sql<number>`w.recipient_id`, live: sql<number>`count(distinct f.id)::integer` },
    (columns) => sql`
      with f as materialized (
        select id, home_team_id, away_team_id from ${fixture}
        where ${fixture.stateId} in (${sql.raw(IN_PLAY.join())}) and ${fixture.kickoffKnown} and not ${fixture.doubled})
      select ${columns} from alert_wish w join f
        on f.id = w.fixture_id or f.home_team_id = w.team_id or f.away_team_id = w.team_id
      where w.recipient_id = any(${p.recipients}::integer[])
      group by 1`,
  ),
)

/** How many matches in play each recipient follows with alerts; recipients without any are left out. */
export async function liveMatches({ pool }: Store, recipients: readonly number[]): Promise<Map<number, number>> {
  if (recipients.length === 0) return new Map()
  const found = await rows(pool, BADGES, { recipients })
  return new Map(found.map(({ recipientId, live }) => [recipientId, live]))
}

const HAPPENED = prepared((p: Placeholders<{ ids: readonly number[] }>) =>
  selection(
    {
      id: happening.id,
      kind: happening.kind,
      at: happening.at,
      detail: happening.detail,
      fixtureId: sql<number | null>`${happening.fixtureId}`,
      teamId: sql<number | null>`${happening.teamId}`,
      toTeamId: sql<number | null>`${happening.toTeamId}`,
      playerId: sql<number | null>`${happening.playerId}`,
      kickoff: sql<Date | null>`f.kickoff`,
      kickoffKnown: sql<boolean | null>`f.kickoff_known`,
      homeTeamId: sql<number | null>`f.home_team_id`,
      awayTeamId: sql<number | null>`f.away_team_id`,
      stateId: sql<number | null>`f.state_id`,
      countryId: sql<number | null>`l.country_id`,
      league: sql<string | null>`l.name`,
      home: sql<string | null>`h.name`,
      away: sql<string | null>`a.name`,
      team: sql<string | null>`t.name`,
      toTeam: sql<string | null>`tt.name`,
      player: sql<string | null>`p.name`,
      scorer: sql<string | null>`(
        select e.player_name from event e where e.fixture_id = f.id and e.type_id in (14, 15, 16)
          and e.result = (${happening.detail} ->> 'home') || '-' || (${happening.detail} ->> 'away') and ${happening.kind} = 'goal' limit 1)`,
    },
    (columns) => sql`
      select ${columns} from ${happening}
      left join fixture f on f.id = ${happening.fixtureId} left join league l on l.id = f.league_id
      left join team h on h.id = f.home_team_id left join team a on a.id = f.away_team_id
      left join team t on t.id = ${happening.teamId} left join team tt on tt.id = ${happening.toTeamId}
      left join player p on p.id = ${happening.playerId}
      where ${happening.id} = any(${p.ids}::integer[])`,
  ),
)
/** A happening with the names for its text. */
export type Happened = RowOf<typeof HAPPENED>

export async function findHappened({ pool }: Store, ids: readonly number[]): Promise<Map<number, Happened>> {
  return new Map((await rows(pool, HAPPENED, { ids: [...new Set(ids)] })).map((row) => [row.id, row]))
}
