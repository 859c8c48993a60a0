import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lists a recipient can leave with one press. */
const MAIL_LISTS = ['alerts', 'digest'] as const
export type MailList = (typeof MAIL_LISTS)[number]

/**
 * Signs what a notification or a mail may do without signing in: mute one match, leave one list. Nothing of it is stored, so it works as often
 * as it is used and says nothing of who it is for.
 */
export interface AlertTokens {
  mute(recipientId: number, fixtureId: number): string
  unsubscribe(recipientId: number, list: MailList): string
  readMute(token: string): { recipientId: number; fixtureId: number } | null
  readUnsubscribe(token: string): { recipientId: number; list: MailList } | null
}

const SIGNATURE_CHARACTERS = 27

export function alertTokens(secret: string): AlertTokens {
  const signature = (text: string) =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, SIGNATURE_CHARACTERS)
  const sign = (...parts: (string | number)[]) => `${parts.join('.')}.${signature(parts.join('.'))}`
  const read = (purpose: string, token: string): string[] | null => {
    const parts = token.split('.')
    const given = parts.pop() ?? ''
    const right = signature(parts.join('.'))
    const [one, other] = [Buffer.from(given), Buffer.from(right)]
    const isRight = one.length === other.length && timingSafeEqual(one, other)
    return isRight && parts[0] === purpose ? parts.slice(1) : null
  }
  return {
    mute: (recipientId, fixtureId) => sign('m', recipientId, fixtureId),
    unsubscribe: (recipientId, list) => sign('u', recipientId, list),
    readMute: (token) => {
      const parts = read('m', token)
      return parts && { recipientId: Number(parts[0]), fixtureId: Number(parts[1]) }
    },
    readUnsubscribe: (token) => {
      const parts = read('u', token)
      const list = MAIL_LISTS.find((one) => one === parts?.[1])
      return parts && list ? { recipientId: Number(parts[0]), list } : null
    },
  }
}
