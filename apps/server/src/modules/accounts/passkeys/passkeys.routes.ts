import { addPasskey, beginPasskey, passkeyFactor, removePasskey, renamePasskey } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type CallInput, serve } from '../../../platform/http/serve.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { AccountDeps } from '../account-deps.ts'
import { type HeldAccount, holdAccount } from '../accounts.queries.ts'
import { confirmPassword } from '../changes/confirm-password.ts'
import { PER_ADDRESS } from '../limits.ts'
import { factorChangedMail, passkeyMail } from '../mails/security-mails.ts'
import { factorsOf } from '../second-factor/factors.queries.ts'
import { isLastOfOwner } from '../second-factor/last-factor.ts'
import { dropRecoveryCodes, ensureRecoveryCodes } from '../second-factor/recovery-codes.queries.ts'
import { secretHash } from '../secrets.ts'
import { closeOtherSessions } from '../sessions/session.queries.ts'
import { beginStep, consumeStep } from '../sessions/sign-in-steps.queries.ts'
import { viewerOf } from '../sessions/viewer.ts'
import { dropPasskey, findPasskeys, namePasskey, setPasskeyFactor, storePasskey } from './passkeys.queries.ts'
import { challengeIn, newPasskeyOptions, verifiedNew } from './web-authn.ts'

const MAX_PASSKEYS = 20
const NOT_ADDED = { status: 1 as const, recovery_codes: [] }

/** The passkeys of the viewer's own account. */
export async function passkeyRoutes(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  const { database, clock, brand } = deps

  const begin = async ({ body, request }: CallInput<typeof beginPasskey>) => {
    const viewer = viewerOf(request)
    const { accountId, username, token } = viewer
    if ((await confirmPassword(deps, { viewer, password: body.password, from: request.ip })) === null)
      return { status: 1 as const, options: null }
    const held = await findPasskeys(database.pool, accountId)
    if (held.length >= MAX_PASSKEYS) return { status: 2 as const, options: null }
    const options = await newPasskeyOptions(deps, { accountId, username, held })
    const step = {
      purpose: 'add-passkey',
      secret: options.challenge,
      accountId,
      data: { session: secretHash(token) },
    } as const
    await beginStep(database.pool, step, clock.now())
    return { status: 0 as const, options: JSON.stringify(options) }
  }
  serve(app, beginPasskey, begin, { perAddress: PER_ADDRESS.confirmPassword })

  /** Requires a passkey after the password from now on; sessions opened without one end. @returns new recovery codes */
  const askForIt = async (client: pg.ClientBase, account: HeldAccount, token: string) => {
    const { id } = account
    const before = await factorsOf(client, id)
    await setPasskeyFactor(client, id, true)
    if (before.length === 0) {
      await closeOtherSessions(client, id, secretHash(token))
      await queueMail(client, factorChangedMail(account, 'on', brand), clock.now())
    }
    return ensureRecoveryCodes(client, id)
  }

  /** Stops requiring it; recovery codes stay if an app needs them. */
  const stopAsking = async (client: pg.ClientBase, account: HeldAccount) => {
    const before = await factorsOf(client, account.id)
    await setPasskeyFactor(client, account.id, false)
    if (before.includes('app')) return
    await dropRecoveryCodes(client, account.id)
    if (before.length > 0) await queueMail(client, factorChangedMail(account, 'off', brand), clock.now())
  }

  const add = async ({ body, request }: CallInput<typeof addPasskey>) => {
    const { accountId, token } = viewerOf(request)
    const now = clock.now()
    const challenge = challengeIn(body.credential.response.clientDataJSON)
    const asked = challenge && (await consumeStep(database.pool, { purpose: 'add-passkey', secret: challenge }, now))
    if (!asked || asked.accountId !== accountId || asked.data.session !== secretHash(token)) return NOT_ADDED
    const made = await verifiedNew(deps, body.credential, challenge)
    if (made === null) return NOT_ADDED
    const { credential, credentialBackedUp: backedUp } = made
    return inTransaction(database, async (client) => {
      const account = await holdAccount(client, accountId)
      if (account === null) return NOT_ADDED
      const { id, counter, publicKey } = credential
      const key = { id, accountId, counter, publicKey: Buffer.from(publicKey), backedUp }
      const { transports = [] } = body.credential.response
      if (!(await storePasskey(client, { ...key, transports, name: body.name, createdAt: now }))) return NOT_ADDED
      await queueMail(client, passkeyMail(account, { state: 'added', passkey: body.name }, brand), now)
      const isAsked = body.as_factor || account.role !== null
      return { status: 0 as const, recovery_codes: isAsked ? await askForIt(client, account, token) : [] }
    })
  }
  serve(app, addPasskey, add, { perAddress: PER_ADDRESS.confirmPassword })

  serve(app, renamePasskey, async ({ body, request }) => {
    const { accountId } = viewerOf(request)
    return { status: (await namePasskey(database.pool, { accountId, ...body })) ? (0 as const) : (1 as const) }
  })

  const remove = async ({ body, request }: CallInput<typeof removePasskey>) => {
    const viewer = viewerOf(request)
    const { accountId } = viewer
    if ((await confirmPassword(deps, { viewer, password: body.password, from: request.ip })) === null)
      return { status: 1 as const }
    return inTransaction(database, async (client) => {
      const account = await holdAccount(client, accountId)
      const held = await findPasskeys(client, accountId)
      const removed = held.find(({ id }) => id === body.id)
      if (account === null || removed === undefined) return { status: 2 as const }
      const isLast = held.length === 1
      if (isLast && (await isLastOfOwner(client, account, 'passkey'))) return { status: 3 as const }
      if (isLast) await stopAsking(client, account)
      await dropPasskey(client, accountId, removed.id)
      const now = clock.now()
      await queueMail(client, passkeyMail(account, { state: 'removed', passkey: removed.name }, brand), now)
      return { status: 0 as const }
    })
  }
  serve(app, removePasskey, remove, { perAddress: PER_ADDRESS.confirmPassword })

  const ask = async ({ body, request }: CallInput<typeof passkeyFactor>) => {
    const viewer = viewerOf(request)
    const { accountId, token } = viewer
    const answer = <const S extends 0 | 1 | 2 | 3>(status: S, recovery_codes: string[] = []) => ({
      status,
      recovery_codes,
    })
    if ((await confirmPassword(deps, { viewer, password: body.password, from: request.ip })) === null) return answer(1)
    return inTransaction(database, async (client) => {
      const account = await holdAccount(client, accountId)
      if (account === null || (await findPasskeys(client, accountId)).length === 0) return answer(2)
      if (body.on) return answer(0, await askForIt(client, account, token))
      if (account.role !== null) return answer(3)
      await stopAsking(client, account)
      return answer(0)
    })
  }
  serve(app, passkeyFactor, ask, { perAddress: PER_ADDRESS.confirmPassword })
}
