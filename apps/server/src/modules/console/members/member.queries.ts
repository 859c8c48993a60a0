import {
  account,
  auditEntry,
  consent,
  type Database,
  firstRow,
  follow,
  league,
  outboxMail,
  type Placeholders,
  passkey,
  payment,
  query,
  refund,
  rows,
  savedFinder,
  selection,
  statement,
  subscription,
} from '@touchline/database'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { hasApp } from '../../accounts/second-factor/factors.queries.ts'
import { findSessions } from '../../accounts/sessions/session.queries.ts'
import { refundColumns } from '../../billing/refunds/refunds.queries.ts'
import { findEntries } from '../audit/audit.queries.ts'
import { memberColumns } from './members.queries.ts'

interface OfMember {
  id: number
}

const MEMBER = statement((p: Placeholders<OfMember & { now: Date }>) =>
  selection(
    {
      ...memberColumns(p.now),
      activatedAt: account.activatedAt,
      blockedAt: account.blockedAt,
      role: account.role,
      hasFactor: sql<boolean>`(${hasApp} or exists (select from ${passkey} where ${passkey.accountId} = ${account.id}))`,
      finders: sql<number>`(select count(*)::int from ${savedFinder} where ${savedFinder.accountId} = ${account.id})`,
      termsAgreedAt: sql<Date | null>`(
        select max(${consent.agreedAt}) from ${consent} where ${consent.accountId} = ${account.id} and ${consent.kind} = 'terms')`,
      termsDay: sql<string | null>`(
        select ${consent.version}::text from ${consent} where ${consent.accountId} = ${account.id} and ${consent.kind} = 'terms'
        order by ${consent.agreedAt} desc limit 1)`,
      version: sql<number>`coalesce((
        select max(${auditEntry.id}) from ${auditEntry}
        where ${auditEntry.targetKind} = 'member' and ${auditEntry.targetId} = ${account.id}::text), 0)::int`,
    },
    (columns) => sql`select ${columns} from ${account} where ${account.id} = ${p.id}`,
  ),
)

const FAVOURITES = statement((p: Placeholders<OfMember>) =>
  query
    .select({ name: league.name })
    .from(follow)
    .innerJoin(league, eq(league.id, follow.leagueId))
    .where(eq(follow.accountId, p.id))
    .orderBy(asc(league.name)),
)

const SUBSCRIPTIONS = statement((p: Placeholders<OfMember>) =>
  query
    .select({
      id: subscription.id,
      provider: subscription.provider,
      providerId: subscription.providerId,
      months: subscription.months,
      status: subscription.status,
      startedAt: subscription.startedAt,
      paidThrough: subscription.paidThrough,
      cancelledAt: subscription.cancelledAt,
      heldAt: subscription.heldAt,
      checked: sql<boolean>`(${subscription.importedAt} is null or ${subscription.readAt} is not null)`,
      closedAt: sql<Date | null>`coalesce(${subscription.withdrawnAt}, ${subscription.closedAt})`,
    })
    .from(subscription)
    .where(eq(subscription.accountId, p.id))
    .orderBy(sql`coalesce(${subscription.startedAt}, ${subscription.createdAt}) desc`, desc(subscription.id)),
)

const PAYMENTS = statement((p: Placeholders<OfMember>) =>
  query
    .select({
      id: payment.id,
      subscriptionId: payment.subscriptionId,
      provider: payment.provider,
      providerId: payment.providerId,
      months: subscription.months,
      status: payment.status,
      amount: payment.amount,
      refunded: payment.refunded,
      currency: payment.currency,
      paidAt: payment.paidAt,
      receiptUrl: payment.receiptUrl,
      dispute: payment.dispute,
      ...refundColumns,
      refundError: sql<string | null>`(
        select ${refund.error} from ${refund} where ${refund.paymentId} = ${payment.id} order by ${refund.id} desc limit 1)`,
    })
    .from(payment)
    .innerJoin(subscription, eq(subscription.id, payment.subscriptionId))
    .where(eq(payment.accountId, p.id))
    .orderBy(desc(payment.paidAt), desc(payment.id)),
)

const MAX_MAILS = 50

const MAILS = statement((p: Placeholders<{ email: string }>) =>
  query
    .select({
      id: outboxMail.id,
      subject: outboxMail.subject,
      createdAt: outboxMail.createdAt,
      sentAt: outboxMail.sentAt,
      attempts: outboxMail.attempts,
      lastError: outboxMail.lastError,
    })
    .from(outboxMail)
    .where(sql`lower(${outboxMail.recipient}) = lower(${p.email})`)
    .orderBy(desc(outboxMail.createdAt), desc(outboxMail.id))
    .limit(MAX_MAILS),
)

const SHOWN_ENTRIES = 20

/** Everything an operator sees of a member; null if there is none. */
export async function findMember(database: Database, id: number, now: Date) {
  const { pool } = database
  const member = await firstRow(pool, MEMBER, { id, now })
  if (member === null) return null
  const anyEntry = { actor: null, action: null, from: null, to: null, before: null, limit: SHOWN_ENTRIES }
  const [favourites, sessions, subscriptions, payments, mails, entries] = await Promise.all([
    rows(pool, FAVOURITES, { id }),
    findSessions(database, { accountId: id, token: '' }, now),
    rows(pool, SUBSCRIPTIONS, { id }),
    rows(pool, PAYMENTS, { id }),
    rows(pool, MAILS, { email: member.email }),
    findEntries(database, { ...anyEntry, member: id }),
  ])
  return { member, favourites, sessions, subscriptions, payments, mails, entries }
}

export type StoredMemberDetails = NonNullable<Awaited<ReturnType<typeof findMember>>>

const PROVIDER_IDS = statement((p: Placeholders<{ ids: number[] }>) =>
  query
    .select({
      accountId: subscription.accountId,
      ids: sql<string>`string_agg(${subscription.provider} || coalesce(':' || ${subscription.providerId}, ''), ' ' order by ${subscription.id})`,
    })
    .from(subscription)
    .where(and(inArray(subscription.accountId, sql`(select unnest(${p.ids}::int[]))`)))
    .groupBy(subscription.accountId),
)

/** The ids of members' subscriptions at the providers, as a file has them. */
export async function findProviderIds({ pool }: Pick<Database, 'pool'>, ids: number[]): Promise<Map<number, string>> {
  return new Map((await rows(pool, PROVIDER_IDS, { ids })).map((row) => [row.accountId, row.ids]))
}
