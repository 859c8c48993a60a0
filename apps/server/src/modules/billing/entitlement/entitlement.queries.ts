import type { Database } from '@touchline/database'
import type { SubscriptionFacts } from './entitlement.ts'

/** Every subscription an account ever had, as far as it decides on access. */
export async function findSubscriptionFacts(
  { pool }: Pick<Database, 'pool'>,
  accountId: number,
): Promise<SubscriptionFacts[]> {
  const { rows } = await pool.query<SubscriptionFacts>(
    'select status, months, paid_through as "paidThrough" from subscription where account_id = $1',
    [accountId],
  )
  return rows
}
