import { consolePlans, MAX_PLANS, may, orderPlans, savePlan } from '@touchline/contract'
import { inTransaction, type Queryable } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { type CallInput, serve } from '../../../platform/http/serve.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import { currentPlans } from '../../billing/plans/plans.queries.ts'
import type { SoldPlan } from '../../billing/plans/plans.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { newestOf } from '../audit/audit.queries.ts'
import { viewEntry } from '../audit/audit.routes.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { listCodes } from './codes.queries.ts'
import { holdPlans, placePlans, pricedSince, renewingByPrice, writePlan } from './plans.queries.ts'

/** Actions that change the plans; the newest entry of one is their version. */
const CHANGES = ['site.plan_save', 'site.plan_order']
const CHANGED = 'Another operator changed the plans meanwhile. Review the change, then save again.'

async function checkVersion(client: Queryable, version: number): Promise<void> {
  if (((await newestOf(client, CHANGES))?.id ?? 0) !== version) throw publicError('conflict', CHANGED)
}

/** A plan as the audit writes it. */
const said = ({ months, cents, titles, shown, trialDays, pauseMonths }: SoldPlan) => ({
  months,
  price: `${(cents / 100).toFixed(2)} EUR`,
  titles: Object.values(titles).join(' / ') || null,
  shown,
  trial_days: trialDays,
  pause_months: pauseMonths.join(', ') || null,
})

/** Plans for sale, with their prices. */
export async function consolePlanRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, consolePlans, async ({ request }) => {
    const { pool } = database
    const { role } = viewerOf(request)
    const [plans, since, renewing, codes, last] = await Promise.all([
      currentPlans(pool),
      pricedSince(pool),
      renewingByPrice(pool),
      listCodes(pool, clock.now()),
      newestOf(pool, CHANGES),
    ])
    const renewingAt = (months: number, other: number | null) =>
      renewing.filter((one) => one.months === months && one.cents !== other).reduce((sum, { count }) => sum + count, 0)
    return {
      version: last?.id ?? 0,
      last_change: last && viewEntry(last, may(role, 'members.personal')),
      plans: plans.map(({ months, cents, titles, shown, trialDays, pauseMonths }) => ({
        months,
        cents,
        titles,
        shown,
        trial_days: trialDays,
        pause_months: [...pauseMonths],
        since: since.get(months)?.toISOString() ?? null,
        subscribers: renewingAt(months, null),
        at_other_price: renewingAt(months, cents),
      })),
      codes: codes.map(({ maxUses, until, createdAt, endedAt, code, ...one }) => ({
        ...one,
        code: one.kind === 'gift' && !may(role, 'money.change') ? null : code,
        max_uses: maxUses,
        until: until?.toISOString() ?? null,
        created_at: createdAt.toISOString(),
        ended_at: endedAt?.toISOString() ?? null,
      })),
    }
  })

  const save = ({ body, request }: CallInput<typeof savePlan>) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      const plans = await holdPlans(client)
      await checkVersion(client, body.version)
      const at = plans.findIndex(({ months }) => months === body.plan)
      const before = plans[at] ?? null
      if (body.plan !== null && before === null) throw publicError('not_found', 'There is no such plan.')
      if (body.months !== body.plan && plans.some(({ months }) => months === body.months))
        throw publicError('conflict', `There is a plan of ${body.months} months already.`)
      if (before === null && plans.length >= MAX_PLANS)
        throw publicError('conflict', `There are ${MAX_PLANS} plans already.`)
      if (!body.shown && !plans.some((one) => one.shown && one !== before))
        throw publicError('conflict', 'One plan has to be left that can be ordered.')
      const titles = Object.fromEntries(Object.entries(body.titles).filter(([, title]) => title !== ''))
      const { months, cents, shown, trial_days: trialDays } = body
      const pauseMonths = [...new Set(body.pause_months)].sort((a, b) => a - b)
      if (pauseMonths.length > 0 && months !== 1)
        throw publicError('bad_request', 'Body pause_months: only a plan of one month can rest')
      const next: SoldPlan = { months, cents, currency: 'EUR', titles, shown, trialDays, pauseMonths }
      await writePlan(client, next, { before, position: at < 0 ? plans.length : at, now })
      const values = { before: before && said(before), after: said(next) }
      await noteAudit(client, { operator: operatorOf(request), deed: { action: 'site.plan_save', ...values }, now })
      return { done: true as const }
    })
  serve(app, savePlan, save)

  serve(app, orderPlans, ({ body, request }) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      const known = (await holdPlans(client)).map(({ months }) => months)
      await checkVersion(client, body.version)
      const isWhole = [...body.months].sort().join() === [...known].sort().join()
      if (!isWhole) throw publicError('bad_request', 'Body months: has to name every plan once')
      await placePlans(client, body.months)
      const values = { before: { order: known.join(', ') }, after: { order: body.months.join(', ') } }
      await noteAudit(client, { operator: operatorOf(request), deed: { action: 'site.plan_order', ...values }, now })
      return { done: true as const }
    }),
  )
}
