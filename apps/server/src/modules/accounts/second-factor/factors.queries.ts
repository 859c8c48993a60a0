import {
  account,
  firstRow,
  type Placeholders,
  passkey,
  type Queryable,
  secondFactor,
  selection,
  statement,
} from '@touchline/database'
import { sql } from 'drizzle-orm'

/** Whether the account has an authenticator app; a part of a statement over accounts. */
export const hasApp = sql<boolean>`exists (
  select from ${secondFactor} where ${secondFactor.accountId} = ${account.id} and ${secondFactor.confirmedAt} is not null)`

/** Whether a passkey is asked for after the password; a part of a statement over accounts. */
export const asksForPasskey = sql<boolean>`(${account.passkeyFactor} and exists (
  select from ${passkey} where ${passkey.accountId} = ${account.id}))`

const FACTORS = statement((p: Placeholders<{ accountId: number }>) =>
  selection(
    { app: hasApp, passkey: asksForPasskey },
    (columns) => sql`select ${columns} from ${account} where ${account.id} = ${p.accountId}`,
  ),
)

/** Second factors that signing in to an account takes. */
export async function factorsOf(client: Queryable, accountId: number): Promise<('app' | 'passkey')[]> {
  const { app = false, passkey = false } = (await firstRow(client, FACTORS, { accountId })) ?? {}
  return [...(app ? (['app'] as const) : []), ...(passkey ? (['passkey'] as const) : [])]
}
