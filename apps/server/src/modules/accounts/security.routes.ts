import {
  accountSecurity,
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmail,
  endOtherSessions,
  endSession,
} from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { publicError } from '../../platform/http/errors.ts'
import { type CallInput, serve } from '../../platform/http/serve.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { AccountDeps } from './account-deps.ts'
import { findTaken, holdAccount } from './accounts.queries.ts'
import { setPassword } from './changes/change.ts'
import { confirmPassword } from './changes/confirm-password.ts'
import {
  confirmEmailChange,
  dropEmailChange,
  findEmailChange,
  setEmail,
  storeEmailChange,
} from './changes/email-change.queries.ts'
import { PER_ADDRESS } from './limits.ts'
import { emailChangedMails, emailChangeMails } from './mails/security-mails.ts'
import { foldName, hasInvisible } from './names.ts'
import { voidMailed } from './one-time.queries.ts'
import { findPasskeys } from './passkeys/passkeys.queries.ts'
import { hashPassword, isUsable } from './password.ts'
import { factorsOf } from './second-factor/factors.queries.ts'
import { newSecret, secretHash } from './secrets.ts'
import { closeOtherSessions, closeSessionNamed, findSessions } from './sessions/session.queries.ts'
import { viewerOf } from './sessions/viewer.ts'

/** Changes of signed-in people to their account: password, mail address, sessions. */
export async function securityRoutes(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  const { database, clock, limits, browsers, brand } = deps

  /** The viewer's account, held; null when its password is no longer the one that was confirmed. */
  const holdConfirmed = async (client: pg.ClientBase, id: number, confirmed: string) => {
    const account = await holdAccount(client, id)
    return account?.passwordHash === confirmed ? account : null
  }

  serve(app, accountSecurity, async ({ request }) => {
    const viewer = viewerOf(request)
    const now = clock.now()
    const [change, sessions, passkeys, factors] = await Promise.all([
      findEmailChange(database, viewer.accountId, now),
      findSessions(database, viewer, now),
      findPasskeys(database.pool, viewer.accountId),
      factorsOf(database.pool, viewer.accountId),
    ])
    return {
      email: viewer.email,
      member_since: viewer.memberSince.toISOString(),
      email_change: change && {
        email: change.email,
        old_confirmed: change.oldConfirmed,
        new_confirmed: change.newConfirmed,
        expires_at: change.expiresAt.toISOString(),
      },
      sessions: sessions.map(({ id, current, createdAt, lastUsedAt, userAgent }) => ({
        id,
        current,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        user_agent: userAgent,
      })),
      second_factor: factors.includes('app'),
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
        id,
        name,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
        backed_up: backedUp,
      })),
      passkey_factor: factors.includes('passkey'),
      role: viewer.role,
    }
  })

  const replacePassword = async ({ body, request, reply }: CallInput<typeof changePassword>) => {
    const viewer = viewerOf(request)
    const confirmed = await confirmPassword(deps, { viewer, password: body.current, from: request.ip })
    if (confirmed === null) return { status: 1 as const }
    if (!isUsable(body.password)) return { status: 2 as const }
    const passwordHash = await hashPassword(body.password, request.ip)
    const ended = body.end_others ? 'others' : 'none'
    const saved = await inTransaction(database, async (client) => {
      const account = await holdConfirmed(client, viewer.accountId, confirmed)
      if (account === null) return false
      await setPassword(client, account, { passwordHash, ended, brand, now: clock.now() })
      if (body.end_others) await closeOtherSessions(client, viewer.accountId, secretHash(viewer.token))
      return true
    })
    if (!saved) return { status: 1 as const }
    browsers.remember(reply, { id: viewer.accountId, passwordHash })
    return { status: 0 as const }
  }
  serve(app, changePassword, replacePassword, { perAddress: PER_ADDRESS.confirmPassword })

  const beginEmailChange = async ({ body, request }: CallInput<typeof changeEmail>) => {
    const viewer = viewerOf(request)
    const { email } = body
    if (hasInvisible(email)) throw publicError('bad_request', 'Body email: must be a mail address')
    const confirmed = await confirmPassword(deps, { viewer, password: body.password, from: request.ip })
    if (confirmed === null) return { status: 1 as const }
    if (foldName(email) === foldName(viewer.email)) return { status: 3 as const }
    if ((await findTaken(database, email, '')) === 'email') return { status: 2 as const }
    await limits.emailChange(viewer.accountId)
    const now = clock.now()
    const secrets = { email, oldSecret: newSecret(), newSecret: newSecret() }
    const onlySession = body.end_others ? viewer.token : null
    return inTransaction(database, async (client) => {
      const account = await holdConfirmed(client, viewer.accountId, confirmed)
      if (account === null) return { status: 1 as const }
      await storeEmailChange(client, { accountId: account.id, ...secrets, onlySession }, now)
      for (const mail of emailChangeMails(account, secrets, deps)) await queueMail(client, mail, now)
      return { status: 0 as const }
    })
  }
  serve(app, changeEmail, beginEmailChange, { perAddress: PER_ADDRESS.confirmPassword })

  serve(app, cancelEmailChange, async ({ request }) => {
    await dropEmailChange(database.pool, viewerOf(request).accountId)
    return { done: true as const }
  })

  const finishEmailChange = async ({ body }: CallInput<typeof confirmEmail>) => {
    const now = clock.now()
    return inTransaction(database, async (client) => {
      const confirmed = await confirmEmailChange(client, body.token, now)
      if (confirmed === null) return { status: 2 as const }
      const { account, change } = confirmed
      if (!change.oldConfirmed || !change.newConfirmed) return { status: 1 as const }
      if (!(await setEmail(client, account.id, change.email))) {
        await dropEmailChange(client, account.id)
        return { status: 3 as const }
      }
      await voidMailed(client, account.id, now)
      if (change.onlySession !== null) await closeOtherSessions(client, account.id, change.onlySession)
      for (const mail of emailChangedMails(account, change.email, deps)) await queueMail(client, mail, now)
      return { status: 0 as const }
    })
  }
  serve(app, confirmEmail, finishEmailChange, { perAddress: PER_ADDRESS.followLink })

  serve(app, endSession, async ({ body, request }) => ({
    ended: await closeSessionNamed(database.pool, { session: viewerOf(request), id: body.id, now: clock.now() }),
  }))

  serve(app, endOtherSessions, async ({ request }) => {
    const { accountId, token } = viewerOf(request)
    return { ended: await closeOtherSessions(database.pool, accountId, secretHash(token)) }
  })
}
