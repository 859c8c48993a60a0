import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Kinds of things that sources have keys for; each is a table of that name. */
export const KINDS = [
  'league',
  'season',
  'stage',
  'group',
  'venue',
  'team',
  'player',
  'coach',
  'referee',
  'transfer',
  'fixture',
] as const
export type Kind = (typeof KINDS)[number]

/** Maps a source's key to our id; two sources can describe one thing. */
export const sourceRef = pgTable(
  'source_ref',
  {
    source: text().notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    id: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.kind, t.key] }), index().on(t.kind, t.id)],
)

/**
 * Changes in the order of commit: written in the transaction of the change, followed by every web process and every computation. Stored for
 * 24 hours, and until every reader has read them; a client that was away longer reads everything again.
 */
export const liveEvent = pgTable(
  'live_event',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index().on(t.createdAt)],
)

/** How far each computation has read the log of changes. One without a row begins with everything that is stored. */
export const logReader = pgTable('log_reader', {
  name: text().primaryKey(),
  /** Number of the last change that was read. */
  place: bigint({ mode: 'number' }).notNull(),
  /** Read but not processed yet, by the ids or days the reader works by. */
  due: integer().array().notNull().default([]),
})

/** Attempts within a window, of all processes together; in the order of the columns that the counting library writes. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** The limit's name and the digest of the party it counts. */
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** End of the window, in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index().on(t.expire)],
)

/** Facts about this database itself, such as whether it holds the demo world or real data. */
export const meta = pgTable('meta', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})
