import webPush from 'web-push'
import type { GuardedPost, PostAnswer } from './guarded-post.ts'
import type { PushKeys } from './push-keys.ts'

interface PushTarget {
  address: string
  p256dh: string
  auth: string
}

export interface PushMessage {
  payload: string
  /** Seconds that the push service keeps it for a browser that is away. */
  ttl: number
  urgency: 'normal' | 'high'
  /** A message of the same topic that was not delivered yet is replaced: a worker that died sends nothing twice. */
  topic: string
}

export type SendPush = (target: PushTarget, message: PushMessage) => Promise<PostAnswer>

const ENCODING = 'aes128gcm'
const TOKEN_SECONDS = 12 * 3_600
const RENEWED_BEFORE_S = 3_600

/** @param subject whom push services write to, an https: or mailto: address */
export function pushSender({ publicKey, privateKey }: PushKeys, subject: string, { post }: GuardedPost): SendPush {
  const signed = new Map<string, { authorization: string; until: number }>()

  /** One signature a push service, good for hours. */
  const authorization = (origin: string) => {
    const now = Math.floor(Date.now() / 1000)
    const kept = signed.get(origin)
    if (kept && kept.until > now + RENEWED_BEFORE_S) return kept.authorization
    if (signed.size > 1_000) signed.clear()
    const until = now + TOKEN_SECONDS
    const made = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, ENCODING, until)
    signed.set(origin, { authorization: made.Authorization, until })
    return made.Authorization
  }

  return async ({ address, p256dh, auth }, { payload, ttl, urgency, topic }) => {
    const { cipherText } = webPush.encrypt(p256dh, auth, payload, ENCODING)
    const headers = {
      authorization: authorization(new URL(address).origin),
      'content-type': 'application/octet-stream',
      'content-encoding': ENCODING,
      ttl: String(ttl),
      urgency,
      topic,
    }
    return post(address, headers, cipherText)
  }
}

/** Push services refuse a subject that leads nowhere, such as an address at localhost. */
export function pushSubject(publicUrl: string, sender: string): string {
  const url = new URL(publicUrl)
  if (url.protocol === 'https:' && url.hostname !== 'localhost') return url.origin
  return `mailto:${sender.slice(sender.indexOf('<') + 1).replace('>', '')}`
}
