import { type Database, execute, meta, query, readMeta } from '@touchline/database'
import webPush from 'web-push'
import { z } from 'zod'

/** The pair of keys by which push services know this site (VAPID, RFC 8292). */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const KEY = 'push:keys'
const stored = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Made by the first process that needs them and kept: with other keys every subscription would be lost. */
export async function pushKeys({ pool }: Pick<Database, 'pool'>): Promise<PushKeys> {
  const known = stored.safeParse(await readMeta(pool, KEY))
  if (known.success) return known.data
  await execute(pool, query.insert(meta).values({ key: KEY, value: webPush.generateVAPIDKeys() }).onConflictDoNothing())
  return stored.parse(await readMeta(pool, KEY))
}
