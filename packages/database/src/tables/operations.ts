import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** How each job is doing, all processes together; one that runs every few seconds is noted once a minute. */
export const jobRun = pgTable('job_run', {
  name: text().primaryKey(),
  /** Source of the data it reads. */
  source: text(),
  everyMs: bigint({ mode: 'number' }).notNull(),
  startedAt: instant().notNull(),
  /** Null while its first turn runs; before `startedAt` while a later one does. */
  finishedAt: instant(),
  succeededAt: instant(),
  nextAt: instant(),
  tookMs: integer(),
  /** Why the last turn failed. */
  error: text(),
  /** In a row. */
  failures: integer().notNull().default(0),
  /** Since when an operator wants it to run at once. */
  requestedAt: instant(),
})

/** Incidents on the status page, written by operators. */
export const incident = pgTable(
  'incident',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    text: text().notNull(),
    startedAt: instant().notNull(),
    resolvedAt: instant(),
    updatedAt: instant().notNull(),
    /** Counts the changes, so that an operator does not overwrite those of another. */
    version: integer().notNull().default(1),
  },
  (t) => [index().on(t.startedAt)],
)

/** Corrections by operators; active ones win over reports of every source. */
export const correction = pgTable(
  'correction',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['result', 'kickoff', 'name'] }).notNull(),
    /** The corrected kind of thing. */
    target: text({ enum: ['fixture', 'team', 'league', 'venue'] }).notNull(),
    targetId: integer().notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The value before, restored when the correction ends. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    reason: text(),
    actor: text().notNull(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [uniqueIndex('correction_in_force').on(t.kind, t.target, t.targetId).where(sql`ended_at is null`)],
)

/** Decisions of operators about names that may be one team. */
export const nameDecision = pgTable('name_decision', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  decided: text({ enum: ['joined', 'apart'] }).notNull(),
  source: text().notNull(),
  /** The source's keys concerned. */
  keys: text().array().notNull(),
  name: text().notNull(),
  /** The other team. */
  teamId: integer().notNull(),
  team: text().notNull(),
  /** Fixtures that have another team since. */
  moved: integer().notNull(),
  actor: text().notNull(),
  decidedAt: instant().notNull(),
  undoneAt: instant(),
})

/** Long work that an operator started, such as an import; its progress is noted as it goes. */
export const task = pgTable('task', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['backup', 'check', 'import', 'members_check', 'members'] }).notNull(),
  /** Its subject: the name of a file. */
  subject: text().notNull(),
  actor: text().notNull(),
  startedAt: instant().notNull(),
  /** By the clock of the database; one that runs and says nothing for a minute was cut off. */
  beatAt: instant().notNull().default(sql`clock_timestamp()`),
  finishedAt: instant(),
  done: integer().notNull().default(0),
  of: integer().notNull().default(0),
  /** The result. */
  outcome: jsonb().$type<Record<string, unknown>>(),
  error: text(),
})

/** Settings made in the console. */
export const setting = pgTable('setting', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant().notNull(),
})
