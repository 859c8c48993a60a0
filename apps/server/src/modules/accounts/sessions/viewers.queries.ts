import type { AccessType } from '@touchline/contract'
import {
  account,
  accountToken,
  apiToken,
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

const FACTS = sql<StoredFacts[]>`coalesce(
  json_agg(json_build_object('status', ${subscription.status}, 'months', ${subscription.months},
    'paidThrough', ${subscription.paidThrough}, 'heldAt', ${subscription.heldAt})) filter (where ${subscription.accountId} is not null), '[]')`

const VIEWERS = prepared((p: Placeholders<{ hashes: readonly string[]; now: Date }>) =>
  selection(
    {
      hash: accountToken.hash,
      expiresAt: accountToken.expiresAt,
      accountId: account.id,
      username: account.username,
      email: account.email,
      language: account.language,
      role: account.role,
      memberSince: account.createdAt,
      facts: FACTS,
    },
    (columns) => sql`
      select ${columns} from ${accountToken}
      join ${account} on ${account.id} = ${accountToken.accountId}
      left join ${subscription} on ${subscription.accountId} = ${account.id}
      where ${accountToken.hash} = any(${p.hashes}::text[]) and ${accountToken.expiresAt} > ${p.now}
      group by ${accountToken.hash}, ${account.id}`,
  ),
)

const OWNERS = prepared((p: Placeholders<{ hash: string }>) =>
  selection(
    {
      accountId: account.id,
      username: account.username,
      email: account.email,
      language: account.language,
      role: account.role,
      memberSince: account.createdAt,
      facts: FACTS,
    },
    (columns) => sql`
      select ${columns} from ${apiToken}
      join ${account} on ${account.id} = ${apiToken.accountId}
      left join ${subscription} on ${subscription.accountId} = ${account.id}
      where ${apiToken.hash} = ${p.hash} group by ${account.id}`,
  ),
)

/** The session of a token: its account, its end, and what the account may see now. */
export interface StoredViewer extends Omit<RowOf<typeof VIEWERS>, 'hash' | 'facts'> {
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
    found.map(({ hash, facts, ...viewer }) => [hash, { ...viewer, type: typeOf(viewer.role, facts, { now, access }) }]),
  )
}

/** The account whose personal token has this hash; null if there is none. */
export async function findTokenOwner(
  { pool }: Pick<Database, 'pool'>,
  hash: string,
  site: { now: Date; access: SiteAccess },
): Promise<Omit<StoredViewer, 'expiresAt'> | null> {
  const [found] = await rows(pool, OWNERS, { hash })
  if (found === undefined) return null
  const { facts, ...viewer } = found
  return { ...viewer, type: typeOf(viewer.role, facts, site) }
}

const typeOf = (
  role: StoredViewer['role'],
  facts: readonly StoredFacts[],
  { now, access }: { now: Date; access: SiteAccess },
): AccessType => (access === 'open' || role !== null ? 2 : entitlement(facts.map(factsOf), now).type)

const factsOf = ({ paidThrough, heldAt, ...facts }: StoredFacts): SubscriptionFacts => ({
  ...facts,
  heldAt: heldAt === null ? null : new Date(heldAt),
  paidThrough: paidThrough === null ? null : new Date(paidThrough),
})
