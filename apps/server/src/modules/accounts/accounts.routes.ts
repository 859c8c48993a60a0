import { activate, checkToken, checkUsername, login, logout, signUp } from '@touchline/contract'
import { inTransaction, isUniqueViolation } from '@touchline/database'
import { countryById } from '@touchline/football'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { publicError } from '../../platform/http/errors.ts'
import { type CallInput, serve } from '../../platform/http/serve.ts'
import type { AccountDeps } from './account-deps.ts'
import {
  activateAccount,
  addAccount,
  type Credentials,
  dropUnclaimed,
  findCredentials,
  findTaken,
  findWaiting,
  holdAccount,
  holdByEmail,
  isUsernameTaken,
  type NewAccount,
  replaceWaiting,
} from './accounts.queries.ts'
import { mailLink } from './changes/change.ts'
import { PER_ADDRESS } from './limits.ts'
import { foldName, hasInvisible, usernameFault } from './names.ts'
import { consumeLink, hasResetLink, voidMailed } from './one-time.queries.ts'
import { consumeOwnerLink } from './owner.queries.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { factorsOf } from './second-factor/factors.queries.ts'
import { useFactorCode } from './second-factor/second-factor.queries.ts'
import { fromUidb64 } from './secrets.ts'
import { closeSession, openSession } from './sessions/session.queries.ts'
import { signIn } from './sessions/sign-in.ts'
import { followedBy, INVALID, signedIn } from './sessions/signed-in.ts'
import { viewerOf } from './sessions/viewer.ts'

const STATUS_OF_TAKEN = { email: 1, username: 2 } as const

const sessionOf = (accountId: number, { headers }: FastifyRequest) => ({
  accountId,
  userAgent: headers['user-agent'],
})

