import { type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, ownId } from './columns.ts'

/** Settings of the site in every version; the newest of a key is in force. */
export const siteSetting = pgTable(
  'site_setting',
  {
    key: text().notNull(),
    /** Counts the changes of the key, from 1 on. */
    version: integer().notNull(),
    /** Null where the operator restored the default. */
    value: jsonb(),
    actor: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.version] })],
)

export const contactMessage = pgTable('contact_message', {
  id: ownId(),
  username: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  createdAt: instant().notNull(),
  /** Language of the page it was written on, and of the answer. */
  language: text().$type<Language>().notNull().default(SOURCE_LANGUAGE),
  state: text({ enum: ['open', 'answered', 'closed'] })
    .notNull()
    .default('open'),
  /** Counts the changes by operators. */
  version: integer().notNull().default(1),
})

/** Answers of operators to messages of the contact form. */
export const contactAnswer = pgTable(
  'contact_answer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer()
      .notNull()
      .references(() => contactMessage.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    actor: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [index().on(t.messageId)],
)
