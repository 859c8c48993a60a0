import {
  ACCOUNT_LIMITS,
  accountSecurity,
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmail,
  endOtherSessions,
  resendActivation,
} from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findCredentials, findTaken, findWaiting, setPassword } from './accounts.queries.ts'
import {
  confirmEmailChange,
  dropEmailChange,
  findEmailChange,
  setEmail,
  storeEmailChange,
} from './email-change.queries.ts'
import type { AccountLimits } from './limits.ts'
import { linkMail } from './mails/account-mails.ts'
import { emailChangeMails, passwordChangedMail } from './mails/security-mails.ts'
import { foldName, hasInvisible } from './names.ts'
import { storeLink } from './one-time.queries.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { newSecret } from './secrets.ts'
import { closeOtherSessions, findSessions } from './sessions/session.queries.ts'
import { type Viewer, viewerOf } from './sessions/viewer.ts'

const isUsable = (password: string) =>
  password.length >= ACCOUNT_LIMITS.passwordMin && password.length <= ACCOUNT_LIMITS.password

/** What signed-in people change about their own account: password, mail address, where they are signed in. */
export async function securityRoutes(
  app: FastifyInstance,
  deps: ModuleDeps & { limits: AccountLimits },
): Promise<void> {
  const { database, clock, limits, brand } = deps

  /** Whether the password is the viewer's; counted as at login, so that a stolen session is no second way to guess. */
  async function knowsPassword(request: FastifyRequest, password: string): Promise<boolean> {
    const { accountId, username } = viewerOf(request)
    const key = `account ${accountId}`
    await limits.wrongPasswords.take(key)
    const found = await findCredentials(database, username)
    const matches = await passwordMatches(password, found?.passwordHash ?? null, request.ip)
    if (matches) await limits.wrongPasswords.giveBack(key)
    return matches
  }

  const mailAccount = ({ accountId, username, email, language }: Viewer) => ({
    id: accountId,
    username,
    email,
    language,
  })

  serve(app, accountSecurity, async ({ request }) => {
    const viewer = viewerOf(request)
    const now = clock.now()
    const [change, sessions] = await Promise.all([
      findEmailChange(database, viewer.accountId, now),
      findSessions(database, viewer, now),
    ])
    return {
      email: viewer.email,
      email_change: change && {
        email: change.email,
        old_confirmed: change.oldConfirmed,
        new_confirmed: change.newConfirmed,
        expires_at: change.expiresAt.toISOString(),
      },
      sessions: sessions.map(({ current, createdAt, lastUsedAt, userAgent }) => ({
        current,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        user_agent: userAgent,
      })),
    }
  })

  serve(app, changePassword, async ({ body, request }) => {
    const viewer = viewerOf(request)
    if (!(await knowsPassword(request, body.current))) return { status: 1 as const }
    if (!isUsable(body.password)) return { status: 2 as const }
    const hash = await hashPassword(body.password, request.ip)
    const now = clock.now()
    await inTransaction(database, async (client) => {
      await setPassword(client, viewer.accountId, hash, now)
      await closeOtherSessions(client, viewer)
      await dropEmailChange(client, viewer.accountId)
      await queueMail(client, passwordChangedMail(mailAccount(viewer), brand), now)
    })
    return { status: 0 as const }
  })

  serve(app, changeEmail, async ({ body, request }) => {
    const viewer = viewerOf(request)
    if (hasInvisible(body.email)) throw publicError('bad_request', 'Body email: must be a mail address')
    if (!(await knowsPassword(request, body.password))) return { status: 1 as const }
    if (foldName(body.email) === foldName(viewer.email)) return { status: 3 as const }
    if ((await findTaken(database, body.email, '')) === 'email') return { status: 2 as const }
    await limits.links.take(String(viewer.accountId))
    const now = clock.now()
    const secrets = { email: body.email, oldSecret: newSecret(), newSecret: newSecret() }
    await inTransaction(database, async (client) => {
      await storeEmailChange(client, { accountId: viewer.accountId, ...secrets }, now)
      for (const mail of emailChangeMails(mailAccount(viewer), secrets, deps)) await queueMail(client, mail, now)
    })
    return { status: 0 as const }
  })

  serve(app, cancelEmailChange, async ({ request }) => {
    await dropEmailChange(database.pool, viewerOf(request).accountId)
    return { done: true as const }
  })

  serve(app, confirmEmail, async ({ body, request }) => {
    await limits.address('confirmEmail', request)
    const now = clock.now()
    return inTransaction(database, async (client) => {
      const change = await confirmEmailChange(client, body.token, now)
      if (change === null) return { status: 2 as const }
      if (!change.oldConfirmed || !change.newConfirmed) return { status: 1 as const }
      const changed = await setEmail(client, change.accountId, change.email)
      await dropEmailChange(client, change.accountId)
      return { status: changed ? (0 as const) : (3 as const) }
    })
  })

  serve(app, endOtherSessions, async ({ request }) => ({
    ended: await closeOtherSessions(database.pool, viewerOf(request)),
  }))

  serve(app, resendActivation, async ({ body, request }) => {
    await limits.address('sendLink', request)
    await limits.links.take(foldName(body.username_or_email))
    const account = await findWaiting(database, body.username_or_email)
    if (account === null) return { sent: true as const }
    const now = clock.now()
    const { mail, secret } = linkMail('activate', account, deps)
    await inTransaction(database, async (client) => {
      await storeLink(client, { purpose: 'activate', accountId: account.id, secret }, now)
      await queueMail(client, mail, now)
    })
    return { sent: true as const }
  })
}
