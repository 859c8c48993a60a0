import { ACCOUNT_LIMITS, checkResetLink, saveNewPassword, sendResetLink } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findByEmail, setPassword } from './accounts.queries.ts'
import type { AccountLimits } from './limits.ts'
import { linkMail } from './mails/account-mails.ts'
import { consumeLink, resetLinkState, storeLink } from './one-time.queries.ts'
import { hashPassword } from './password.ts'
import { closeAllSessions } from './sessions/session.queries.ts'

const STATUS_OF_LINK = { valid: 0, invalid: 1, expired: 2 } as const

const isUsable = (password: string) =>
  password.length >= ACCOUNT_LIMITS.passwordMin && password.length <= ACCOUNT_LIMITS.password

/** From a forgotten password to a new one. */
export async function resetRoutes(app: FastifyInstance, deps: ModuleDeps & { limits: AccountLimits }): Promise<void> {
  const { database, clock, limits } = deps

  serve(app, sendResetLink, async ({ body, request }) => {
    await limits.address('sendLink', request)
    const account = await findByEmail(database, body.email)
    if (account === null) return { status: 1 as const }
    await limits.links.take(String(account.id))
    const now = clock.now()
    const { mail, secret } = linkMail('reset', account, deps, body.next)
    try {
      await inTransaction(database, async (client) => {
        await storeLink(client, { purpose: 'reset', accountId: account.id, secret }, now)
        await queueMail(client, mail, now)
      })
    } catch (error) {
      request.log.error({ err: error }, 'A mail could not be put on its way')
      return { status: 2 as const }
    }
    return { status: 0 as const }
  })

  serve(app, checkResetLink, async ({ params }) => ({
    status: STATUS_OF_LINK[await resetLinkState(database, params.token, clock.now())],
  }))

  serve(app, saveNewPassword, async ({ body, request }) => {
    await limits.address('saveNewPassword', request)
    const now = clock.now()
    const state = await resetLinkState(database, body.token, now)
    if (state !== 'valid') return { status: STATUS_OF_LINK[state] }
    if (!isUsable(body.pwd)) return { status: 3 as const }
    const hash = await hashPassword(body.pwd, request.ip)
    const saved = await inTransaction(database, async (client) => {
      const accountId = await consumeLink(client, { purpose: 'reset', secret: body.token }, now)
      if (accountId === null) return false
      await setPassword(client, accountId, hash, now)
      await closeAllSessions(client, accountId)
      return true
    })
    return { status: saved ? (0 as const) : (1 as const) }
  })
}
