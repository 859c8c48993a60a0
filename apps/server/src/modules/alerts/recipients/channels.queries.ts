import { MAX_ALERT_CHANNELS } from '@touchline/contract'
import {
  alertChannel,
  type ChannelKind,
  execute,
  firstRow,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  statement,
} from '@touchline/database'
import { joinHidden } from '@touchline/football'
import { and, asc, eq, sql } from 'drizzle-orm'
import { findHidden, setHidden } from '../../hidden-scores/hidden-scores.queries.ts'

const CHANNELS = statement((p: Placeholders<{ recipientId: number }>) =>
  query
    .select()
    .from(alertChannel)
    .where(eq(alertChannel.recipientId, p.recipientId))
    .orderBy(asc(alertChannel.createdAt), asc(alertChannel.id)),
)
export type ChannelRow = RowOf<typeof CHANNELS>

export const findChannels = (queryable: Queryable, recipientId: number): Promise<ChannelRow[]> =>
  rows(queryable, CHANNELS, { recipientId })

export interface NewChannel {
  kind: ChannelKind
  address: string
  label: string
  p256dh?: string
  auth?: string
}

const ENDPOINT = statement((p: Placeholders<{ address: string }>) =>
  query
    .select()
    .from(alertChannel)
    .where(and(eq(alertChannel.address, p.address), eq(alertChannel.kind, 'push'))),
)

/**
 * Stores a channel for alerts. A browser's subscription moves to its present user if its keys are the same: somebody who knows only the
 * address cannot take it over.
 * @returns why it was not stored, or null
 */
export async function addChannel(
  client: Queryable,
  { recipientId, channel, now }: { recipientId: number; channel: NewChannel; now: Date },
): Promise<'taken' | 'too many' | null> {
  if (channel.kind === 'push') {
    const known = await firstRow(client, ENDPOINT, { address: channel.address })
    if (known && (known.p256dh !== channel.p256dh || known.auth !== channel.auth)) return 'taken'
    if (known) {
      const change = { recipientId, label: channel.label }
      await execute(client, query.update(alertChannel).set(change).where(eq(alertChannel.id, known.id)))
      if (known.recipientId !== recipientId)
        await execute(client, sql`delete from alert where channel_id = ${known.id}::integer`)
      return null
    }
  }
  if ((await findChannels(client, recipientId)).length >= MAX_ALERT_CHANNELS) return 'too many'
  await execute(
    client,
    query
      .insert(alertChannel)
      .values({ recipientId, createdAt: now, ...channel })
      .onConflictDoNothing(),
  )
  return null
}

export async function removeChannel(client: Queryable, recipientId: number, id: number): Promise<void> {
  const same = and(eq(alertChannel.recipientId, recipientId), eq(alertChannel.id, id))
  await execute(client, query.delete(alertChannel).where(same))
}

/** Turns mail of single alerts on or off. */
export async function setMailed(
  client: Queryable,
  { recipientId, isOn, now }: { recipientId: number; isOn: boolean; now: Date },
): Promise<void> {
  const mail = { recipientId, kind: 'mail' as const, address: '', label: '', createdAt: now }
  if (isOn) await execute(client, query.insert(alertChannel).values(mail).onConflictDoNothing())
  else {
    const same = and(eq(alertChannel.recipientId, recipientId), eq(alertChannel.kind, 'mail'))
    await execute(client, query.delete(alertChannel).where(same))
  }
}

/** A mailbox that does not exist is sent no alerts and no digest any more. */
export async function stopMail(client: Queryable, email: string): Promise<void> {
  const theirs = sql`select r.id from alert_recipient r join account a on a.id = r.account_id where a.folded_email = lower(${email})`
  await execute(
    client,
    sql`delete from ${alertChannel} where ${alertChannel.kind} = 'mail' and ${alertChannel.recipientId} in (${theirs})`,
  )
  await execute(client, sql`update alert_recipient set digest = 'off', digest_due_at = null where id in (${theirs})`)
}

/** Moves what a visitor's browser had set to the account that signed in there; what the account has of it stays. */
export async function moveAll(client: Queryable, from: number, to: number): Promise<void> {
  const others = sql`exists (select from alert_wish y where y.recipient_id = ${to}::integer and (y.team_id = x.team_id
    or y.league_id = x.league_id or y.fixture_id = x.fixture_id or y.player_id = x.player_id))`
  await execute(
    client,
    sql`update alert_wish x set recipient_id = ${to}::integer where x.recipient_id = ${from}::integer and not ${others}`,
  )
  await execute(
    client,
    sql`insert into alert_mute (recipient_id, fixture_id) select ${to}::integer, fixture_id from alert_mute
      where recipient_id = ${from}::integer on conflict do nothing`,
  )
  await execute(
    client,
    sql`update alert_channel x set recipient_id = ${to}::integer where x.recipient_id = ${from}::integer
      and not exists (select from alert_channel y where y.recipient_id = ${to}::integer and y.kind = x.kind and y.address = x.address)`,
  )
  await execute(client, sql`update alert set recipient_id = ${to}::integer where recipient_id = ${from}::integer`)
  const [hidden, own] = [await findHidden(client, { recipientId: from }), await findHidden(client, { recipientId: to })]
  if (hidden !== null && own !== null) await setHidden(client, to, joinHidden(own, hidden))
  await execute(client, sql`delete from alert_recipient where id = ${from}::integer`)
}
