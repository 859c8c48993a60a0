import { captcha as captchaCall, sendMessage } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import { SOURCE_LANGUAGE } from '@touchline/messages'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { type CallInput, serve } from '../../platform/http/serve.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { preferredLanguage } from '../../platform/preferred-language.ts'
import { sharedSecret } from '../../platform/shared-secret.ts'
import { hasInvisible } from '../accounts/names.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { makeCaptcha } from './captcha.ts'
import { contactMail } from './contact-mail.ts'
import { spendCaptcha, storeMessage } from './contacts.queries.ts'

const CAPTCHAS_PER_ADDRESS = { max: 60, windowMs: 5 * 60_000 }
const MESSAGES_PER_ADDRESS = { max: 10, windowMs: 60 * 60_000 }

export interface ContactSettings {
  /** Key of the captcha; without it one is made and kept in the database. */
  captchaSecret?: string | undefined
  /** Recipient of messages; without it they are only stored. */
  contactTo?: string | undefined
}

/** Messages to the operator, from people who let their browser work for it. */
export async function contactRoutes(app: FastifyInstance, deps: ModuleDeps & ContactSettings): Promise<void> {
  const { database, clock, brand, contactTo } = deps
  const captcha = makeCaptcha(deps.captchaSecret ?? (await sharedSecret(database, 'captcha')))

  serve(app, captchaCall, async () => captcha.challenge(clock.now()), { perAddress: CAPTCHAS_PER_ADDRESS })

  const store = async ({ body, request }: CallInput<typeof sendMessage>) => {
    const { username, email } = body
    if (hasInvisible(username)) throw publicError('bad_request', 'Body username: has characters that cannot be seen')
    if (hasInvisible(email)) throw publicError('bad_request', 'Body email: must be a mail address')
    // No database takes the zero character.
    const message = {
      username,
      email,
      message: body.message.replaceAll('\u0000', ''),
      language: body.language ?? preferredLanguage(request.headers['accept-language']) ?? SOURCE_LANGUAGE,
    }
    const at = clock.now()
    const checked = await captcha.check(body.captcha, at)
    if (checked.verdict === 'expired') throw publicError('bad_request', 'The captcha has expired. Solve a new one.')
    if (checked.verdict === 'wrong') throw publicError('bad_request', 'The captcha is not solved.')
    const kept = await inTransaction(database, async (client) => {
      if (!(await spendCaptcha(client, checked.id, checked.until))) return false
      await storeMessage(client, message, at)
      if (contactTo !== undefined) await queueMail(client, contactMail(message, contactTo, brand), at)
      return true
    })
    if (!kept) throw publicError('bad_request', 'The captcha was used already. Solve a new one.')
    return { sent: true as const }
  }
  serve(app, sendMessage, store, { perAddress: MESSAGES_PER_ADDRESS })
}
