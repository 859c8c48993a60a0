import type { Language } from '@touchline/messages'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, ownId } from './columns.ts'
import { country } from './reference.ts'

const createdAt = () => instant().notNull()

export const account = pgTable(
  'account',
  {
    id: ownId(),
    username: text().notNull(),
    /** Without regard to case, so that nobody can pass for another. */
    foldedUsername: text().notNull(),
    email: text().notNull(),
    foldedEmail: text().notNull(),
    /** argon2id with its parameters and salt. */
    passwordHash: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => country.id),
    /** Language of its mails. */
    language: text().$type<Language>().notNull(),
    /** Null until the link in the mail was followed. */
    activatedAt: instant(),
    /** Role of people who run the site and so see everything; null for members. */
    role: text({ enum: ['owner', 'support', 'editor', 'analyst'] }),
    /** Whether a passkey is asked for after the password, where there is one. */
    passkeyFactor: boolean().notNull().default(false),
    /** Time since which an operator blocks the account from signing in; null if it is not blocked. */
    blockedAt: instant(),
    /** Last use of a session, to the hour; the sign-up before there was one. */
    seenAt: instant().notNull().default(sql`now()`),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.foldedUsername),
    uniqueIndex().on(t.foldedEmail),
    index('account_names').using('gin', sql`(folded_username || ' ' || folded_email) gin_trgm_ops`),
    index().on(t.createdAt, t.id),
    index().on(t.seenAt, t.id),
    index('account_blocked').on(t.seenAt, t.id).where(sql`blocked_at is not null`),
    index('account_waiting').on(t.seenAt, t.id).where(sql`activated_at is null`),
    check('account_role', sql`role in ('owner', 'support', 'editor', 'analyst')`),
    // No name is an address, so that either one leads to one account.
    check('account_name_is_no_address', sql`strpos(folded_username, '@') = 0`),
    check('account_email_is_an_address', sql`strpos(folded_email, '@') > 0`),
  ],
)

const ofAccount = () =>
  integer()
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** A signed-in browser. Only the hash of the token is stored. */
export const accountToken = pgTable(
  'account_token',
  {
    hash: text().primaryKey(),
    accountId: ofAccount(),
    createdAt: createdAt(),
    /** Moved on with use. */
    expiresAt: instant().notNull(),
    /** How the browser named itself when it signed in; null for sessions older than this column and for programs without a name. */
    userAgent: text(),
  },
  (t) => [index().on(t.accountId), index().on(t.expiresAt)],
)

/** The personal token with which programs of an account read the API. Only the hash is stored. */
export const apiToken = pgTable(
  'api_token',
  { accountId: ofAccount().primaryKey(), hash: text().notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex().on(t.hash)],
)

/** A new mail address on its way: it counts once the links in both mails, to the old address and to the new one, were followed. */
export const emailChange = pgTable(
  'email_change',
  {
    accountId: integer()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** Hashes of the secrets in the links. */
    oldHash: text().notNull(),
    newHash: text().notNull(),
    oldConfirmedAt: instant(),
    newConfirmedAt: instant(),
    /** Hash of the session that alone stays open when the address changes; null where all stay. */
    onlySession: text(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.oldHash), uniqueIndex().on(t.newHash), index().on(t.expiresAt)],
)

/** A link that works once and not for long, sent by mail or printed for the owner or for setting the site up. Only the hash is kept. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: ['activate', 'reset', 'own', 'setup'] }).notNull(),
    /** Null of the links for the owner and for the setup, whose account is made with it. */
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index().on(t.accountId), index().on(t.expiresAt)],
)