/** From sign-up to sign-out. */
export async function accountRoutes(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  const { database, clock, limits, browsers, box } = deps

  const check = async ({ body }: CallInput<typeof checkUsername>) => ({
    status: (await isUsernameTaken(database, body.username)) ? (1 as const) : (0 as const),
  })
  serve(app, checkUsername, check, { perAddress: PER_ADDRESS.checkUsername })

  /** @returns false when name or address are another's meanwhile */
  const add = async (
    client: pg.ClientBase,
    added: NewAccount,
    { next, mayMail }: { next: string | undefined; mayMail: boolean },
  ) => {
    const now = clock.now()
    const waiting = await holdByEmail(client, added.email)
    if (waiting === null) {
      const id = await addAccount(client, added, now)
      if (id === null) return false
      await mailLink(client, { link: { kind: 'activate', account: { id, ...added }, next }, site: deps, now })
      return true
    }
    if (waiting.activatedAt !== null) return false
    // After too many mails the last link stays valid, with its meaning.
    if (!mayMail && (await hasResetLink(client, waiting.id, now))) return true
    await replaceWaiting(client, { id: waiting.id, added, now })
    await voidMailed(client, waiting.id, now)
    // It is unknown which of the people who signed up reads the mail, so none of their passwords counts.
    await mailLink(client, { link: { kind: 'claim', account: { ...added, id: waiting.id }, next }, site: deps, now })
    return true
  }

  /** The owner's account needs no mail: its link is in the server's log. */
  const own = (added: NewAccount, secret: string, reply: Pick<FastifyReply, 'header'>) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      if (!(await consumeOwnerLink(client, secret, now))) return { status: 4 as const }
      await dropUnclaimed(client, added.email)
      const id = await addAccount(client, { ...added, activatedAt: now, role: 'owner' }, now)
      if (id === null) throw publicError('conflict', 'Another account has this name or address.')
      browsers.remember(reply, { id, passwordHash: added.passwordHash })
      return { status: 3 as const }
    })

  const register = async ({ body, request, reply }: CallInput<typeof signUp>) => {
    const { email, username, password, country, language, next } = body
    if (countryById(country)?.region !== false) throw publicError('bad_request', 'Body country: is not in the list')
    const fault = usernameFault(username)
    if (fault !== null) throw publicError('bad_request', `Body username: ${fault}`)
    if (hasInvisible(email)) throw publicError('bad_request', 'Body email: must be a mail address')
    const taken = await findTaken(database, email, username)
    if (taken) return { status: STATUS_OF_TAKEN[taken] }
    const added = {
      ...{ username, email, language, countryId: country },
      passwordHash: await hashPassword(password, request.ip),
      activatedAt: null,
    }
    if (body.owner !== undefined) return own(added, body.owner, reply)
    const waiting = await findWaiting(database, email)
    const mayMail = waiting === null || (await limits.linkAnywhere(waiting.id))
    const tryOnce = () =>
      inTransaction(database, (client) => add(client, added, { next, mayMail })).catch((error: unknown) => {
        if (isUniqueViolation(error)) return false
        throw error
      })
    // Lost a race for a pending address: the second try replaces it.
    if ((await tryOnce()) || ((await findTaken(database, email, username)) === null && (await tryOnce())))
      return { status: 0 as const }
    return { status: STATUS_OF_TAKEN[(await findTaken(database, email, username)) ?? 'username'] }
  }
  serve(app, signUp, register, { perAddress: PER_ADDRESS.signUp })

  /** @returns the token, or what to answer instead */
  const open = async (
    client: pg.ClientBase,
    { id, passwordHash }: Pick<Credentials, 'id' | 'passwordHash'>,
    { code, request }: { code: string | undefined; request: FastifyRequest },
  ) => {
    const now = clock.now()
    const account = await holdAccount(client, id)
    // A password that was changed meanwhile opens nothing any more.
    if (account?.passwordHash !== passwordHash) return INVALID
    if (account.blockedAt !== null) return { ...INVALID, blocked: true as const }
    const second_factors = await factorsOf(client, id)
    if (second_factors.length > 0) {
      if (code === undefined) return { ...INVALID, second_factor: 'needed' as const, second_factors }
      const used = await useFactorCode(client, { accountId: id, code, box }, now)
      if (used !== 'right') return { ...INVALID, second_factor: used }
    }
    return signIn(client, account, { ...deps, request, now })
  }

  const enter = async ({ body, request, reply }: CallInput<typeof login>) => {
    const name = foldName(body.username_or_email)
    const found = await findCredentials(database, name)
    // By account where there is one, so that its name and its address share one limit.
    const giveBack = await limits.login(found ?? { name }, found && browsers.find(request, found), request)
    const matches = await passwordMatches(body.password, found?.passwordHash ?? null, request.ip)
    if (!matches || found === null || found.activatedAt === null) return INVALID
    await giveBack()
    const second_factors = await factorsOf(database.pool, found.id)
    if (body.code === undefined && second_factors.length > 0)
      return { ...INVALID, second_factor: 'needed' as const, second_factors }
    const giveCodeBack = body.code === undefined ? null : await limits.factorCode(found.id)
    const opened = await inTransaction(database, (client) => open(client, found, { code: body.code, request }))
    if (typeof opened === 'object') return opened
    await giveCodeBack?.()
    browsers.remember(reply, found)
    return signedIn(database, found, opened)
  }
  serve(app, login, enter, { perAddress: PER_ADDRESS.login })

  const follow = async ({ body, request, reply }: CallInput<typeof activate>) => {
    const now = clock.now()
    const opened = await inTransaction(database, async (client) => {
      const link = { purpose: 'activate', secret: body.token, owner: fromUidb64(body.uidb64) } as const
      const account = await consumeLink(client, link, now)
      if (account === null || account.blockedAt !== null) return null
      await activateAccount(client, account.id, now)
      return { account, token: await openSession(client, sessionOf(account.id, request), now) }
    })
    if (opened === null) return INVALID
    browsers.remember(reply, opened.account)
    return signedIn(database, opened.account, opened.token)
  }
  serve(app, activate, follow, { perAddress: PER_ADDRESS.followLink })

  serve(app, checkToken, async ({ request }) => {
    const { accountId, username, email } = viewerOf(request)
    return { user: { id: accountId, username, email }, ...(await followedBy(database, accountId)) }
  })

  serve(app, logout, async ({ request }) => {
    await closeSession(database, viewerOf(request).token)
    return { done: true as const }
  })
}
