import { changeOwnPlan, quotePlanChange, usePausedPlan } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { fairQueue } from '../../../platform/http/fair-queue.ts'
import { addressKey } from '../../../platform/http/rate-limit.ts'
import { serve } from '../../../platform/http/serve.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { QUESTIONS } from '../open-checkout.ts'
import { endPause } from '../pauses/pauses.ts'
import { type ChangeQuote, changePlan, quoteChange } from './change-plan.ts'

/** Calls of one account that make a provider work. */
const ASKS = { max: 30, windowMs: 10 * 60_000 }

/** Another plan, and the end of a pause, at the wish of a member. */
export async function planChangeRoutes(
  app: FastifyInstance,
  deps: BillingDeps & Pick<ModuleDeps, 'rateLimits'>,
): Promise<void> {
  const asks = deps.rateLimits.limiter('plan-changes', ASKS)
  const questions = fairQueue(QUESTIONS)
  const asking = async <T>(request: Parameters<typeof viewerOf>[0], ask: (accountId: number) => Promise<T>) => {
    const { accountId } = viewerOf(request)
    await asks.take(`account ${accountId}`)
    return questions.run(addressKey(request.ip), () => ask(accountId))
  }

  serve(app, quotePlanChange, async ({ body, request }) =>
    viewQuote(await asking(request, (accountId) => quoteChange(deps, accountId, body))),
  )

  serve(app, changeOwnPlan, async ({ body, request }) => {
    const change = { ...body, at: new Date(body.at) }
    const { approvalUrl } = await asking(request, (accountId) => changePlan(deps, accountId, change))
    return { url: approvalUrl }
  })

  serve(app, usePausedPlan, async ({ request }) => {
    await asking(request, (accountId) => endPause(deps, accountId))
    return { done: true as const }
  })
}

export const viewQuote = ({ due, cents, from, needsApproval, at }: ChangeQuote) => ({
  due: due / 100,
  price: cents / 100,
  from: from.toISOString(),
  needs_approval: needsApproval,
  at: at.toISOString(),
})
