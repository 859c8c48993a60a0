import type { Database } from '@touchline/database'
import { sharedSecret } from '../../platform/shared-secret.ts'
import { type GuardedPost, guardedPost } from './channels/guarded-post.ts'
import { pushKeys } from './channels/push-keys.ts'
import { pushSender, pushSubject, type SendPush } from './channels/send-push.ts'
import { type AlertTokens, alertTokens } from './tokens.ts'

/** Shared parts of sending and setting alerts. */
export interface AlertParts {
  guard: GuardedPost
  push: SendPush
  post: GuardedPost['post']
  tokens: AlertTokens
  /** Public key that browsers subscribe with. */
  pushKey: string
}

export interface AlertPartsSettings {
  alertHosts?: readonly string[]
  mailFrom?: string
}

export async function openAlertParts(
  { database, publicUrl }: { database: Database; publicUrl: string },
  { alertHosts = [], mailFrom = 'no-reply@localhost' }: AlertPartsSettings,
): Promise<AlertParts> {
  const guard = guardedPost(alertHosts)
  const keys = await pushKeys(database)
  const tokens = alertTokens(await sharedSecret(database, 'alerts'))
  const push = pushSender(keys, pushSubject(publicUrl, mailFrom), guard)
  return { guard, push, post: guard.post, tokens, pushKey: keys.publicKey }
}
