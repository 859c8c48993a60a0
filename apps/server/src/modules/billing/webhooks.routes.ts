import {
  type Database,
  execute,
  type Placeholders,
  paymentEvent,
  query,
  rows,
  statement,
  subscription,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { fairQueue } from '../../platform/http/fair-queue.ts'
import { addressKey } from '../../platform/http/rate-limit.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { type BillingDeps, providerOf } from './billing-deps.ts'
import { reachable } from './open-checkout.ts'
import { type PaymentProvider, type ProviderName, ProviderUnreachable, type WebhookEvent } from './provider.ts'
import { syncSubscription } from './subscriptions/sync-subscription.ts'

const MAX_NOTICE_BYTES = 64 * 1024
/** Notices of an address that were not signed by the provider. */
const FORGED = { max: 30, windowMs: 15 * 60_000 }
/** Checks of signatures, which may be questions to the provider. */
const CHECKS = { atOnce: 4, perKey: 2, waiting: 60 }
const SENDERS = ['stripe', 'paypal'] as const

/**
 * Webhooks of providers. A notice is verified on its bytes, stored once and answered at once; its subject is then requested from the
 * provider, and retried later if that fails. An address that sends forged ones is soon refused before verification.
 */
export async function webhookRoutes(
  app: FastifyInstance,
  deps: BillingDeps & Pick<ModuleDeps, 'rateLimits'>,
): Promise<void> {
  const forged = deps.rateLimits.limiter('forged-notices', FORGED)
  const checks = fairQueue(CHECKS)
  const inHand = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(inHand)))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_NOTICE_BYTES }, (_request, body, done) =>
    done(null, body),
  )

  for (const name of SENDERS) {
    app.post(`/webhooks/${name}`, { schema: { hide: true } }, async (request) => {
      const provider = providerOf(deps, name)
      if (!provider?.notice) throw publicError('not_ready', 'Notices of this provider are not set up here.')
      const { notice: read } = provider
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const address = addressKey(request.ip)
      const notice = await checks.run(address, async () => {
        await forged.check(`address ${address}`)
        const signed = await reachable(name, () => read(body, request.headers))
        if (signed === null) await forged.take(`address ${address}`)
        return signed
      })
      if (notice === null) throw publicError('bad_request', 'The notice is not signed by the provider.')
      if (await noteEvent(deps, name, notice)) {
        // A failure is noted with the notice and logged there.
        const work = handleEvent(deps, provider, notice).catch(() => undefined)
        inHand.add(work)
        void work.finally(() => inHand.delete(work))
      }
      return { received: true }
    })
  }
}

const AT_ONCE = 50
const TRIED_FOR_MS = 14 * DAY_MS
const KEPT_MS = 90 * DAY_MS

/** Notes a provider's notice. @returns false when it was noted before */
async function noteEvent(deps: BillingDeps, provider: ProviderName, notice: WebhookEvent): Promise<boolean> {
  const { id, type, subject } = notice
  const write = query.insert(paymentEvent).values({ provider, id, type, subject, receivedAt: deps.clock.now() })
  return (await execute(deps.database.pool, write.onConflictDoNothing())) === 1
}

/**
 * Makes the subject of a notice equal to its provider's. A failure is noted with it and left to the next run.
 * @throws ProviderUnreachable after noting it
 */
async function handleEvent(
  deps: BillingDeps,
  provider: PaymentProvider,
  { id, subject }: Pick<WebhookEvent, 'id' | 'subject'>,
): Promise<void> {
  const { database, clock, log } = deps
  const same = and(eq(paymentEvent.provider, provider.name), eq(paymentEvent.id, id))
  try {
    for (const subscription of await subscriptionsOf(database, provider.name, subject)) {
      await syncSubscription(deps, provider, subscription)
    }
    const handled = query.update(paymentEvent).set({ handledAt: clock.now(), error: null })
    await execute(database.pool, handled.where(and(same, isNull(paymentEvent.handledAt))))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ err: error, provider: provider.name, event: id }, 'A notice of a payment could not be handled yet')
    await execute(database.pool, query.update(paymentEvent).set({ error: reason }).where(same))
    if (error instanceof ProviderUnreachable) throw error
  }
}

const OF_CUSTOMER = statement((p: Placeholders<{ provider: ProviderName; customerId: string }>) =>
  query
    .select({ id: sql<string>`${subscription.providerId}` })
    .from(subscription)
    .where(
      and(
        eq(subscription.provider, p.provider),
        eq(subscription.customerId, p.customerId),
        isNotNull(subscription.providerId),
      ),
    )
    .orderBy(asc(subscription.providerId)),
)

/** A notice about a customer is about everything that customer has here. */
async function subscriptionsOf(database: Database, provider: ProviderName, subject: string | null): Promise<string[]> {
  if (subject === null) return []
  const found = await rows(database.pool, OF_CUSTOMER, { provider, customerId: subject })
  return found.length > 0 ? found.map((row) => row.id) : [subject]
}

const OPEN = statement((p: Placeholders<{ since: Date }>) =>
  query
    .select({ provider: paymentEvent.provider, id: paymentEvent.id, subject: paymentEvent.subject })
    .from(paymentEvent)
    .where(and(isNull(paymentEvent.handledAt), gt(paymentEvent.receivedAt, p.since)))
    .orderBy(sql`${paymentEvent.error} is not null`, asc(paymentEvent.receivedAt))
    .limit(AT_ONCE),
)

/** Handles open notices, never-failed ones first; a provider that does not answer waits for the next run. */
export async function handleOpenEvents(deps: BillingDeps, signal?: AbortSignal): Promise<void> {
  const { database, clock } = deps
  const open = await rows(database.pool, OPEN, { since: new Date(clock.now().getTime() - TRIED_FOR_MS) })
  const away = new Set<ProviderName>()
  for (const event of open) {
    const provider = providerOf(deps, event.provider)
    if (provider === null || away.has(event.provider) || signal?.aborted) continue
    await handleEvent(deps, provider, event).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachable)) throw error
      away.add(event.provider)
    })
  }
}

/** Drops notices that nobody delivers again. */
export async function dropOldEvents({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_MS)
  await execute(pool, query.delete(paymentEvent).where(lt(paymentEvent.receivedAt, until)))
}
