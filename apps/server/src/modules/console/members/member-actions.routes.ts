import {
  blockMember,
  cancelMember,
  deleteMember,
  endGrants,
  endMemberSession,
  endMemberSessions,
  exportMember,
  grantMember,
  resendMemberActivation,
  resetMemberFactor,
  unblockMember,
} from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { type CallInput, serve } from '../../../platform/http/serve.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { mailLink } from '../../accounts/changes/change.ts'
import { factorChangedMail } from '../../accounts/mails/security-mails.ts'
import { foldName } from '../../accounts/names.ts'
import { useUpLinks } from '../../accounts/one-time.queries.ts'
import { dropPasskeys } from '../../accounts/passkeys/passkeys.queries.ts'
import { dropRecoveryCodes } from '../../accounts/second-factor/recovery-codes.queries.ts'
import { dropFactor } from '../../accounts/second-factor/second-factor.queries.ts'
import { closeAllSessions, closeSessionNamed } from '../../accounts/sessions/session.queries.ts'
import type { BillingDeps } from '../../billing/billing-deps.ts'
import { cancelAll, endAllNow } from '../../billing/cancel.ts'
import { accessOf } from '../../billing/entitlement/access-of.ts'
import { grantMonths, revokeGrants } from '../../billing/grants.queries.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { deleteAccountForGood } from '../../privacy/delete-account.ts'
import { findEverything } from '../../privacy/export.queries.ts'
import { viewExport } from '../../privacy/export.views.ts'
import { type Deed, noteAudit, operatorOf } from '../audit/audit.ts'
import { type Acting, type Asked, actOn, holdMember, setBlocked } from './member-actions.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

interface ActionInput {
  params: { id: number }
  body: Asked
  request: FastifyRequest
}

/** Actions of operators on one member. */
export async function memberActionRoutes(app: FastifyInstance, deps: ModuleDeps & BillingDeps): Promise<void> {
  const { database, clock, brand } = deps

  const act = (
    action: Deed['action'],
    { params, body, request }: ActionInput,
    work: (acting: Acting) => Promise<Pick<Deed, 'before' | 'after'>>,
  ) => actOn(deps, { request, id: params.id, action, asked: body }, work)

  serve(app, grantMember, (input) =>
    act('member.grant', input, async ({ client, member, now }) => {
      const { months } = input.body
      const before = await accessOf(client, member.id, now)
      const until = await grantMonths(client, member.id, { months, from: before ?? now, now })
      return { before: { access_until: iso(before) }, after: { access_until: iso(until), months } }
    }),
  )

  serve(app, endGrants, (input) =>
    act('member.revoke', input, async ({ client, member, now }) => {
      const before = await accessOf(client, member.id, now)
      if ((await revokeGrants(client, member.id, now)) === 0) throw publicError('conflict', 'Nothing is granted.')
      return {
        before: { access_until: iso(before) },
        after: { access_until: iso(await accessOf(client, member.id, now)) },
      }
    }),
  )

  serve(app, blockMember, (input) =>
    act('member.block', input, async ({ client, member, now }) => {
      if (member.role !== null) throw publicError('conflict', 'Take the role away first.')
      if (member.blockedAt !== null) throw publicError('conflict', 'The member is blocked already.')
      await setBlocked(client, member.id, now)
      await closeAllSessions(client, member.id)
      return { before: { blocked: false }, after: { blocked: true } }
    }),
  )

  serve(app, unblockMember, (input) =>
    act('member.unblock', input, async ({ client, member }) => {
      if (member.blockedAt === null) throw publicError('conflict', 'The member is not blocked.')
      await setBlocked(client, member.id, null)
      return { before: { blocked: true }, after: { blocked: false } }
    }),
  )

  serve(app, endMemberSessions, (input) =>
    act('member.end_sessions', input, async ({ client, member }) => {
      await closeAllSessions(client, member.id)
      return {}
    }),
  )

  serve(app, endMemberSession, (input) =>
    act('member.end_session', input, async ({ client, member, now }) => {
      const ended = await closeSessionNamed(client, {
        session: { accountId: member.id, token: null },
        id: input.body.session,
        now,
      })
      if (ended === 0) throw publicError('conflict', 'This session has ended already.')
      return {}
    }),
  )

  serve(app, resetMemberFactor, (input) =>
    act('member.reset_factor', input, async ({ client, member, now }) => {
      const [app, passkeys] = [await dropFactor(client, member.id), await dropPasskeys(client, member.id)]
      await dropRecoveryCodes(client, member.id)
      if (!app && passkeys === 0) throw publicError('conflict', 'No second factor is set up.')
      await closeAllSessions(client, member.id)
      await queueMail(client, factorChangedMail(member, 'off', brand), now)
      return { before: { second_factor: true }, after: { second_factor: false } }
    }),
  )

  serve(app, resendMemberActivation, (input) =>
    act('member.resend_activation', input, async ({ client, member, now }) => {
      if (member.activatedAt !== null) throw publicError('conflict', 'The mail address is confirmed already.')
      // The newest link is the one that works.
      await useUpLinks(client, { accountId: member.id, now })
      await mailLink(client, { link: { kind: 'claim', account: member }, site: deps, now })
      return {}
    }),
  )

  /** Actions that a provider carries out are noted first, so that the audit has those that were interrupted too. */
  const noted = (action: Deed['action'], input: ActionInput) => act(action, input, async () => ({}))
  const noteFailure = async (action: Deed['action'], { params, request }: ActionInput) =>
    inTransaction(database, async (client) => {
      const operator = operatorOf(request)
      const account = await holdMember(client, { id: params.id, operator, version: null })
      await noteAudit(client, { operator, deed: { action, account }, now: clock.now() })
    })

  serve(app, cancelMember, async (input: CallInput<typeof cancelMember>) => {
    const atOnce = input.body.when === 'now'
    await noted(atOnce ? 'member.end' : 'member.cancel', input)
    try {
      if (await (atOnce ? endAllNow : cancelAll)(deps, input.params.id)) return { done: true as const }
    } catch (error) {
      await noteFailure('member.cancel_failed', input)
      throw error
    }
    await noteFailure('member.cancel_failed', input)
    throw publicError('conflict', atOnce ? 'Nothing the member bought runs.' : 'Nothing of the member renews.')
  })

  serve(app, deleteMember, async (input: CallInput<typeof deleteMember>) => {
    const { params, body } = input
    const isMeant = await act('member.delete', input, async ({ member }) => {
      if (member.role !== null) throw publicError('conflict', 'Take the role away first.')
      if (foldName(body.email) !== foldName(member.email)) throw publicError('bad_request', OTHER_ADDRESS)
      return {}
    }).catch((error: Error) => {
      if (error.message === OTHER_ADDRESS) return null
      throw error
    })
    if (isMeant === null) return { status: 1 as const }
    if (await deleteAccountForGood(deps, params.id)) return { status: 0 as const }
    await noteFailure('member.delete_failed', input)
    return { status: 2 as const }
  })

  serve(app, exportMember, async ({ params, request }) => {
    const operator = operatorOf(request)
    await inTransaction(database, async (client) => {
      const account = await holdMember(client, { id: params.id, operator, version: null })
      await noteAudit(client, { operator, deed: { action: 'member.export', account }, now: clock.now() })
    })
    const everything = viewExport(await findEverything(database, params.id), clock.now())
    return { json: JSON.stringify(everything, null, 2) }
  })
}

const OTHER_ADDRESS = 'This is the address of somebody else.'
