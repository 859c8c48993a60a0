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
    `select t.hash, coalesce(
       json_agg(json_build_object('status', s.status, 'months', s.months, 'paidThrough', s.paid_through))
         filter (where s.account_id is not null), '[]') as facts
     from account_token t left join subscription s on s.account_id = t.account_id
     where t.hash = any($1::text[]) and t.expires_at > $2
     group by t.hash`,
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
