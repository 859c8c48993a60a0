import {
  account,
  accountToken,
  consent,
  contactMessage,
  type Database,
  emailChange,
  favouriteLeague,
  firstRow,
  league,
  type Placeholders,
  payment,
  query,
  referralClick,
  rows,
  savedFinder,
  statement,
  subscription,
} from '@touchline/database'
import { asc, eq, sql } from 'drizzle-orm'

interface OfAccount {
  accountId: number
}

const ACCOUNT = statement((p: Placeholders<OfAccount>) =>
  query
    .select({
      username: account.username,
      email: account.email,
      pendingEmail: emailChange.email,
      countryId: account.countryId,
      language: account.language,
      createdAt: account.createdAt,
      activatedAt: account.activatedAt,
    })
    .from(account)
    .leftJoin(emailChange, eq(emailChange.accountId, account.id))
    .where(eq(account.id, p.accountId)),
)

const FAVOURITES = statement((p: Placeholders<OfAccount>) =>
  query
    .select({ leagueId: favouriteLeague.leagueId, name: league.name, since: favouriteLeague.createdAt })
    .from(favouriteLeague)
    .innerJoin(league, eq(league.id, favouriteLeague.leagueId))
    .where(eq(favouriteLeague.accountId, p.accountId))
    .orderBy(asc(favouriteLeague.createdAt), asc(league.id)),
)

const FINDERS = statement((p: Placeholders<OfAccount>) =>
  query
    .select({ name: savedFinder.name, finder: savedFinder.finder, createdAt: savedFinder.createdAt })
    .from(savedFinder)
    .where(eq(savedFinder.accountId, p.accountId))
    .orderBy(asc(savedFinder.createdAt), asc(savedFinder.id)),
)

const SESSIONS = statement((p: Placeholders<OfAccount>) =>
  query
    .select({
      createdAt: accountToken.createdAt,
      expiresAt: accountToken.expiresAt,
      userAgent: accountToken.userAgent,
    })
    .from(accountToken)
    .where(eq(accountToken.accountId, p.accountId))
    .orderBy(asc(accountToken.createdAt)),
)

const SUBSCRIPTIONS = statement((p: Placeholders<OfAccount>) =>
  query
    .select({
      provider: subscription.provider,
      months: subscription.months,
      status: subscription.status,
      startedAt: subscription.startedAt,
      paidThrough: subscription.paidThrough,
      cancelledAt: subscription.cancelledAt,
      withdrawnAt: subscription.withdrawnAt,
      refusedAt: subscription.refusedAt,
      heldAt: subscription.heldAt,
      payer: subscription.payer,
    })
    .from(subscription)
    .where(eq(subscription.accountId, p.accountId))
    .orderBy(asc(subscription.id)),
)

const PAYMENTS = statement((p: Placeholders<OfAccount>) =>
  query
    .select({
      provider: payment.provider,
      status: payment.status,
      amount: payment.amount,
      refunded: payment.refunded,
      currency: payment.currency,
      paidAt: payment.paidAt,
      dispute: payment.dispute,
    })
    .from(payment)
    .where(eq(payment.accountId, p.accountId))
    .orderBy(asc(payment.paidAt), asc(payment.id)),
)

const CONSENTS = statement((p: Placeholders<OfAccount>) =>
  query
    .select({ kind: consent.kind, version: consent.version, agreedAt: consent.agreedAt })
    .from(consent)
    .where(eq(consent.accountId, p.accountId))
    .orderBy(asc(consent.agreedAt), asc(consent.kind)),
)

const CLICKS = statement((p: Placeholders<OfAccount>) =>
  query
    .select({ code: referralClick.code, createdAt: referralClick.createdAt })
    .from(referralClick)
    .where(
      sql`exists (
        select 1 from ${subscription}
        where ${subscription.accountId} = ${p.accountId} and ${subscription.clickId} = ${referralClick.id})`,
    )
    .orderBy(asc(referralClick.createdAt)),
)

const MESSAGES = statement((p: Placeholders<OfAccount>) =>
  query
    .select({
      username: contactMessage.username,
      message: contactMessage.message,
      createdAt: contactMessage.createdAt,
    })
    .from(contactMessage)
    .innerJoin(account, eq(account.foldedEmail, sql`lower(${contactMessage.email})`))
    .where(eq(account.id, p.accountId))
    .orderBy(asc(contactMessage.createdAt)),
)

/** Rows as they are stored; cents, and ids where the export has names. */
export type StoredAccount = Awaited<ReturnType<typeof findEverything>>

/** Everything that is kept about an account, and the messages written from its mail address. */
export async function findEverything({ pool }: Pick<Database, 'pool'>, accountId: number) {
  const found = await firstRow(pool, ACCOUNT, { accountId })
  if (found === null) throw new Error(`The account ${accountId} of a session is gone`)
  const [favourites, finders, sessions, subscriptions, payments, consents, clicks, messages] = await Promise.all([
    rows(pool, FAVOURITES, { accountId }),
    rows(pool, FINDERS, { accountId }),
    rows(pool, SESSIONS, { accountId }),
    rows(pool, SUBSCRIPTIONS, { accountId }),
    rows(pool, PAYMENTS, { accountId }),
    rows(pool, CONSENTS, { accountId }),
    rows(pool, CLICKS, { accountId }),
    rows(pool, MESSAGES, { accountId }),
  ])
  return { account: found, favourites, finders, sessions, subscriptions, payments, consents, clicks, messages }
}
