import {
  execute,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  selection,
  statement,
  subscription,
  subscriptionPause,
} from '@touchline/database'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'

/** A subscription is to rest when its renewal is so near. Providers prepare renewals some hours before. */
const AHEAD = '2 days'
/** A renewal that was missed while the server was away; one that was charged is not due any more. */
const BEHIND = '3 days'

const columns = {
  subscriptionId: subscriptionPause.subscriptionId,
  accountId: subscriptionPause.accountId,
  startsAt: subscriptionPause.startsAt,
  endsAt: subscriptionPause.endsAt,
  begunAt: subscriptionPause.begunAt,
  endedAt: subscriptionPause.endedAt,
  provider: subscription.provider,
  providerId: sql<string>`${subscription.providerId}`,
  status: subscription.status,
}

const DUE = statement((p: Placeholders<{ now: Date; months: number[] }>) =>
  selection(
    {
      subscriptionId: subscription.id,
      accountId: subscription.accountId,
      provider: subscription.provider,
      startsAt: sql<Date>`${subscription.paidThrough}`,
    },
    (chosen) => sql`
      select ${chosen} from ${subscription}
      where ${subscription.status} = 'active' and ${subscription.provider} <> 'grant' and ${subscription.months} = 1
        and ${subscription.heldAt} is null and ${subscription.providerId} is not null
        and ${subscription.paidThrough} between ${p.now}::timestamptz - ${sql.raw(`interval '${BEHIND}'`)}
          and ${p.now}::timestamptz + ${sql.raw(`interval '${AHEAD}'`)}
        and extract(month from ${subscription.paidThrough} at time zone 'UTC')::int = any(${p.months}::int[])
        and not exists (
          select from ${subscriptionPause} where ${subscriptionPause.subscriptionId} = ${subscription.id}
            and ${subscriptionPause.endsAt} > ${subscription.paidThrough})`,
  ),
)

/** Subscriptions whose renewal falls into one of these months of the year, and soon. */
export const duePauses = (client: Queryable, now: Date, months: readonly number[]) =>
  rows(client, DUE, { now, months: [...months] })

export const addPause = (
  client: Queryable,
  added: Pick<StoredPause, 'subscriptionId' | 'accountId' | 'startsAt' | 'endsAt'>,
) => execute(client, query.insert(subscriptionPause).values(added).onConflictDoNothing())

const OPEN = statement(() =>
  query
    .select(columns)
    .from(subscriptionPause)
    .innerJoin(subscription, eq(subscription.id, subscriptionPause.subscriptionId))
    .where(isNull(subscriptionPause.endedAt))
    .orderBy(asc(subscriptionPause.endsAt)),
)

export type StoredPause = RowOf<typeof OPEN>

/** Rests that have not ended. */
export const openPauses = (client: Queryable): Promise<StoredPause[]> => rows(client, OPEN, {})

const OF_ACCOUNT = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select(columns)
    .from(subscriptionPause)
    .innerJoin(subscription, eq(subscription.id, subscriptionPause.subscriptionId))
    .where(and(eq(subscriptionPause.accountId, p.accountId), isNull(subscriptionPause.endedAt))),
)

/** The rest of an account's plan that has not ended; null without one. */
export const pauseOf = async (client: Queryable, accountId: number): Promise<StoredPause | null> =>
  (await rows(client, OF_ACCOUNT, { accountId }))[0] ?? null

const OF_SUBSCRIPTION = statement((p: Placeholders<{ providerId: string }>) =>
  query
    .select({ startsAt: subscriptionPause.startsAt, endsAt: subscriptionPause.endsAt })
    .from(subscriptionPause)
    .innerJoin(subscription, eq(subscription.id, subscriptionPause.subscriptionId))
    .where(and(eq(subscription.provider, 'demo'), eq(subscription.providerId, p.providerId)))
    .orderBy(asc(subscriptionPause.startsAt)),
)

/** Rests of a subscription of the demo world, the earliest first. */
export const pausesOfDemo = (client: Queryable, providerId: string) => rows(client, OF_SUBSCRIPTION, { providerId })

const isThis = ({ subscriptionId, startsAt }: Pick<StoredPause, 'subscriptionId' | 'startsAt'>) =>
  and(eq(subscriptionPause.subscriptionId, subscriptionId), eq(subscriptionPause.startsAt, startsAt))

type Noted = Partial<Pick<StoredPause, 'begunAt' | 'endsAt' | 'endedAt'>>

export const notePause = (client: Queryable, pause: StoredPause, values: Noted) =>
  execute(client, query.update(subscriptionPause).set(values).where(isThis(pause)))
