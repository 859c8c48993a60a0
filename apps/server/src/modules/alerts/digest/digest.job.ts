import { type Database, inTransaction } from '@touchline/database'
import type { Clock, Job } from '@touchline/runtime'
import type { Brand } from '../../../platform/brand.ts'
import { alertTexts } from '../../../platform/mail/mail-texts.queries.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { changeRecipient } from '../recipients/recipient.queries.ts'
import type { AlertTokens } from '../tokens.ts'
import { composeDigest } from './compose-digest.ts'
import { takeReader } from './digest.queries.ts'
import { nextDigestAt } from './next-digest.ts'

export interface DigestOptions {
  database: Database
  clock: Clock
  tokens: AlertTokens
  publicUrl: string
  brand: Brand
}

const EVERY_MS = 60_000

/** Sends each reader a digest in the morning. */
export const digestJob = (options: DigestOptions): Job => ({
  name: 'digests',
  everyMs: EVERY_MS,
  run: async (signal) => {
    while (!signal.aborted && (await sendNextDigest(options)));
    return undefined
  },
})

/** Puts one digest on its way in the transaction that sets when the next is due. @returns false where none is due */
function sendNextDigest({ database, clock, tokens, publicUrl, brand }: DigestOptions): Promise<boolean> {
  const now = clock.now()
  return inTransaction(database, async (client) => {
    const reader = await takeReader(client, now)
    if (reader === null) return false
    const { id, email, language, zone, digest } = reader
    const unsubscribe = `${publicUrl}/unsubscribe/${tokens.unsubscribe(id, 'digest')}`
    const mail = await composeDigest(database, {
      reader,
      frame: { recipient: email, language, t: await alertTexts(client, language), brand, publicUrl, unsubscribe },
      now,
    })
    if (mail !== null) await queueMail(client, mail, now)
    await changeRecipient(client, id, { digestDueAt: nextDigestAt(digest, zone, now) })
    return true
  })
}
