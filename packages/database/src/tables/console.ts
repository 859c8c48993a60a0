import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { account, payment } from './account.ts'
import { instant } from './columns.ts'

/** The authenticator app of an account. It counts once a code of it was entered. */
export const secondFactor = pgTable('second_factor', {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** Shared with the app, in base32, encrypted; as it is where an earlier version stored it and it was not used since. */
  secret: text().notNull(),
  createdAt: instant().notNull(),
  confirmedAt: instant(),
  /** Time step of the newest code that was accepted; a code counts once. */
  lastStep: integer().notNull().default(0),
})

/** Codes that replace the app once each. Only their hashes are stored. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] })],
)

/**
 * Actions of operators, append-only; the trigger allows deleting rows older than two years. Accounts are named by id and masked text
 * without a reference: an entry outlasts them.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    via: text({ enum: ['console', 'command', 'provider'] }).notNull(),
    /** Account of the operator; null of commands. */
    actorId: integer(),
    /** Username of the operator, or the user of the machine who ran the command. */
    actor: text().notNull(),
    /** Role of the operator at the time; null for commands. */
    role: text({ enum: ['owner', 'support', 'editor', 'analyst'] }),
    /** The action: `member.block`. */
    action: text().notNull(),
    targetKind: text({ enum: ['member', 'staff', 'site', 'data'] }).notNull(),
    targetId: text(),
    /** Name of the target, masked where it is a person. */
    target: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    /** Source address of the request; null for commands. */
    address: text(),
  },
  (t) => [
    index().on(t.targetKind, t.targetId, t.id),
    index().on(t.actor, t.id),
    index().on(t.action, t.id),
    index().on(t.at),
  ],
)

/** Money an operator sends back. Stored before the request to the provider, which knows it by the id: two requests pay back once. */
export const refund = pgTable(
  'refund',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    /** Cents. */
    amount: integer().notNull(),
    /** Nothing renews any more after it. */
    endsRenewal: boolean().notNull(),
    createdAt: instant().notNull(),
    /** When the provider took it; null while that is not known. */
    doneAt: instant(),
    /** Why the provider refused it; it is not tried again then. */
    error: text(),
  },
  (t) => [index().on(t.paymentId)],
)
