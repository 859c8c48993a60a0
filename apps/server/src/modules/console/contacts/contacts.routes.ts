import { answerContact, contactMessage, contactMessages, may, setContactState } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { newestAbout } from '../audit/audit.queries.ts'
import { viewEntry } from '../audit/audit.routes.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { maskEmail } from '../audit/mask.ts'
import { answerMail } from './answer-mail.ts'
import {
  addAnswer,
  countMessages,
  findAnswers,
  findMessage,
  findMessages,
  type HeldMessage,
  holdMessage,
  writeState,
} from './contacts.queries.ts'

const NO_MESSAGE = 'There is no message with this id.'
const CHANGED = 'Another operator did something with this message meanwhile. Nothing was sent.'

/** Name of a message in the audit. */
const targetOf = (id: number) => `contact:${id}`
const thingOf = ({ id, email }: Pick<HeldMessage, 'id' | 'email'>) => ({ id: targetOf(id), name: maskEmail(email) })

/** A locked message in the version the operator saw. @throws a public error if it has changed */
async function holdAsSeen(client: pg.ClientBase, id: number, version: number): Promise<HeldMessage> {
  const held = await holdMessage(client, id)
  if (held === null) throw publicError('not_found', NO_MESSAGE)
  if (held.version !== version) throw publicError('conflict', CHANGED)
  return held
}

/** Messages of the contact form, and answers of operators. */
export async function consoleContactRoutes(
  app: FastifyInstance,
  { database, clock, brand, contactTo }: ModuleDeps & { contactTo?: string | undefined },
): Promise<void> {
  const { pool } = database
  serve(app, contactMessages, async ({ query: { q, state, language, before, limit } }) => {
    const sought = q?.trim().replaceAll(/[\\%_]/g, '\\$&')
    const filter = { state: state ?? null, language: language ?? null, q: sought || null, before: before ?? null }
    const [found, counts] = await Promise.all([
      // One more says whether there is another page.
      findMessages(pool, { ...filter, limit: limit + 1 }),
      countMessages(pool),
    ])
    const messages = found.slice(0, limit)
    return {
      messages: messages.map(({ createdAt, version: _, ...one }) => ({ ...one, created_at: createdAt.toISOString() })),
      next: found.length > limit ? (messages.at(-1)?.id ?? null) : null,
      counts,
    }
  })

  serve(app, contactMessage, async ({ params: { id }, request }) => {
    const found = await findMessage(pool, id)
    if (found === null) throw publicError('not_found', NO_MESSAGE)
    const [answers, entry] = await Promise.all([findAnswers(pool, id), newestAbout(pool, 'site', targetOf(id))])
    const { createdAt, memberId, ...message } = found
    return {
      ...message,
      created_at: createdAt.toISOString(),
      member_id: memberId,
      last_change: entry && viewEntry(entry, may(viewerOf(request).role, 'members.personal')),
      answers: answers.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    }
  })

  serve(app, answerContact, ({ params: { id }, body, request }) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      const held = await holdAsSeen(client, id, body.version)
      const operator = operatorOf(request)
      // PostgreSQL does not store the zero character.
      const text = body.text.replaceAll('\u0000', '')
      await addAnswer(client, { messageId: id, text, actor: operator.actor, at: now })
      const version = await writeState(client, held, 'answered')
      await queueMail(client, answerMail(held, { text, brand, replyTo: contactTo }), now)
      const states = { before: { state: held.state }, after: { state: 'answered', length: text.length } }
      await noteAudit(client, {
        operator,
        deed: { action: 'site.contact_answer', thing: thingOf(held), ...states },
        now,
      })
      return { version }
    }),
  )

  serve(app, setContactState, ({ params: { id }, body: { version: seen, state }, request }) =>
    inTransaction(database, async (client) => {
      const held = await holdAsSeen(client, id, seen)
      const version = await writeState(client, held, state)
      const states = { before: { state: held.state }, after: { state } }
      const deed = { action: 'site.contact_state', thing: thingOf(held), ...states } as const
      await noteAudit(client, { operator: operatorOf(request), deed, now: clock.now() })
      return { version }
    }),
  )
}
