import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { league } from './reference.ts'

/** Calls left at the feed, per entity it counts by; shared by all workers. */
export const feedBudget = pgTable(
  'feed_budget',
  {
    source: text().notNull(),
    /** The feed's word for the counted calls, such as Fixture. */
    entity: text().notNull(),
    remaining: integer().notNull(),
    resetsAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.entity] })],
)

/** The progress of each job of a sync, so that it continues where it stopped. */
export const syncProgress = pgTable(
  'sync_progress',
  {
    source: text().notNull(),
    /** Such as `backfill/fixtures/season:25184`. */
    job: text().notNull(),
    /** The job's own note; null before it began. */
    cursor: jsonb(),
    finishedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.job] })],
)

/** Records of a feed that could not be taken, and parts of its plan that it refused. */
export const feedProblem = pgTable(
  'feed_problem',
  {
    source: text().notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    /** A sentence for the operator. */
    reason: text().notNull(),
    times: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.kind, t.key, t.reason] }), index().on(t.lastAt)],
)

/** The feed's count of matches next to the stored one, per league and day. */
export const feedCount = pgTable(
  'feed_count',
  {
    source: text().notNull(),
    leagueId: integer()
      .notNull()
      .references(() => league.id),
    day: date().notNull(),
    reported: integer().notNull(),
    stored: integer().notNull(),
    checkedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.leagueId, t.day] })],
)

/** The last good answer of a source under each path, so that only news is requested and the answer can be read again. */
export const feedAnswer = pgTable(
  'feed_answer',
  {
    source: text().notNull(),
    /** Below the source's address; without any key. */
    path: text().notNull(),
    etag: text(),
    lastModified: text(),
    /** SHA-256 of the body, hexadecimal. */
    hash: text().notNull(),
    /** The body, gzip. */
    body: bytes().notNull(),
    checkedAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.path] })],
)

/** Calls made to a source, by UTC day and hour, all processes together. */
export const feedCall = pgTable(
  'feed_call',
  {
    source: text().notNull(),
    day: date().notNull(),
    hour: integer().notNull(),
    calls: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.day, t.hour] })],
)
