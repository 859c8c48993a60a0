import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { bytes, instant } from './columns.ts'

const ofAccount = () =>
  integer()
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** A key on a device or in a password manager that signs in to an account. */
export const passkey = pgTable(
  'passkey',
  {
    /** As the authenticator names it, base64url. */
    id: text().primaryKey(),
    accountId: ofAccount(),
    /** COSE. */
    publicKey: bytes().notNull(),
    /** Uses so far, where the authenticator counts; it never goes down. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it: `internal`, `usb`. */
    transports: text().array().notNull(),
    /** As its owner calls it. */
    name: text().notNull(),
    /** Whether it is copied to other devices, so that one lost device loses nothing. */
    backedUp: boolean().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (t) => [index().on(t.accountId)],
)

/** Steps of signing in that a browser comes back with once: a passkey's challenge, a visit to an identity provider, its outcome. */
export const signInStep = pgTable(
  'sign_in_step',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: ['add-passkey', 'passkey', 'visit', 'returned'] }).notNull(),
    /** Null while the account is not known yet. */
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    data: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.accountId), index().on(t.expiresAt)],
)

/** A person's identity at a provider, linked once the mail address it verified led to an account. */
export const accountIdentity = pgTable(
  'account_identity',
  {
    issuer: text().notNull(),
    /** The provider's id of the person, which never changes. */
    subject: text().notNull(),
    accountId: ofAccount(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index().on(t.accountId)],
)
