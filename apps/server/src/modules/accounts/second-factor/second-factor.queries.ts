import {
  execute,
  firstRow,
  type Placeholders,
  type Queryable,
  query,
  recoveryCode,
  rows,
  secondFactor,
  statement,
} from '@touchline/database'
import { and, eq, isNotNull, isNull, lt, notLike } from 'drizzle-orm'
import type pg from 'pg'
import { isSealed, type SecretBox, SecretUnreadable } from '../../../platform/secrets/secret-box.ts'
import { secretHash } from '../secrets.ts'
import { plainCode, stepOfCode } from './factor-codes.ts'
import { factorsOf } from './factors.queries.ts'
import { dropRecoveryCodes, storeRecoveryCodes } from './recovery-codes.queries.ts'

const FACTOR = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select({ secret: secondFactor.secret, confirmedAt: secondFactor.confirmedAt })
    .from(secondFactor)
    .where(eq(secondFactor.accountId, p.accountId)),
)

const factorOf = (client: Queryable, accountId: number) => firstRow(client, FACTOR, { accountId })

/** The name an account's secret is sealed under. */
const sealedFor = (accountId: number) => `second factor of ${accountId}`

/** @throws SecretUnreadable */
const openSecret = (box: SecretBox, accountId: number, secret: string): string =>
  isSealed(secret) ? box.open(sealedFor(accountId), secret) : secret

/** Stores a secret that waits to be confirmed. The account is held. */
export async function storeFactor(
  client: pg.ClientBase,
  { accountId, secret, box }: { accountId: number; secret: string; box: SecretBox },
  now: Date,
): Promise<void> {
  const fresh = { secret: box.seal(sealedFor(accountId), secret), createdAt: now, confirmedAt: null, lastStep: 0 }
  const write = query.insert(secondFactor).values({ accountId, ...fresh })
  await execute(client, write.onConflictDoUpdate({ target: secondFactor.accountId, set: fresh }))
}

/** @returns false when the code was used before, or a newer one was */
async function useStep(client: pg.ClientBase, accountId: number, step: number): Promise<boolean> {
  const unused = and(eq(secondFactor.accountId, accountId), lt(secondFactor.lastStep, step))
  return (await execute(client, query.update(secondFactor).set({ lastStep: step }).where(unused))) === 1
}

/**
 * Turns a waiting factor on. The account is held.
 * @returns `none` when nothing waits
 */
export async function confirmFactor(
  client: pg.ClientBase,
  {
    accountId,
    code,
    recoveryCodes,
    box,
  }: { accountId: number; code: string; recoveryCodes: readonly string[]; box: SecretBox },
  now: Date,
): Promise<'on' | 'wrong' | 'none'> {
  const waiting = await factorOf(client, accountId)
  if (waiting === null || waiting.confirmedAt !== null) return 'none'
  const step = stepOfCode(openSecret(box, accountId, waiting.secret), plainCode(code), now)
  if (step === null || !(await useStep(client, accountId, step))) return 'wrong'
  await execute(
    client,
    query.update(secondFactor).set({ confirmedAt: now }).where(eq(secondFactor.accountId, accountId)),
  )
  await storeRecoveryCodes(client, accountId, recoveryCodes)
  return 'on'
}

/**
 * Uses up a code of the app or a recovery code. The account is held.
 * @returns `wrong` when it is wrong or was used before; `unreadable` when only recovery codes can be checked, because the key is lost
 */
export async function useFactorCode(
  client: pg.ClientBase,
  { accountId, code, box }: { accountId: number; code: string; box: SecretBox },
  now: Date,
): Promise<'right' | 'wrong' | 'unreadable'> {
  const factor = await factorOf(client, accountId)
  const secret = factor === null ? null : readable(box, accountId, factor.secret)
  const step = secret === null ? null : stepOfCode(secret, plainCode(code), now)
  if (step !== null) return (await useStep(client, accountId, step)) ? 'right' : 'wrong'
  const unused = and(
    eq(recoveryCode.accountId, accountId),
    eq(recoveryCode.hash, secretHash(plainCode(code))),
    isNull(recoveryCode.usedAt),
  )
  const used = await execute(client, query.update(recoveryCode).set({ usedAt: now }).where(unused))
  if (used === 1) return 'right'
  return factor !== null && secret === null ? 'unreadable' : 'wrong'
}

/** Null where the key is lost. */
function readable(box: SecretBox, accountId: number, secret: string): string | null {
  try {
    return openSecret(box, accountId, secret)
  } catch (error) {
    if (error instanceof SecretUnreadable) return null
    throw error
  }
}

const PLAIN = statement(() =>
  query
    .select({ accountId: secondFactor.accountId, secret: secondFactor.secret })
    .from(secondFactor)
    .where(notLike(secondFactor.secret, 'sealed:%')),
)

/** Encrypts secrets that an earlier version stored as they are. @returns how many */
export async function sealFactors(client: Queryable, box: SecretBox): Promise<number> {
  const plain = await rows(client, PLAIN, {})
  for (const { accountId, secret } of plain) {
    const isSame = and(eq(secondFactor.accountId, accountId), eq(secondFactor.secret, secret))
    const sealed = { secret: box.seal(sealedFor(accountId), secret) }
    await execute(client, query.update(secondFactor).set(sealed).where(isSame))
  }
  return plain.length
}

/** Forgets the authenticator app, and the recovery codes unless passkeys need them. @returns false when none was set up */
export async function dropFactor(client: pg.ClientBase, accountId: number): Promise<boolean> {
  if (!(await factorsOf(client, accountId)).includes('passkey')) await dropRecoveryCodes(client, accountId)
  const confirmed = and(eq(secondFactor.accountId, accountId), isNotNull(secondFactor.confirmedAt))
  const dropped = await execute(client, query.delete(secondFactor).where(confirmed))
  await execute(client, query.delete(secondFactor).where(eq(secondFactor.accountId, accountId)))
  return dropped === 1
}
