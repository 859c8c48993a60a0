import {
  account,
  consent,
  execute,
  firstRow,
  type Placeholders,
  type Queryable,
  query,
  statement,
} from '@touchline/database'
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'

const AGREED = statement((p: Placeholders<{ accountId: number; since: Date }>) =>
  query
    .select({ agreedAt: consent.agreedAt })
    .from(consent)
    .where(and(eq(consent.accountId, p.accountId), eq(consent.kind, 'terms'), gte(consent.agreedAt, p.since)))
    .limit(1),
)

/** Whether an account agreed to the terms since their version began. */
export const hasAgreed = async (client: Queryable, accountId: number, since: Date): Promise<boolean> =>
  (await firstRow(client, AGREED, { accountId, since })) !== null

/** Notes that an account agrees to the terms of that day. */
export async function noteAgreement(
  client: Queryable,
  { accountId, day, at }: { accountId: number; day: string; at: Date },
): Promise<void> {
  const row = { accountId, kind: 'terms', version: day, agreedAt: at } as const
  await execute(client, query.insert(consent).values(row).onConflictDoNothing())
}

const COUNTS = statement((p: Placeholders<{ since: Date }>) =>
  query
    .select({
      members: sql<number>`count(*)::int`,
      agreed: sql<number>`(count(*) filter (where exists (
        select from ${consent} where ${consent.accountId} = ${account.id} and ${consent.kind} = 'terms' and ${consent.agreedAt} >= ${p.since})))::int`,
    })
    .from(account)
    .where(isNotNull(account.activatedAt)),
)

/** Active accounts, and those of them that agreed to the terms since their version began. */
export const countAgreed = async (client: Queryable, since: Date) =>
  (await firstRow(client, COUNTS, { since })) ?? { members: 0, agreed: 0 }
