import { randomBytes } from 'node:crypto'
import { type Database, execute, meta, query, readMeta } from '@touchline/database'

const BYTES = 32

/** A secret of this installation that all processes on its database share; made by the first one that needs it. */
export async function sharedSecret(
  { pool }: Pick<Database, 'pool'>,
  of: 'captcha' | 'limits' | 'browsers' | 'alerts',
): Promise<string> {
  const key = `${of}:secret`
  const made = randomBytes(BYTES).toString('base64url')
  await execute(pool, query.insert(meta).values({ key, value: made }).onConflictDoNothing())
  return String(await readMeta(pool, key))
}
