import { alert as alertTable, type Database, execute, inTransaction, query } from '@touchline/database'
import { tellsScore } from '@touchline/football'
import { and, eq } from 'drizzle-orm'
import type { Brand } from '../../../platform/brand.ts'
import type { AlertTexts } from '../../../platform/mail/mail-texts.queries.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { leavesScoreOut } from '../../hidden-scores/leaves-score-out.ts'
import { chatRequest } from '../channels/chats.ts'
import type { GuardedPost, PostAnswer } from '../channels/guarded-post.ts'
import { AddressRefused } from '../channels/public-address.ts'
import type { SendPush } from '../channels/send-push.ts'
import { alertMail } from '../mails/alert-mail.ts'
import type { AlertTokens } from '../tokens.ts'
import type { DueAlert, Happened, Outcome } from './due-alerts.queries.ts'
import { pushMessage } from './push-payload.ts'
import { type AlertWords, alertWords } from './words.ts'

export interface SendParts {
  database: Database
  push: SendPush
  post: GuardedPost['post']
  tokens: AlertTokens
  publicUrl: string
  brand: Brand
}

/** An alert with the words of its language. */
export type WordedAlert = DueAlert & { t: AlertTexts }

const FIRST_WAIT_MS = 10_000
const MAX_WAIT_MS = 600_000
/** A channel that has failed so often in a row is given up. */
const MAX_FAILURES = 30

/** Sends one alert and says what became of it; never rejects. */
export async function sendAlert(
  parts: SendParts,
  { alert, happened, live, now }: { alert: WordedAlert; happened: Happened; live: number; now: Date },
): Promise<Outcome> {
  if (alert.expiresAt <= now) return { alert, state: 'expired' }
  // By now, not as it was when the alert was made: somebody may have begun to hide the score since.
  const hidesScores = leavesScoreOut(alert, happened, now)
  if (hidesScores && tellsScore(happened.kind)) return { alert, state: 'withdrawn' }
  const words = alertWords(happened, { ...alert, hidesScores }, alert.t)
  try {
    if (alert.kind === 'mail') return await mailAlert(parts, { alert, words, now })
    return outcomeOf(alert, await deliver(parts, alert, { happened, words, live, now }), now)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof AddressRefused) return { alert, state: 'failed', error: reason, isGone: true }
    return later(alert, { error: reason, now, retryAfter: null })
  }
}

function deliver(
  { push, post, tokens, publicUrl }: SendParts,
  alert: WordedAlert,
  { happened, words, live, now }: { happened: Happened; words: AlertWords; live: number; now: Date },
): Promise<PostAnswer> {
  const { kind, address, p256dh, auth } = alert
  if (kind === 'push') {
    const muteLabel = alert.t('mute')
    const message = pushMessage(alert, {
      happened,
      alertWords: words,
      live,
      pushParts: { publicUrl, tokens, muteLabel, now },
    })
    return push({ address, p256dh: p256dh ?? '', auth: auth ?? '' }, message)
  }
  const request = chatRequest(kind as Exclude<typeof kind, 'push' | 'mail'>, address, {
    ...words,
    link: `${publicUrl}${words.path}`,
  })
  return post(request.address, request.headers, request.body)
}

const GONE: ReadonlySet<number> = new Set([404, 410])
/** Statuses that another try may change. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429

function outcomeOf(alert: DueAlert, { status, retryAfter }: PostAnswer, now: Date): Outcome {
  if (status >= 200 && status < 300) return { alert, state: 'sent' }
  const error = `It answered ${status}`
  if (GONE.has(status)) return { alert, state: 'failed', error, isGone: true }
  return isPassing(status) ? later(alert, { error, now, retryAfter }) : given(alert, error)
}

const given = (alert: DueAlert, error: string): Outcome => ({
  alert,
  state: 'failed',
  error,
  isGone: alert.failures + 1 >= MAX_FAILURES,
})

/** Retried with growing pauses, as long as it is still news. */
function later(
  alert: DueAlert,
  { error, now, retryAfter }: { error: string; now: Date; retryAfter: number | null },
): Outcome {
  if (alert.failures + 1 >= MAX_FAILURES) return given(alert, error)
  const wait = Math.max((retryAfter ?? 0) * 1000, Math.min(FIRST_WAIT_MS * 2 ** (alert.attempts - 1), MAX_WAIT_MS))
  return { alert, state: 'waiting', dueAt: new Date(now.getTime() + wait), error }
}

/** Puts the mail on its way in the transaction that notes the alert as sent. */
async function mailAlert(
  { database, tokens, publicUrl, brand }: SendParts,
  { alert, words, now }: { alert: WordedAlert; words: AlertWords; now: Date },
): Promise<Outcome> {
  const { email, happeningId, channelId, recipientId } = alert
  if (email === null) return { alert, state: 'failed', error: 'It has no mailbox', isGone: true }
  const unsubscribe = `${publicUrl}/unsubscribe/${tokens.unsubscribe(recipientId, 'alerts')}`
  const mail = alertMail(words, {
    recipient: email,
    language: alert.language,
    t: alert.t,
    brand,
    publicUrl,
    unsubscribe,
  })
  await inTransaction(database, async (client) => {
    const same = and(eq(alertTable.happeningId, happeningId), eq(alertTable.channelId, channelId))
    const isWaiting = and(same, eq(alertTable.state, 'waiting'))
    const sent = { state: 'sent' as const, sentAt: now, leasedUntil: null }
    if ((await execute(client, query.update(alertTable).set(sent).where(isWaiting))) === 1)
      await queueMail(client, mail, now)
  })
  return { alert, state: 'sent' }
}
