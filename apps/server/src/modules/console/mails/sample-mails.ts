import type { MailKind } from '@touchline/contract'
import { DAY_MS } from '@touchline/football'
import type { Language } from '@touchline/messages'
import type { MailDraft } from '../../../platform/mail/outbox.ts'
import { linkMail, type SiteNames } from '../../accounts/mails/account-mails.ts'
import {
  emailChangedMails,
  emailChangeMails,
  factorChangedMail,
  passwordChangedMail,
} from '../../accounts/mails/security-mails.ts'
import type { SubscriptionChange } from '../../billing/mails/billing-mail-texts.ts'
import { billingMail } from '../../billing/mails/billing-mails.ts'
import { deletionMail } from '../../privacy/deletion-mail.ts'
import { answerMail } from '../contacts/answer-mail.ts'
import type { AlertKind } from './mail-words.ts'

interface Sample extends SiteNames {
  kind: Exclude<MailKind, AlertKind>
  language: Language
  /** Name of the recipient. */
  recipient: string
  now: Date
}

const PAID_CENTS = 6_000
const MONTHS = 3

/** A mail as it is sent, with made-up facts. Its links do not work. */
export function sampleMail({ kind, language, recipient, now, ...site }: Sample): MailDraft {
  const { brand } = site
  const account = { id: 1, username: 'Ana', email: recipient, language }
  const only = (mails: readonly MailDraft[], at: number): MailDraft => ({ ...(mails[at] as MailDraft), recipient })
  const secrets = { email: 'ana@example.org', oldSecret: 'example', newSecret: 'example' }
  switch (kind) {
    case 'activate':
    case 'claim':
    case 'moved':
    case 'reset':
      return linkMail(kind, { account, siteNames: site }).mail
    case 'emailOld':
      return only(emailChangeMails(account, secrets, site), 0)
    case 'emailNew':
      return only(emailChangeMails(account, secrets, site), 1)
    case 'passwordChanged':
      return passwordChangedMail(account, 'others', brand)
    case 'emailChanged':
      return only(emailChangedMails(account, 'ana@example.org', site), 0)
    case 'factorChanged':
      return factorChangedMail(account, 'on', brand)
    case 'deleted':
      return deletionMail(account, brand, now)
    case 'contact':
      return answerMail(
        { username: 'Ana', email: recipient, language, message: '…', createdAt: new Date(now.getTime() - DAY_MS) },
        { text: '…', brand, replyTo: undefined },
      )
    default:
      return billingMail(changeOf(kind, now), account, site)
  }
}

/** The example change that a mail about money reports. */
function changeOf(kind: MailKind & `billing.${string}`, now: Date): SubscriptionChange {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const payment = {
    id: 'example',
    status: 'paid',
    amount: PAID_CENTS,
    refunded: 0,
    currency: 'EUR',
    paidAt: now,
    receiptUrl: null,
    dispute: null,
  } as const
  const plan = { months: MONTHS, renewal: PAID_CENTS }
  switch (kind) {
    case 'billing.begun':
      return { kind: 'begun', payment, ...plan, paidThrough: inDays(90), withdrawableUntil: inDays(14) }
    case 'billing.trial':
      return { kind: 'trial', ...plan, until: inDays(7), withdrawableUntil: inDays(14) }
    case 'billing.ordered':
      return { kind: 'ordered', ...plan }
    case 'billing.payment_open':
      return { kind: 'payment_open', payment, url: null }
    case 'billing.changed':
      return { kind: 'changed', ...plan, from: inDays(30) }
    case 'billing.paused':
      return { kind: 'paused', from: inDays(1), until: inDays(60) }
    case 'billing.cancelled':
      return { kind: 'cancelled', openUntil: inDays(30) }
    case 'billing.resumed':
      return { kind: 'resumed', ...plan, paidThrough: inDays(30) }
    case 'billing.refunded':
      return { kind: 'refunded', payment, cents: PAID_CENTS / 2 }
    case 'billing.withdrawn':
      return { kind: 'withdrawn', receivedAt: now, cents: PAID_CENTS }
    case 'billing.refused':
      return { kind: 'refused', payment, orderable: inDays(200) }
    case 'billing.held':
      return { kind: 'held' }
  }
}
