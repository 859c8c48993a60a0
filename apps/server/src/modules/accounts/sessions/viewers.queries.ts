import type { AccessType } from '@touchline/contract'
import {
  account,
  accountToken,
  type Database,
  type Placeholders,
  prepared,
  type RowOf,
  rows,
  selection,
  subscription,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import { entitlement, type SubscriptionFacts } from '../../billing/entitlement/entitlement.ts'

/** In JSON an instant is text. */
type StoredFacts = Omit<SubscriptionFacts, 'paidThrough' | 'heldAt'> & {
  paidThrough: string | null
  heldAt: string | null
}

const VIEWERS = prepared((p: Placeholders<{ hashes: readonly string[]; now: Date }>) =>
  selection(
    {
      hash: accountToken.hash,
      expiresAt: accountToken.expiresAt,
      accountId: account.id,
      username: account.username,
      email: account.email,
      language: account.language,
      isOwner: account.isOwner,
      memberSince: account.createdAt,
      facts: sql<StoredFacts[]>`coalesce(
        json_agg(json_build_object('status', ${subscription.status}, 'months', ${subscription.months},
          'paidThrough', ${subscription.paidThrough}, 'heldAt', ${subscription.heldAt})) filter (where ${subscription.accountId} is not null), '[]')`,
    },
    (columns) => sql`
      select ${columns} from ${accountToken}
      join ${account} on ${account.id} = ${accountToken.accountId}
      left join ${subscription} on ${subscription.accountId} = ${account.id}
      where ${accountToken.hash} = any(${p.hashes}::text[]) and ${accountToken.expiresAt} > ${p.now}
      group by ${accountToken.hash}, ${account.id}`,
  ),
)

/** Whose session a token is, until when, and what its account may see now. */
export interface StoredViewer extends Omit<RowOf<typeof VIEWERS>, 'hash' | 'facts' | 'isOwner'> {
  type: AccessType
}

/** Whether members see everything, or what they paid for. */
export type SiteAccess = 'open' | 'paid'

/**
 * The one look-up of access: for a call, and for all open streams at once.
 * @returns the holders of tokens by the hash of the token; one that is unknown, revoked or expired is not among them
 */
export async function findViewers(
  { pool }: Pick<Database, 'pool'>,
  hashes: readonly string[],
  { now, access }: { now: Date; access: SiteAccess },
): Promise<Map<string, StoredViewer>> {
  const found = await rows(pool, VIEWERS, { hashes, now })
  return new Map(
    found.map(({ hash, facts, isOwner, ...viewer }) => {
      const type = access === 'open' || isOwner ? 2 : entitlement(facts.map(factsOf), now).type
      return [hash, { ...viewer, type }]
    }),
  )
}

const factsOf = ({ paidThrough, heldAt, ...facts }: StoredFacts): SubscriptionFacts => ({
  ...facts,
  heldAt: heldAt === null ? null : new Date(heldAt),
  paidThrough: paidThrough === null ? null : new Date(paidThrough),
})
