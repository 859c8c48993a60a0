import type { Queryable } from '@touchline/database'
import { findSubscriptions } from '../subscriptions/subscriptions.queries.ts'
import { entitlement } from './entitlement.ts'

/** When the access of an account ends; null without access. */
export async function accessOf(client: Queryable, accountId: number, now: Date): Promise<Date | null> {
  const { type, expireDate } = entitlement(await findSubscriptions(client, accountId), now)
  return type === 2 ? expireDate : null
}
