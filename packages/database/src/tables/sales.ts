import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { account, subscription } from './account.ts'
import { instant, ownId } from './columns.ts'

/**
 * Plans for sale and former ones: another price is another row, so that earlier terms stay known. Without rows the product's own plans are
 * sold.
 */
export const plan = pgTable(
  'plan',
  {
    id: ownId(),
    months: smallint().notNull(),
    /** For all its months together. */
    cents: integer().notNull(),
    /** Its name by language; the months where a language has no title. */
    titles: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    position: smallint().notNull(),
    shown: boolean().notNull(),
    trialDays: smallint().notNull(),
    /** Months of the year, 1 to 12, in which it renews only for those who want to use it. */
    pauseMonths: smallint().array().notNull().default([]),
    createdAt: instant().notNull(),
    /** Since when it is no longer sold at this price. */
    retiredAt: instant(),
  },
  (t) => [uniqueIndex().on(t.months).where(sql`retired_at is null`)],
)

/** A time in which a subscription rests: nothing is charged, and access is closed once the paid time is over. */
export const subscriptionPause = pgTable(
  'subscription_pause',
  {
    subscriptionId: integer()
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The end of the paid time. */
    startsAt: instant().notNull(),
    /** When it is charged again; moved forward where the member wants to use it earlier. */
    endsAt: instant().notNull(),
    /** When the provider was told to charge nothing. */
    begunAt: instant(),
    /** When the provider was told to charge again; null while it rests. */
    endedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.subscriptionId, t.startsAt] }), index().on(t.accountId, t.endsAt)],
)

/** A code or a link that lowers the price of a plan, or gives months away. */
export const promotion = pgTable(
  'promotion',
  {
    id: ownId(),
    /** In capitals. */
    code: text().notNull(),
    kind: text({ enum: ['percent', 'amount', 'gift'] }).notNull(),
    /** Percent or cents off each payment; 0 of a gift. */
    value: integer().notNull(),
    /** How long payments are lowered, or how much is given. */
    months: smallint().notNull(),
    /** Accounts that can use it; null for any number. */
    maxUses: integer(),
    until: instant(),
    note: text(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [uniqueIndex().on(t.code)],
)

/** Terms of an account's order. A checkout that is never paid is dropped later. */
export const planOrder = pgTable(
  'plan_order',
  {
    id: ownId(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['stripe', 'paypal', 'demo', 'grant'] }).notNull(),
    /** The provider's id of the subscription, once it has one. */
    providerId: text(),
    months: smallint().notNull(),
    cents: integer().notNull(),
    trialDays: smallint().notNull(),
    /** Cents off each of the first payments. */
    discount: integer().notNull(),
    /** How many payments are lowered. */
    discounted: smallint().notNull(),
    promotionId: integer().references(() => promotion.id),
    createdAt: instant().notNull(),
    /** Its use of the promotion is reserved until then while it is unpaid. */
    heldUntil: instant().notNull(),
    begunAt: instant(),
  },
  (t) => [
    uniqueIndex().on(t.provider, t.providerId),
    uniqueIndex().on(t.promotionId, t.accountId).where(sql`begun_at is not null`),
    index().on(t.accountId),
    index().on(t.promotionId),
  ],
)

/** Plans made at PayPal, which knows no price without one, by their terms. */
export const paypalPlan = pgTable(
  'paypal_plan',
  {
    months: smallint().notNull(),
    cents: integer().notNull(),
    trialDays: smallint().notNull(),
    discount: integer().notNull(),
    discounted: smallint().notNull(),
    paypalId: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.months, t.cents, t.trialDays, t.discount, t.discounted] }),
    uniqueIndex().on(t.paypalId),
  ],
)

/** A subscription whose record here differed from its provider's at the last comparison. */
export const drift = pgTable(
  'drift',
  {
    provider: text({ enum: ['stripe', 'paypal', 'demo'] }).notNull(),
    /** The provider's id of the subscription. */
    providerId: text().notNull(),
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    /** `differs`; `unknown_here`: the provider alone has it; `unknown_there`: we alone do; `refused`: it is nobody's here. */
    kind: text({ enum: ['differs', 'unknown_here', 'unknown_there', 'refused'] }).notNull(),
    ours: jsonb().$type<Readonly<Record<string, string | number | null>>>(),
    theirs: jsonb().$type<Readonly<Record<string, string | number | null>>>(),
    foundAt: instant().notNull(),
    /** When our record was corrected. */
    settledAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.providerId] }), index().on(t.foundAt)],
)
