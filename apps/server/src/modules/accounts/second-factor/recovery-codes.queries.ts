import { execute, firstRow, type Placeholders, query, recoveryCode, statement } from '@touchline/database'
import { and, eq, isNull } from 'drizzle-orm'
import type pg from 'pg'
import { secretHash } from '../secrets.ts'
import { newRecoveryCodes, plainCode } from './factor-codes.ts'

const UNUSED = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select({ hash: recoveryCode.hash })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, p.accountId), isNull(recoveryCode.usedAt)))
    .limit(1),
)

/** Replaces the recovery codes of an account that is held. */
export async function storeRecoveryCodes(
  client: pg.ClientBase,
  accountId: number,
  codes: readonly string[],
): Promise<void> {
  await dropRecoveryCodes(client, accountId)
  const stored = codes.map((one) => ({ accountId, hash: secretHash(plainCode(one)) }))
  await execute(client, query.insert(recoveryCode).values(stored))
}

/** Makes recovery codes for an account that has none left. @returns the new ones, to be shown once */
export async function ensureRecoveryCodes(client: pg.ClientBase, accountId: number): Promise<string[]> {
  if ((await firstRow(client, UNUSED, { accountId })) !== null) return []
  const codes = newRecoveryCodes()
  await storeRecoveryCodes(client, accountId, codes)
  return codes
}

export const dropRecoveryCodes = (client: pg.ClientBase, accountId: number) =>
  execute(client, query.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId)))
