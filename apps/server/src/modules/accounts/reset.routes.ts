import { checkResetLink, resendActivation, saveNewPassword, sendResetLink } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { type CallInput, serve } from '../../platform/http/serve.ts'
import type { AccountDeps } from './account-deps.ts'
import { findByEmail, findWaiting, holdAccount } from './accounts.queries.ts'
import { mailLink, setPassword } from './changes/change.ts'
import { PER_ADDRESS } from './limits.ts'
import { foldName } from './names.ts'
import { consumeLink, hasResetLink, resetLinkState, useUpLinks } from './one-time.queries.ts'
import { hashPassword, isUsable } from './password.ts'
import { closeAllSessions } from './sessions/session.queries.ts'

const STATUS_OF_LINK = { valid: 0, invalid: 1, expired: 2 } as const

/** From a forgotten password, or a lost mail of activation, to a new password. */
export async function resetRoutes(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  const { database, clock, limits, browsers, brand } = deps

  /** Mails a link, unless the account was sent enough of them: then there is one in its mailbox that works for half its time still. */
  const mailOwner = async (
    kind: 'claim' | 'reset',
    id: number,
    { email, next }: { email?: string; next?: string | undefined },
  ) => {
    const more = await limits.linkAnywhere(id)
    const now = clock.now()
    return inTransaction(database, async (client) => {
      const account = await holdAccount(client, id)
      // Its address may have changed, or the account been activated, since it was found.
      if (account === null || (email !== undefined && foldName(account.email) !== foldName(email))) return false
      if (kind === 'claim' && account.activatedAt !== null) return false
      if (!more && (await hasResetLink(client, id, now))) return true
      // The newest link is the one that works.
      for (const older of kind === 'claim' ? (['activate', 'reset'] as const) : (['reset'] as const))
        await useUpLinks(client, { accountId: id, now, purpose: older })
      await mailLink(client, { link: { kind, account, next }, site: deps, now })
      return true
    })
  }

  const send = async ({ body: { email, next }, request }: CallInput<typeof sendResetLink>) => {
    const found = await findByEmail(database, email)
    if (found === null) return { status: 1 as const }
    await limits.link(found, request)
    try {
      return { status: (await mailOwner('reset', found.id, { email, next })) ? (0 as const) : (1 as const) }
    } catch (error) {
      request.log.error({ err: error }, 'A mail could not be put on its way')
      return { status: 2 as const }
    }
  }
  serve(app, sendResetLink, send, { perAddress: PER_ADDRESS.sendLink })

  const resend = async ({ body, request }: CallInput<typeof resendActivation>) => {
    const name = foldName(body.username_or_email)
    // By the typed name, whether it is an account or not: the answer says nothing about that.
    await limits.link({ name }, request)
    const found = await findWaiting(database, name)
    if (found !== null) await mailOwner('claim', found.id, {})
    return { sent: true as const }
  }
  serve(app, resendActivation, resend, { perAddress: PER_ADDRESS.sendLink })

  serve(app, checkResetLink, async ({ params }) => ({
    status: STATUS_OF_LINK[await resetLinkState(database, params.token, clock.now())],
  }))

  const save = async ({ body, request, reply }: CallInput<typeof saveNewPassword>) => {
    const now = clock.now()
    const state = await resetLinkState(database, body.token, now)
    if (state !== 'valid') return { status: STATUS_OF_LINK[state] }
    if (!isUsable(body.pwd)) return { status: 3 as const }
    const passwordHash = await hashPassword(body.pwd, request.ip)
    const saved = await inTransaction(database, async (client) => {
      const account = await consumeLink(client, { purpose: 'reset', secret: body.token }, now)
      if (account === null) return null
      await setPassword(client, account, { passwordHash, ended: 'all', brand, now })
      await closeAllSessions(client, account.id)
      return account
    })
    if (saved === null) return { status: 1 as const }
    browsers.remember(reply, { id: saved.id, passwordHash })
    return { status: 0 as const }
  }
  serve(app, saveNewPassword, save, { perAddress: PER_ADDRESS.followLink })
}
