import type { Database } from '@touchline/database'
import { type BillingDeps, providerOf } from './billing-deps.ts'
import { type PaymentProvider, type ProviderName, ProviderUnreachable, type WebhookEvent } from './provider.ts'
import { syncSubscription } from './subscriptions/sync-subscription.ts'

const AT_ONCE = 50
const TRIED_FOR_MS = 14 * 24 * 3_600_000
const KEPT_MS = 90 * 24 * 3_600_000

/** Notes a provider's notice. @returns false when it was noted before */
export async function noteEvent(deps: BillingDeps, provider: ProviderName, notice: WebhookEvent): Promise<boolean> {
  const { rowCount } = await deps.database.pool.query(
    `insert into payment_event (provider, id, type, subject, received_at) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [provider, notice.id, notice.type, notice.subject, deps.clock.now()],
  )
  return rowCount === 1
}

/**
 * Makes what a notice is about the same here as at its provider. A failure is noted with it and left to the next turn.
 * @throws ProviderUnreachable after noting it
 */
export async function handleEvent(
  deps: BillingDeps,
  provider: PaymentProvider,
  { id, subject }: Pick<WebhookEvent, 'id' | 'subject'>,
): Promise<void> {
  const { database, clock, log } = deps
  const key = [provider.name, id]
  try {
    for (const subscription of await subscriptionsOf(database, provider.name, subject)) {
      await syncSubscription(deps, provider, subscription)
    }
    await database.pool.query(
      'update payment_event set handled_at = $3, error = null where provider = $1 and id = $2 and handled_at is null',
      [...key, clock.now()],
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ err: error, provider: provider.name, event: id }, 'A notice of a payment could not be handled yet')
    await database.pool.query('update payment_event set error = $3 where provider = $1 and id = $2', [...key, reason])
    if (error instanceof ProviderUnreachable) throw error
  }
}

/** A notice about a customer is about everything that customer has here. */
async function subscriptionsOf(database: Database, provider: ProviderName, subject: string | null): Promise<string[]> {
  if (subject === null) return []
  const { rows } = await database.pool.query<{ id: string }>(
    `select provider_id as id from subscription where provider = $1 and customer_id = $2 and provider_id is not null order by id`,
    [provider, subject],
  )
  return rows.length > 0 ? rows.map((row) => row.id) : [subject]
}

/** Handles what is not handled yet, what never failed before the rest; a provider that does not answer waits for the next turn. */
export async function handleOpenEvents(deps: BillingDeps, signal?: AbortSignal): Promise<void> {
  const { database, clock } = deps
  const { rows } = await database.pool.query<{ provider: ProviderName; id: string; subject: string | null }>(
    `select provider, id, subject from payment_event where handled_at is null and received_at > $1
     order by error is not null, received_at limit $2`,
    [new Date(clock.now().getTime() - TRIED_FOR_MS), AT_ONCE],
  )
  const away = new Set<ProviderName>()
  for (const event of rows) {
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
  await pool.query('delete from payment_event where received_at < $1', [new Date(now.getTime() - KEPT_MS)])
}
