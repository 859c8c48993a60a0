import type { LiveAccess } from '@touchline/contract'
import type { Database } from '@touchline/database'
import { entitlement, type SubscriptionFacts } from '../billing/entitlement/entitlement.ts'

export type AccessType = LiveAccess['type']

/** What the holders of tokens may see now, by the hash of the token; one that is not valid is not among them. One statement for all. */
export async function findAccess(
  database: Database,
  hashes: readonly string[],
  now: Date,
): Promise<Map<string, AccessType>> {
  const { rows } = await database.pool.query<{ hash: string; facts: StoredFacts[] }>(
    `SELECT t.hash, coalesce(
       json_agg(json_build_object('status', s.status, 'months', s.months, 'paidThrough', s.paid_through))
         FILTER (WHERE s.account_id IS NOT NULL), '[]') AS facts
     FROM account_token t LEFT JOIN subscription s ON s.account_id = t.account_id
     WHERE t.hash = ANY($1::text[]) AND t.expires_at > $2
     GROUP BY t.hash`,
    [hashes, now],
  )
  return new Map(rows.map(({ hash, facts }) => [hash, entitlement(facts.map(factsOf), now).type]))
}

/** In JSON an instant is text. */
type StoredFacts = Omit<SubscriptionFacts, 'paidThrough'> & { paidThrough: string | null }

const factsOf = ({ paidThrough, ...facts }: StoredFacts): SubscriptionFacts => ({
  ...facts,
  paidThrough: paidThrough === null ? null : new Date(paidThrough),
})
