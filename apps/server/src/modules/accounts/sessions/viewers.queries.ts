import type { Database } from '@touchline/database'
import { type AccessType, entitlement, type SubscriptionFacts } from '../../billing/entitlement/entitlement.ts'
import type { SessionOwner } from './session.queries.ts'

/** Whose session a token is, until when, and what its account may see now. */
export interface StoredViewer extends SessionOwner {
  expiresAt: Date
  type: AccessType
}

/** In JSON an instant is text. */
type StoredFacts = Omit<SubscriptionFacts, 'paidThrough'> & { paidThrough: string | null }
type StoredRow = Omit<StoredViewer, 'type'> & { hash: string; facts: StoredFacts[] }

/**
 * The one look-up of access: for a call, and for all open streams at once.
 * @returns the holders of tokens by the hash of the token; one that is unknown, revoked or expired is not among them
 */
export async function findViewers(
  { pool }: Pick<Database, 'pool'>,
  hashes: readonly string[],
  now: Date,
): Promise<Map<string, StoredViewer>> {
  const { rows } = await pool.query<StoredRow>(
    `select t.hash, t.expires_at as "expiresAt", a.id as "accountId", a.username, a.email, a.language, coalesce(
       json_agg(json_build_object('status', s.status, 'months', s.months, 'paidThrough', s.paid_through))
         filter (where s.account_id is not null), '[]') as facts
     from account_token t join account a on a.id = t.account_id left join subscription s on s.account_id = a.id
     where t.hash = any($1::text[]) and t.expires_at > $2
     group by t.hash, a.id`,
    [hashes, now],
  )
  return new Map(
    rows.map(({ hash, facts, ...viewer }) => [hash, { ...viewer, type: entitlement(facts.map(factsOf), now).type }]),
  )
}

const factsOf = ({ paidThrough, ...facts }: StoredFacts): SubscriptionFacts => ({
  ...facts,
  paidThrough: paidThrough === null ? null : new Date(paidThrough),
})
