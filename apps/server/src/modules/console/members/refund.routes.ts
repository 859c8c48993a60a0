import { refundMember } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { type CallInput, serve } from '../../../platform/http/serve.ts'
import { type BillingDeps, providerOf } from '../../billing/billing-deps.ts'
import { accessOf } from '../../billing/entitlement/access-of.ts'
import { revokeGrants } from '../../billing/grants.queries.ts'
import {
  addRefund,
  closeSubscription,
  findOpenRefunds,
  findPaymentOf,
  leftOf,
} from '../../billing/refunds/refunds.queries.ts'
import { sendRefund } from '../../billing/refunds/send-refund.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { holdMember } from './member-actions.ts'

const STATUS = { done: 0, waiting: 1, refused: 2 } as const

/** Refunds to members. */
export async function refundRoutes(app: FastifyInstance, deps: ModuleDeps & BillingDeps): Promise<void> {
  const { database, clock } = deps

  /** Stores a refund before it is sent, so that an interrupted one is finished later. @returns its id */
  const writeDown = ({ params, body, request }: CallInput<typeof refundMember>) =>
    inTransaction(database, async (client) => {
      const operator = operatorOf(request)
      const account = await holdMember(client, { id: params.id, operator, version: body.version })
      const now = clock.now()
      const paid = await findPaymentOf(client, account.id, body.payment_id)
      if (paid === null) throw publicError('not_found', 'The member has no such payment.')
      const left = leftOf(paid)
      if (body.cents > left) throw publicError('conflict', `Of this payment ${left} cents can go back.`)
      if (providerOf(deps, paid.provider) === null)
        throw publicError('conflict', 'The way this was paid is not set up here any more.')
      if (body.cents === left && body.access !== 'now')
        throw publicError('bad_request', 'Body access: a full refund ends the access')
      const before = await accessOf(client, account.id, now)
      const endsRenewal = body.access !== 'renews'
      const id = await addRefund(client, { paymentId: paid.id, amount: body.cents, endsRenewal }, now)
      if (body.access === 'now') {
        await closeSubscription(client, paid.subscriptionId, now)
        await revokeGrants(client, account.id, now)
      }
      const until = await accessOf(client, account.id, now)
      const values = {
        before: { access_until: before?.toISOString() ?? null },
        after: {
          access_until: until?.toISOString() ?? null,
          paid_back: `${(body.cents / 100).toFixed(2)} ${paid.currency}`,
          renews: !endsRenewal,
        },
      }
      await noteAudit(client, {
        operator,
        deed: { action: 'member.refund', account, reason: body.reason, ...values },
        now,
      })
      return id
    })

  serve(app, refundMember, async (input) => {
    const [refund] = await findOpenRefunds(database, await writeDown(input))
    // The job that finishes refunds was faster.
    if (refund === undefined) return { status: 0 as const }
    const outcome = await sendRefund(deps, refund)
    if (outcome === 'refused') {
      const { params, request } = input
      await inTransaction(database, async (client) => {
        const account = await holdMember(client, { id: params.id, operator: operatorOf(request), version: null })
        await noteAudit(client, {
          operator: operatorOf(request),
          deed: { action: 'member.refund_failed', account },
          now: clock.now(),
        })
      })
    }
    return { status: STATUS[outcome] }
  })
}
