import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { type CallInput, serve } from '../../../platform/http/serve.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { AccountDeps } from '../account-deps.ts'
import { holdAccount } from '../accounts.queries.ts'
import { confirmPassword } from '../changes/confirm-password.ts'
import { PER_ADDRESS } from '../limits.ts'
import { factorChangedMail } from '../mails/security-mails.ts'
import { secretHash } from '../secrets.ts'
import { closeOtherSessions } from '../sessions/session.queries.ts'
import { viewerOf } from '../sessions/viewer.ts'
import { factorAddress, newFactorSecret, newRecoveryCodes } from './factor-codes.ts'
import { factorsOf } from './factors.queries.ts'
import { isLastOfOwner } from './last-factor.ts'
import { confirmFactor, dropFactor, storeFactor, useFactorCode } from './second-factor.queries.ts'

const NOT_MADE = { secret: null, url: null }

/** The authenticator app of the viewer's own account. */
export async function secondFactorRoutes(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  const { database, clock, limits, brand, box } = deps

  const begin = async ({ body, request }: CallInput<typeof beginSecondFactor>) => {
    const viewer = viewerOf(request)
    if ((await confirmPassword(deps, { viewer, password: body.password, from: request.ip })) === null)
      return { status: 1 as const, ...NOT_MADE }
    const secret = newFactorSecret()
    return inTransaction(database, async (client) => {
      await holdAccount(client, viewer.accountId)
      if ((await factorsOf(client, viewer.accountId)).includes('app')) return { status: 2 as const, ...NOT_MADE }
      await storeFactor(client, { accountId: viewer.accountId, secret, box }, clock.now())
      return {
        status: 0 as const,
        secret,
        url: factorAddress(secret, { brand: brand.name, username: viewer.username }),
      }
    })
  }
  serve(app, beginSecondFactor, begin, { perAddress: PER_ADDRESS.confirmPassword })

  const confirm = async ({ body, request }: CallInput<typeof confirmSecondFactor>) => {
    const { accountId, token } = viewerOf(request)
    const giveBack = await limits.factorCode(accountId)
    const now = clock.now()
    const recoveryCodes = newRecoveryCodes()
    const outcome = await inTransaction(database, async (client) => {
      const account = await holdAccount(client, accountId)
      if (account === null) return 'none'
      const confirmed = await confirmFactor(client, { accountId, code: body.code, recoveryCodes, box }, now)
      if (confirmed !== 'on') return confirmed
      // They were opened without a code.
      await closeOtherSessions(client, accountId, secretHash(token))
      await queueMail(client, factorChangedMail(account, 'on', brand), now)
      return confirmed
    })
    if (outcome !== 'on') return { status: outcome === 'wrong' ? (1 as const) : (2 as const), recovery_codes: [] }
    await giveBack()
    return { status: 0 as const, recovery_codes: recoveryCodes }
  }
  serve(app, confirmSecondFactor, confirm, { perAddress: PER_ADDRESS.confirmPassword })

  const remove = async ({ body, request }: CallInput<typeof removeSecondFactor>) => {
    const viewer = viewerOf(request)
    const { accountId } = viewer
    if ((await confirmPassword(deps, { viewer, password: body.password, from: request.ip })) === null)
      return { status: 1 as const }
    const giveBack = await limits.factorCode(accountId)
    const now = clock.now()
    const status = await inTransaction(database, async (client) => {
      const account = await holdAccount(client, accountId)
      if (account === null || (await useFactorCode(client, { accountId, code: body.code, box }, now)) !== 'right')
        return 2 as const
      if (await isLastOfOwner(client, account, 'app')) return 3 as const
      await dropFactor(client, accountId)
      await queueMail(client, factorChangedMail(account, 'off', brand), now)
      return 0 as const
    })
    if (status !== 2) await giveBack()
    return { status }
  }
  serve(app, removeSecondFactor, remove, { perAddress: PER_ADDRESS.confirmPassword })
}
