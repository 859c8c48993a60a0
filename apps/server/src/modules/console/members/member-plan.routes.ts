import { changeMemberPlan, quoteMemberPlan } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { addMonths } from '../../billing/add-months.ts'
import type { BillingDeps } from '../../billing/billing-deps.ts'
import { changeable, changePlan, quoteChange } from '../../billing/changes/change-plan.ts'
import { viewQuote } from '../../billing/changes/changes.routes.ts'
import { accessOf } from '../../billing/entitlement/access-of.ts'
import { changeGrant } from '../../billing/grants.queries.ts'
import { findSubscriptions } from '../../billing/subscriptions/subscriptions.queries.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { actOn, holdMember, type Outcome } from './member-actions.ts'

/** Another plan for a member: at its provider, or another length of a grant. */
export async function memberPlanRoutes(app: FastifyInstance, deps: ModuleDeps & BillingDeps): Promise<void> {
  const { database, clock } = deps

  /** The grant that runs where nothing is bought. */
  const runningGrant = async (accountId: number) => {
    if ((await changeable(deps, accountId)) !== null) return null
    const now = clock.now()
    const rows = await findSubscriptions(database.pool, accountId)
    const runs = rows.filter(
      ({ status, paidThrough }) => status !== 'ended' && paidThrough !== null && paidThrough > now,
    )
    const [grant] = runs
    return grant?.provider === 'grant' && runs.length === 1 && grant.startedAt !== null
      ? { ...grant, startedAt: grant.startedAt }
      : null
  }
  const grantEnd = (startedAt: Date, months: number): Date => {
    const until = addMonths(startedAt, months)
    if (until <= clock.now()) throw publicError('conflict', 'That many months since its beginning are over already.')
    return until
  }

  serve(app, quoteMemberPlan, async ({ params, body }) => {
    const grant = await runningGrant(params.id)
    if (grant === null) return { ...viewQuote(await quoteChange(deps, params.id, body)), granted: false }
    grantEnd(grant.startedAt, body.months)
    const at = clock.now()
    return { ...viewQuote({ ...body, due: 0, cents: 0, from: at, needsApproval: false, at }), granted: true }
  })

  const note = (request: FastifyRequest, id: number, action: `member.${string}`) =>
    inTransaction(database, async (client) => {
      const operator = operatorOf(request)
      const account = await holdMember(client, { id, operator, version: null })
      await noteAudit(client, { operator, deed: { action, account }, now: clock.now() })
    })

  serve(app, changeMemberPlan, async ({ params: { id }, body, request }) => {
    const { months, when } = body
    const grant = await runningGrant(id)
    const before = { months: grant?.months ?? (await changeable(deps, id))?.row.months ?? null }
    await actOn(
      deps,
      { request, id, action: 'member.change_plan', asked: body },
      async ({ client, now }): Promise<Outcome> => {
        if (grant === null) return { before, after: { months, when } }
        const until = grantEnd(grant.startedAt, months)
        await changeGrant(client, grant.id, { months, until, now })
        const access = await accessOf(client, id, now)
        return { before, after: { months, access_until: access?.toISOString() ?? null } }
      },
    )
    if (grant !== null) return { url: null }
    // Written down first, so that the audit has a change that was interrupted too.
    try {
      return { url: (await changePlan(deps, id, { months, when, at: new Date(body.at) })).approvalUrl }
    } catch (error) {
      await note(request, id, 'member.change_plan_failed')
      throw error
    }
  })
}
