import { activate, checkToken, checkUsername, login, logout, signUp } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import { countryById } from '@touchline/football'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { findFavourites } from '../favourites/favourites.queries.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { activateAccount, addAccount, findCredentials, findTaken, isUsernameTaken } from './accounts.queries.ts'
import type { AccountLimits } from './limits.ts'
import { linkMail } from './mails/account-mails.ts'
import { foldName, hasInvisible } from './names.ts'
import { consumeLink, storeLink } from './one-time.queries.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { fromUidb64 } from './secrets.ts'
import { closeSession, openSession } from './sessions/session.queries.ts'
import { viewerOf } from './sessions/viewer.ts'

const STATUS_OF_TAKEN = { email: 1, username: 2 } as const
const INVALID = { invalid: true } as const

const sessionOf = (accountId: number, { headers }: FastifyRequest) => ({
  accountId,
  userAgent: headers['user-agent'],
})

/** From sign-up to sign-out. */
export async function accountRoutes(app: FastifyInstance, deps: ModuleDeps & { limits: AccountLimits }): Promise<void> {
  const { database, clock, limits } = deps

  const signedIn = async (user: { id: number; username: string }, token: string) => ({
    invalid: false as const,
    token,
    user: { id: user.id, username: user.username },
    favorite_league: await findFavourites(database, user.id),
  })

  serve(app, checkUsername, async ({ body, request }) => {
    await limits.address('checkUsername', request)
    return { status: (await isUsernameTaken(database, body.username)) ? (1 as const) : (0 as const) }
  })

  serve(app, signUp, async ({ body, request }) => {
    await limits.address('signUp', request)
    const { email, username, password, country, language, next } = body
    if (countryById(country)?.region !== false) throw publicError('bad_request', 'Body country: is not in the list')
    if (hasInvisible(username)) throw publicError('bad_request', 'Body username: has characters that cannot be seen')
    if (hasInvisible(email)) throw publicError('bad_request', 'Body email: must be a mail address')
    const taken = await findTaken(database, email, username)
    if (taken) return { status: STATUS_OF_TAKEN[taken] }
    const passwordHash = await hashPassword(password, request.ip)
    const now = clock.now()
    const added = await inTransaction(database, async (client) => {
      const account = { username, email, language, passwordHash, countryId: country, activatedAt: null }
      const id = await addAccount(client, account, now)
      if (id === null) return false
      const { mail, secret } = linkMail('activate', { id, username, email, language }, deps, next)
      await storeLink(client, { purpose: 'activate', accountId: id, secret }, now)
      await queueMail(client, mail, now)
      return true
    })
    if (added) return { status: 0 as const }
    // Somebody else was faster; which of the two they took is known now.
    return { status: STATUS_OF_TAKEN[(await findTaken(database, email, username)) ?? 'username'] }
  })

  serve(app, login, async ({ body, request }) => {
    await limits.address('login', request)
    const name = foldName(body.username_or_email)
    const found = await findCredentials(database, name)
    // By account where there is one, so that its name and its address share one limit.
    const key = found ? `account ${found.id}` : `name ${name}`
    await limits.wrongPasswords.take(key)
    const matches = await passwordMatches(body.password, found?.passwordHash ?? null, request.ip)
    if (!matches || found === null || found.activatedAt === null) return INVALID
    await limits.wrongPasswords.giveBack(key)
    return signedIn(found, await openSession(database.pool, sessionOf(found.id, request), clock.now()))
  })

  serve(app, activate, async ({ body, request }) => {
    await limits.address('activate', request)
    const now = clock.now()
    const opened = await inTransaction(database, async (client) => {
      const id = await consumeLink(
        client,
        { purpose: 'activate', secret: body.token, owner: fromUidb64(body.uidb64) },
        now,
      )
      const username = id === null ? null : await activateAccount(client, id, now)
      if (id === null || username === null) return null
      return { user: { id, username }, token: await openSession(client, sessionOf(id, request), now) }
    })
    return opened === null ? INVALID : signedIn(opened.user, opened.token)
  })

  serve(app, checkToken, async ({ request }) => {
    const { accountId, username, email } = viewerOf(request)
    return { user: { id: accountId, username, email }, favorite_league: await findFavourites(database, accountId) }
  })

  serve(app, logout, async ({ request }) => {
    await closeSession(database, viewerOf(request).token)
    return { done: true as const }
  })
}
