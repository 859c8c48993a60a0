import {
  account,
  accountIdentity,
  accountToken,
  apiToken,
  consent,
  contactMessage,
  type Database,
  emailChange,
  feedAddress,
  firstRow,
  fixture,
  follow,
  league,
  type Placeholders,
  passkey,
  payment,
  player,
  query,
  referralClick,
  rows,
  savedFinder,
  secondFactor,
  statement,
  subscription,
  subscriptionPause,
  team,
} from '@touchline/database'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { findAlerts } from '../alerts/recipients/find-alerts.ts'
import { awayTeam, homeTeam } from '../shared/fixture-row.ts'

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
      seenAt: account.seenAt,
      role: account.role,
      blockedAt: account.blockedAt,
      secondFactorSince: secondFactor.confirmedAt,
    })
    .from(account)
    .leftJoin(secondFactor, eq(secondFactor.accountId, account.id))
    .leftJoin(emailChange, eq(emailChange.accountId, account.id))
    .where(eq(account.id, p.accountId)),
)

const PASSKEYS = statement((p: Placeholders<OfAccount>) =>
  query
    .select({ name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt })
    .from(passkey)
    .where(eq(passkey.accountId, p.accountId))
    .orderBy(asc(passkey.createdAt)),
)

const PROVIDERS = statement((p: Placeholders<OfAccount>) =>
  query
    .select({ issuer: accountIdentity.issuer, since: accountIdentity.createdAt })
    .from(accountIdentity)
    .where(eq(accountIdentity.accountId, p.accountId))
    .orderBy(asc(accountIdentity.issuer)),
)

const FAVOURITES = statement((p: Placeholders<OfAccount>) =>
  query
    .select({ leagueId: league.id, name: league.name, since: follow.createdAt })
    .from(follow)
    .innerJoin(league, eq(league.id, follow.leagueId))
    .where(eq(follow.accountId, p.accountId))
    .orderBy(asc(follow.createdAt), asc(league.id)),
)

const FOLLOWS = statement((p: Placeholders<OfAccount>) =>
  query
    .select({
      teamId: follow.teamId,
      matchId: follow.fixtureId,
      playerId: follow.playerId,
      name: sql<string>`coalesce(${team.name}, ${player.name}, ${homeTeam.name} || ' – ' || ${awayTeam.name})`,
      since: follow.createdAt,
    })
    .from(follow)
    .leftJoin(team, eq(team.id, follow.teamId))
    .leftJoin(player, eq(player.id, follow.playerId))
    .leftJoin(fixture, eq(fixture.id, follow.fixtureId))
    .leftJoin(homeTeam, eq(homeTeam.id, fixture.homeTeamId))
    .leftJoin(awayTeam, eq(awayTeam.id, fixture.awayTeamId))
    .where(and(eq(follow.accountId, p.accountId), isNull(follow.leagueId)))
    .orderBy(asc(follow.createdAt), asc(follow.id)),
)

const FEED_ADDRESS = statement((p: Placeholders<OfAccount>) =>
  query.select({ since: feedAddress.createdAt }).from(feedAddress).where(eq(feedAddress.accountId, p.accountId)),
)

const API_TOKEN = statement((p: Placeholders<OfAccount>) =>
  query.select({ since: apiToken.createdAt }).from(apiToken).where(eq(apiToken.accountId, p.accountId)),
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
      pauses: sql<{ starts: string; ends: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('starts', ${subscriptionPause.startsAt}, 'ends', ${subscriptionPause.endsAt}) order by ${subscriptionPause.startsAt})
        from ${subscriptionPause} where ${subscriptionPause.subscriptionId} = ${subscription.id}), '[]')`,
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

/** All stored data of an account, and the messages written from its mail address. */
export async function findEverything({ pool }: Pick<Database, 'pool'>, accountId: number) {
  const found = await firstRow(pool, ACCOUNT, { accountId })
  if (found === null) throw new Error(`The account ${accountId} of a session is gone`)
  const [
    passkeys,
    providers,
    favourites,
    follows,
    address,
    program,
    finders,
    sessions,
    subscriptions,
    payments,
    consents,
    clicks,
    messages,
  ] = await Promise.all([
    rows(pool, PASSKEYS, { accountId }),
    rows(pool, PROVIDERS, { accountId }),
    rows(pool, FAVOURITES, { accountId }),
    rows(pool, FOLLOWS, { accountId }),
    firstRow(pool, FEED_ADDRESS, { accountId }),
    firstRow(pool, API_TOKEN, { accountId }),
    rows(pool, FINDERS, { accountId }),
    rows(pool, SESSIONS, { accountId }),
    rows(pool, SUBSCRIPTIONS, { accountId }),
    rows(pool, PAYMENTS, { accountId }),
    rows(pool, CONSENTS, { accountId }),
    rows(pool, CLICKS, { accountId }),
    rows(pool, MESSAGES, { accountId }),
  ])
  const alerts = await findAlerts({ pool }, { accountId, language: found.language })
  const kept = {
    passkeys,
    providers,
    favourites,
    follows,
    address,
    program,
    finders,
    sessions,
    subscriptions,
    payments,
    consents,
    clicks,
    messages,
    alerts,
  }
  return { account: found, ...kept }
}
