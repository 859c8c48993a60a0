import {
  alertChannel,
  alertRecipient,
  type Database,
  execute,
  firstRow,
  type Placeholders,
  query,
  statement,
} from '@touchline/database'
import { SOURCE_LANGUAGE } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '../../platform/brand.ts'
import { pagePolicy } from '../../platform/http/security.ts'
import { preferredLanguage } from '../../platform/preferred-language.ts'
import { plainPage } from '../../web/plain-page.ts'
import type { AlertTokens, MailList } from './tokens.ts'

export interface UnsubscribeDeps {
  database: Pick<Database, 'pool'>
  tokens: AlertTokens
  brand: Brand
  publicUrl: string
}

type Asked = FastifyRequest<{ Params: { token: string } }>

/**
 * Leaves a list of mails: a page with one button for people, and the POST of mail programs (RFC 8058). A look at the page changes nothing, since
 * programs that check links look at it too. The same link twice gives the same answer.
 */
export async function unsubscribeRoutes(app: FastifyInstance, deps: UnsubscribeDeps): Promise<void> {
  const { database, tokens, brand, publicUrl } = deps
  // The form adds nothing to the address.
  app.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  const hidden = { schema: { hide: true } }

  const show = async (request: Asked, reply: FastifyReply, isDone: boolean) => {
    const asked = tokens.readUnsubscribe(request.params.token)
    const language = asked
      ? await languageOf(database, asked.recipientId)
      : preferredLanguage(request.headers['accept-language'])
    const t = textsOf(language ?? SOURCE_LANGUAGE, 'alerts')
    const list = asked?.list ?? 'unknown'
    const state = asked === null ? 'unknown' : isDone ? 'done' : 'ask'
    const { body, inlined } = plainPage({
      language: language ?? SOURCE_LANGUAGE,
      title: brand.name,
      text: state === 'unknown' ? t('leave.unknown') : t(`leave.${state}.${list as MailList}`),
      ...(state === 'ask' && { button: t('leave.button') }),
      ...(state !== 'ask' && { link: { href: `${publicUrl}/me/alerts`, words: t('mail.settings') } }),
    })
    return reply
      .code(asked === null ? 404 : 200)
      .header('content-security-policy', pagePolicy(inlined, publicUrl.startsWith('https:')))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(body)
  }

  app.get('/unsubscribe/:token', hidden, (request: Asked, reply) => show(request, reply, false))
  app.post('/unsubscribe/:token', hidden, async (request: Asked, reply) => {
    const asked = tokens.readUnsubscribe(request.params.token)
    if (asked !== null) await leave(database, asked)
    return show(request, reply, true)
  })
}

async function leave(
  { pool }: Pick<Database, 'pool'>,
  { recipientId, list }: { recipientId: number; list: MailList },
): Promise<void> {
  const isMail = and(eq(alertChannel.recipientId, recipientId), eq(alertChannel.kind, 'mail'))
  if (list === 'alerts') await execute(pool, query.delete(alertChannel).where(isMail))
  else
    await execute(
      pool,
      query.update(alertRecipient).set({ digest: 'off', digestDueAt: null }).where(eq(alertRecipient.id, recipientId)),
    )
}

const LANGUAGE = statement((p: Placeholders<{ id: number }>) =>
  query.select({ language: alertRecipient.language }).from(alertRecipient).where(eq(alertRecipient.id, p.id)),
)

/** Null for a deleted recipient, who has left every list. */
const languageOf = async ({ pool }: Pick<Database, 'pool'>, id: number) =>
  (await firstRow(pool, LANGUAGE, { id }))?.language ?? null
