import { inTransaction } from '@touchline/database'
import { queueMail } from '../../platform/mail/outbox.ts'
import { type BillingDeps, providerOf } from '../billing/billing-deps.ts'
import { ProviderUnreachable } from '../billing/provider.ts'
import { deleteEverything, findOpenSubscriptions, holdForDeletion, type OpenSubscription } from './deletion.queries.ts'
import { deletionMail } from './deletion-mail.ts'

/**
 * Ends the account's subscriptions at their providers, then deletes it with everything of it and confirms that by mail.
 * @returns false when a subscription could not be ended; nothing is deleted then
 */
export async function deleteAccountForGood(deps: BillingDeps, accountId: number): Promise<boolean> {
  const { database, clock, brand } = deps
  const open = await findOpenSubscriptions(database.pool, accountId)
  for (const subscription of open) if (!(await endAtProvider(deps, subscription))) return false
  const ended = new Set(open.map(keyOf))
  return inTransaction(database, async (client) => {
    const account = await holdForDeletion(client, accountId)
    if (account === null) return true
    // A subscription bought meanwhile would keep charging a deleted account.
    const left = await findOpenSubscriptions(client, accountId)
    if (left.some((subscription) => !ended.has(keyOf(subscription)))) return false
    const now = clock.now()
    await deleteEverything(client, accountId, account.email)
    await queueMail(client, deletionMail(account, brand, now), now)
    return true
  })
}

const keyOf = ({ provider, providerId }: OpenSubscription) => `${provider} ${providerId}`

async function endAtProvider(deps: BillingDeps, { provider: name, providerId }: OpenSubscription): Promise<boolean> {
  const provider = providerOf(deps, name)
  if (provider === null) {
    deps.log.error(`An account cannot be deleted: its subscription is at ${name}, which is not set up here any more`)
    return false
  }
  try {
    await provider.cancel(providerId)
    return true
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    deps.log.warn({ err: error }, `An account is not deleted yet, because ${name} does not answer`)
    return false
  }
}
