import { consoleMoney, may, reconcileMoney } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import type { BillingDeps } from '../../billing/billing-deps.ts'
import { askForComparison, readComparison } from '../../billing/subscriptions/comparison.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { viewComparison, viewDispute, viewDrift, viewPastDue } from './money.views.ts'
import { changedMonths, countTrials, endingMonths, paidMonths, runningPayments } from './months.queries.ts'
import { moneyMonths, monthStart, nameOf } from './months.ts'
import { disputedPayments, findDrift, openNotices, pastDue } from './open.queries.ts'

const MONTHS_BACK = 12
const MONTHS_AHEAD = 6

/** Revenue, and differences from the providers. */
export async function moneyRoutes(app: FastifyInstance, deps: ModuleDeps & BillingDeps): Promise<void> {
  const { database, clock } = deps
  const { pool } = database
  const isComparable = deps.payments.some(({ name }) => name !== 'demo')

  serve(app, consoleMoney, async ({ request }) => {
    const personal = may(viewerOf(request).role, 'members.personal')
    const now = clock.now()
    const from = monthStart(now, -MONTHS_BACK)
    const [paid, running, changed, ending, trials, disputed, due, notices, comparison, drift] = await Promise.all([
      paidMonths(pool, from, now),
      runningPayments(pool, now),
      changedMonths(pool, from, now),
      endingMonths(pool, now, monthStart(now, MONTHS_AHEAD)),
      countTrials(pool, now),
      disputedPayments(pool, now),
      pastDue(pool),
      openNotices(pool),
      readComparison(database),
      findDrift(pool, now),
    ])
    return {
      now: now.toISOString(),
      months: moneyMonths(paid, { running, changed, now }),
      ending: Array.from({ length: MONTHS_AHEAD }, (_, at) => {
        const month = nameOf(monthStart(now, at))
        return ending.find((one) => one.month === month) ?? { month, paid: 0, granted: 0, renewing: 0 }
      }),
      trials: trials[0]?.count ?? 0,
      disputed: disputed.map((one) => viewDispute(one, personal)),
      open_payments: due.map((one) => viewPastDue(one, personal)),
      notices: { ...notices, oldest: notices.oldest?.toISOString() ?? null },
      comparison: isComparable ? viewComparison(comparison) : null,
      drift: drift.map((one) => viewDrift(one, personal)),
    }
  })

  serve(app, reconcileMoney, async ({ request }) => {
    if (!isComparable) throw publicError('conflict', 'No provider is set up here that could be compared with.')
    await inTransaction(database, async (client) => {
      const now = clock.now()
      await askForComparison(client, now)
      await noteAudit(client, { operator: operatorOf(request), deed: { action: 'site.reconcile' }, now })
    })
    return { done: true as const }
  })
}
