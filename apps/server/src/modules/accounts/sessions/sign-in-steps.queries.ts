import { execute, firstRow, type Placeholders, query, selection, signInStep, statement } from '@touchline/database'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { secretHash } from '../secrets.ts'

const LASTS_MS = 5 * 60_000

export type StepPurpose = (typeof signInStep.$inferSelect)['purpose']

interface NewStep {
  purpose: StepPurpose
  /** The browser comes back with it; only its hash is kept. */
  secret: string
  accountId?: number
  data?: Readonly<Record<string, string>>
}

/** Stores a step that a browser has to come back with within five minutes. */
export async function beginStep(
  client: pg.Pool | pg.ClientBase,
  { purpose, secret, accountId, data = {} }: NewStep,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LASTS_MS)
  await execute(
    client,
    query
      .insert(signInStep)
      .values({ hash: secretHash(secret), purpose, accountId: accountId ?? null, data, expiresAt }),
  )
}

const CONSUME = statement((p: Placeholders<{ hash: string; purpose: StepPurpose; now: Date }>) =>
  selection(
    { accountId: signInStep.accountId, data: signInStep.data },
    (columns) => sql`
      delete from ${signInStep}
      where ${signInStep.hash} = ${p.hash} and ${signInStep.purpose} = ${p.purpose} and ${signInStep.expiresAt} > ${p.now}
      returning ${columns}`,
  ),
)

/** Returns the step of this secret and uses it up; null if there is none (any more). */
export const consumeStep = (
  client: pg.Pool | pg.ClientBase,
  { purpose, secret }: Pick<NewStep, 'purpose' | 'secret'>,
  now: Date,
) => firstRow(client, CONSUME, { hash: secretHash(secret), purpose, now })

const OPEN = statement((p: Placeholders<{ hash: string; purpose: StepPurpose; now: Date }>) =>
  selection(
    { accountId: signInStep.accountId },
    (columns) => sql`
      select ${columns} from ${signInStep}
      where ${signInStep.hash} = ${p.hash} and ${signInStep.purpose} = ${p.purpose} and ${signInStep.expiresAt} > ${p.now}`,
  ),
)

/** The same without using it up. */
export const readStep = (
  client: pg.Pool | pg.ClientBase,
  { purpose, secret }: Pick<NewStep, 'purpose' | 'secret'>,
  now: Date,
) => firstRow(client, OPEN, { hash: secretHash(secret), purpose, now })

/** Drops the steps of an account whose password changed. */
export const dropSteps = (client: pg.ClientBase, accountId: number) =>
  execute(client, query.delete(signInStep).where(eq(signInStep.accountId, accountId)))
