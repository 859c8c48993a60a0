import { type Database, drift, execute, type Queryable, query, readMeta, writeMeta } from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { ProviderName } from '../provider.ts'

const KEY = 'payments:comparison'
/** How long repaired differences are stored. */
const KEPT_MS = 90 * DAY_MS

/** How far the comparison with the providers is, or how it went last. Instants as text. */
export interface ComparisonState {
  askedAt: string | null
  startedAt: string | null
  finishedAt: string | null
  compared: number
  of: number
  differed: number
  unreachable: ('stripe' | 'paypal')[]
}

const NEVER: ComparisonState = {
  askedAt: null,
  startedAt: null,
  finishedAt: null,
  compared: 0,
  of: 0,
  differed: 0,
  unreachable: [],
}

export const readComparison = async ({ pool }: Pick<Database, 'pool'>): Promise<ComparisonState> => ({
  ...NEVER,
  ...((await readMeta(pool, KEY)) as Partial<ComparisonState> | null),
})

export const writeComparison = ({ pool }: Pick<Database, 'pool'>, state: ComparisonState) => writeMeta(pool, KEY, state)

/** Notes an operator's request for a comparison, which the job runs. */
export async function askForComparison(client: Queryable, now: Date): Promise<void> {
  const stored = { ...NEVER, ...((await readMeta(client, KEY)) as Partial<ComparisonState> | null) }
  await writeMeta(client, KEY, { ...stored, askedAt: now.toISOString() })
}

/** Values of a subscription that are compared. */
export type Compared = Readonly<Record<string, string | number | null>>

interface Difference {
  provider: Exclude<ProviderName, 'demo'>
  providerId: string
  accountId: number | null
  kind: typeof drift.$inferInsert.kind
  ours: Compared | null
  theirs: Compared | null
  /** Whether our record was corrected. */
  settled: boolean
}

/** Notes that our record of a subscription differed. */
export async function noteDrift({ pool }: Pick<Database, 'pool'>, found: Difference, now: Date): Promise<void> {
  const { provider, providerId, settled, ...values } = found
  const written = { ...values, foundAt: now, settledAt: settled ? now : null }
  await execute(
    pool,
    query
      .insert(drift)
      .values({ provider, providerId, ...written })
      .onConflictDoUpdate({ target: [drift.provider, drift.providerId], set: written }),
  )
}

/** Notes that our record of a subscription equals its provider's. */
export async function settleDrift(
  { pool }: Pick<Database, 'pool'>,
  { provider, providerId }: Pick<Difference, 'provider' | 'providerId'>,
  now: Date,
): Promise<void> {
  const open = and(eq(drift.provider, provider), eq(drift.providerId, providerId), isNull(drift.settledAt))
  await execute(pool, query.update(drift).set({ settledAt: now }).where(open))
}

export async function dropOldDrift({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const old = and(isNotNull(drift.settledAt), lt(drift.foundAt, new Date(now.getTime() - KEPT_MS)))
  await execute(pool, query.delete(drift).where(old))
}
