import {
  account,
  contactAnswer,
  contactMessage,
  execute,
  firstRow,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  statement,
} from '@touchline/database'
import type { Language } from '@touchline/messages'
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'

const SHOWN_LENGTH = 200

const columns = {
  id: contactMessage.id,
  username: contactMessage.username,
  email: contactMessage.email,
  language: contactMessage.language,
  state: contactMessage.state,
  createdAt: contactMessage.createdAt,
  version: contactMessage.version,
}

/** Filter of messages; null accepts any value. */
export interface ContactFilter {
  state: string | null
  language: Language | null
  /** Part of name, address or text, with signs of patterns taken away. */
  q: string | null
  before: number | null
  limit: number
}

const FOUND = statement((p: Placeholders<ContactFilter>) =>
  query
    .select({ ...columns, message: sql<string>`left(${contactMessage.message}, ${sql.raw(String(SHOWN_LENGTH))})` })
    .from(contactMessage)
    .where(
      and(
        sql`(${p.state}::text is null or ${contactMessage.state} = ${p.state})`,
        sql`(${p.language}::text is null or ${contactMessage.language} = ${p.language})`,
        sql`(${p.q}::text is null or ${contactMessage.username} || ' ' || ${contactMessage.email} || ' ' || ${contactMessage.message} ilike '%' || ${p.q} || '%')`,
        lt(contactMessage.id, sql`coalesce(${p.before}::int, 2147483647)`),
      ),
    )
    .orderBy(desc(contactMessage.id))
    .limit(p.limit),
)

export const findMessages = (client: Queryable, filter: ContactFilter) => rows(client, FOUND, { ...filter })

const COUNTS = statement(() =>
  query
    .select({
      open: sql<number>`(count(*) filter (where ${contactMessage.state} = 'open'))::int`,
      answered: sql<number>`(count(*) filter (where ${contactMessage.state} = 'answered'))::int`,
      closed: sql<number>`(count(*) filter (where ${contactMessage.state} = 'closed'))::int`,
    })
    .from(contactMessage),
)

export const countMessages = async (client: Queryable) =>
  (await firstRow(client, COUNTS, {})) ?? { open: 0, answered: 0, closed: 0 }

const ONE = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({ ...columns, message: contactMessage.message, memberId: account.id })
    .from(contactMessage)
    .leftJoin(account, eq(account.foldedEmail, sql`lower(${contactMessage.email})`))
    .where(eq(contactMessage.id, p.id)),
)

export const findMessage = (client: Queryable, id: number) => firstRow(client, ONE, { id })

const ANSWERS = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({ id: contactAnswer.id, text: contactAnswer.text, actor: contactAnswer.actor, at: contactAnswer.at })
    .from(contactAnswer)
    .where(eq(contactAnswer.messageId, p.id))
    .orderBy(asc(contactAnswer.id)),
)

export const findAnswers = (client: Queryable, id: number) => rows(client, ANSWERS, { id })

const HELD = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({ ...columns, message: contactMessage.message })
    .from(contactMessage)
    .where(eq(contactMessage.id, p.id))
    .for('update'),
)

export type HeldMessage = RowOf<typeof HELD>

/** A message, held until the transaction ends. */
export const holdMessage = (client: Queryable, id: number): Promise<HeldMessage | null> =>
  firstRow(client, HELD, { id })

/** Gives a message another state and its next version. */
export async function writeState(
  client: Queryable,
  { id, version }: HeldMessage,
  state: 'open' | 'answered' | 'closed',
): Promise<number> {
  const next = version + 1
  await execute(client, query.update(contactMessage).set({ state, version: next }).where(eq(contactMessage.id, id)))
  return next
}

export async function addAnswer(
  client: Queryable,
  row: { messageId: number; text: string; actor: string; at: Date },
): Promise<void> {
  await execute(client, query.insert(contactAnswer).values(row))
}