/** Access that an account bought or was given; its entitlement follows from these rows alone. */
export const subscription = pgTable(
  'subscription',
  {
    id: ownId(),
    accountId: ofAccount(),
    provider: text({ enum: ['stripe', 'paypal', 'demo', 'grant'] }).notNull(),
    /** The provider's id; null for one that was granted. */
    providerId: text(),
    /** The provider's id of the customer. */
    customerId: text(),
    months: smallint().notNull(),
    /** active renews; past_due waits for a payment; cancelled runs out; ended is over. */
    status: text({ enum: ['pending', 'active', 'past_due', 'cancelled', 'ended'] }).notNull(),
    /** Access lasts until then; null before the first payment. */
    paidThrough: instant(),
    startedAt: instant(),
    cancelledAt: instant(),
    /** When the contract was withdrawn from. */
    withdrawnAt: instant(),
    /** When an operator took it from a file: it belongs to the account of its row, whatever its provider says. */
    importedAt: instant(),
    /** Set together with `withdrawnAt` where the shop refused a purchase after it was paid; its money goes back in the same way. */
    refusedAt: instant(),
    /** Since when a dispute about the money of the paid time, open or lost, closes access; null when there is none or it was won. */
    heldAt: instant(),
    /** When an operator ended access before the end of the paid time; the provider does not open it again. */
    closedAt: instant(),
    /** Digest of the card or the PayPal account that paid. */
    payer: text(),
    /** The provider's page where an open payment is settled. */
    paymentUrl: text(),
    /** The click on a partner's link that led to it. */
    clickId: text(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
    /** The database's time when this row's data was requested from the provider; earlier requests never overwrite it. */
    readAt: instant(),
  },
  (t) => [
    uniqueIndex().on(t.provider, t.providerId),
    index().on(t.accountId),
    index().on(t.status, t.updatedAt),
    index('subscription_active').on(t.accountId).where(sql`status = 'active'`),
    index('subscription_running').on(t.paidThrough).where(sql`status in ('active', 'cancelled')`),
  ],
)

/** Money that came or went; the list of receipts. */
export const payment = pgTable(
  'payment',
  {
    id: ownId(),
    accountId: ofAccount(),
    subscriptionId: integer()
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['stripe', 'paypal', 'demo'] }).notNull(),
    providerId: text().notNull(),
    status: text({ enum: ['paid', 'failed', 'refunded', 'partly_refunded'] }).notNull(),
    /** Months of the plan that it paid for. */
    months: smallint().notNull(),
    /** Cents. */
    amount: integer().notNull(),
    refunded: integer().notNull().default(0),
    currency: text().notNull(),
    paidAt: instant().notNull(),
    receiptUrl: text(),
    /** Whether the customer's bank or PayPal is deciding about taking it back, or took it; null when neither, or when that was won. */
    dispute: text({ enum: ['open', 'lost'] }),
  },
  (t) => [
    uniqueIndex().on(t.provider, t.providerId),
    index().on(t.accountId, t.paidAt.desc()),
    index().on(t.subscriptionId),
    index('payment_money').on(t.months, t.paidAt, t.status, t.amount, t.refunded, t.dispute),
    index('payment_disputed').on(t.paidAt).where(sql`dispute is not null`),
  ],
)

/**
 * Contracts whose money went back at the customer's wish: by withdrawal or by a lost dispute. They limit further purchases for a year, so
 * they outlast the account, as a digest of the means of payment and a date alone.
 */
export const returnedContract = pgTable(
  'returned_contract',
  {
    id: ownId(),
    accountId: integer().references(() => account.id, { onDelete: 'set null' }),
    subscriptionId: integer().references(() => subscription.id, { onDelete: 'set null' }),
    payer: text(),
    at: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.subscriptionId), index().on(t.accountId), index().on(t.payer)],
)

/** Doorbells of the providers, each once. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text({ enum: ['stripe', 'paypal', 'demo'] }).notNull(),
    id: text().notNull(),
    type: text().notNull(),
    /** Its subject: the provider's id of a subscription. */
    subject: text(),
    receivedAt: instant().notNull(),
    handledAt: instant(),
    error: text(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.id] }), index().on(t.handledAt, t.receivedAt)],
)

/** A visit through a partner's link. */
export const referralClick = pgTable(
  'referral_click',
  {
    id: text().primaryKey(),
    code: text().notNull(),
    /** The referral service's id of the click, where one is configured. */
    externalId: text(),
    createdAt: createdAt(),
    /** When the referral service is called next, about the click or the purchase; null when nothing is left to report. */
    dueAt: instant(),
    attempts: smallint().notNull().default(0),
    /** When the referral service took the first payment that came of it. */
    convertedAt: instant(),
  },
  (t) => [index().on(t.createdAt), index().on(t.dueAt).where(sql`external_id is null`)],
)

/** Mail on its way; kept a while after it was sent. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: ownId(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: createdAt(),
    /** Not before then; moved on after a failure. */
    dueAt: instant().notNull(),
    attempts: smallint().notNull().default(0),
    sentAt: instant(),
    lastError: text(),
    /** Address to unsubscribe with one click; null for mail without a subscription. */
    unsubscribe: text(),
    /** When the mail server reported that the mailbox does not exist. */
    bouncedAt: instant(),
  },
  (t) => [
    index().on(t.dueAt).where(sql`sent_at is null and bounced_at is null`),
    index().on(t.sentAt),
    index('outbox_mail_recipient').on(sql`lower(recipient)`),
  ],
)

/** Consents of an account with their time, such as to the start of a service within the time of withdrawal. */
export const consent = pgTable(
  'consent',
  {
    accountId: ofAccount(),
    kind: text({ enum: ['terms', 'immediate_start'] }).notNull(),
    /** Day of the text that was agreed to. */
    version: date().notNull(),
    agreedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind, t.agreedAt] })],
)
