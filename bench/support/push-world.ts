import { once } from 'node:events'
import type { PushKeys } from '../../apps/server/src/modules/alerts/channels/push-keys.ts'
import type { Database } from '../../packages/database/src/index.ts'
import type { Subscription } from '../../packages/testing/src/push/index.ts'
import type { Bench } from './benchmark.ts'
import { type Child, startChild } from './processes.ts'

export type PushCommand =
  | { kind: 'subscribe'; key: string; count: number }
  | { kind: 'count' }
  | { kind: 'report'; matchOf: readonly string[] }

/** The result of a storm: each alert of a browser with the time of its first arrival (Unix milliseconds). */
export interface PushReport {
  arrivals: { place: number; at: number }[]
  /** Messages that took the place of the same one, sent by a worker that died before it could note it. */
  repeated: number
  /** Alerts of a match that the browser does not follow. */
  strange: number
  refused: number
}

export type PushAnswer =
  | { kind: 'ready'; host: string }
  | { kind: 'subscribed'; subscriptions: Subscription[] }
  | { kind: 'count'; received: number }
  | { kind: 'report'; report: PushReport }

export interface BareCommand {
  host: string
  keys: PushKeys
  payload: string
  targets: readonly Subscription[]
}

/** The next message of a process. */
export async function messageOf<Answer>({ process, ended, output }: Child): Promise<Answer> {
  const gone = ended.then(() => Promise.reject(new Error(`The process ended:\n${output()}`)))
  const [message] = await Promise.race([once(process, 'message'), gone])
  return message as Answer
}

/** A push service in a separate process. */
export async function startPushService(bench: Bench) {
  const child = startChild(bench, ['bench/push-service.child.ts'])
  const { host } = await messageOf<Extract<PushAnswer, { kind: 'ready' }>>(child)
  const ask = async <Kind extends PushAnswer['kind']>(command: PushCommand) => {
    const answered = messageOf<Extract<PushAnswer, { kind: Kind }>>(child)
    child.process.send(command)
    return answered
  }
  return {
    host,
    subscribe: async (key: string, count: number) =>
      (await ask<'subscribed'>({ kind: 'subscribe', key, count })).subscriptions,
    received: async () => (await ask<'count'>({ kind: 'count' })).received,
    report: async (matchOf: readonly string[]) => (await ask<'report'>({ kind: 'report', matchOf })).report,
  }
}

/** Stores a visitor's browser for each subscription, which wants the goals of the home team of one match. */
export async function storeFollowers(
  { pool }: Database,
  subscriptions: readonly Subscription[],
  matches: number,
): Promise<void> {
  await pool.query(
    `with s as (select * from unnest($1::text[], $2::text[], $3::text[]) with ordinality as s(endpoint, p256dh, auth, n)),
     r as (insert into alert_recipient (key_hash, language, zone, hourly_limit, created_at, seen_at)
       select 'storm ' || n, 'en', '+0', 100, now(), now() from s returning id, key_hash),
     w as (insert into alert_wish (recipient_id, team_id, kinds, channels, created_at)
       select r.id, t.id, '{goal}', '{push}', now() from r join s on r.key_hash = 'storm ' || s.n
       join team t on t.name = 'home ' || ((s.n - 1) % $4::integer))
     insert into alert_channel (recipient_id, kind, address, p256dh, auth, label, created_at)
     select r.id, 'push', s.endpoint, s.p256dh, s.auth, '', now() from r join s on r.key_hash = 'storm ' || s.n`,
    [
      subscriptions.map(({ endpoint }) => endpoint),
      subscriptions.map(({ p256dh }) => p256dh),
      subscriptions.map(({ auth }) => auth),
      matches,
    ],
  )
  await pool.query('analyze alert_recipient, alert_wish, alert_channel')
}
