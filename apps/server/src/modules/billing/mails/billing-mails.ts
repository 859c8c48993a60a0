import { money } from '@touchline/football'
import { languageOf } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { escapeHtml, mailPage } from '../../../platform/mail/mail-html.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import type { MailLanguage } from '../../accounts/accounts.queries.ts'
import type { ProviderPayment, ProviderSubscription } from '../provider.ts'
import type { BillingAccount, StoredPayment, StoredSubscription } from '../subscriptions/subscriptions.queries.ts'
import { paragraphsOf, type SubscriptionChange, type Written } from './billing-mail-texts.ts'

/** The contract can be withdrawn from for so long after it began. */
const WITHDRAWAL_MS = 14 * 24 * 3_600_000

/** Until when a contract can be withdrawn from; null as long as it has not begun. */
export const withdrawableUntil = (startedAt: Date | null): Date | null =>
  startedAt && new Date(startedAt.getTime() + WITHDRAWAL_MS)

const isMoney = (payment: ProviderPayment) => payment.status !== 'failed'

/**
 * What is new in a subscription and its payments, each fact once: the first payment, that it renews no more, a renewal that failed or waits
 * for the customer, a dispute that holds access, money that went back.
 * @param stored the subscription as it stood here; null where it was not known
 * @param orderable set where the purchase is refused: from when the account can order again
 */
export function diffSubscription(
  before: readonly StoredPayment[],
  now: ProviderSubscription & { months: number },
  stored: Pick<StoredSubscription, 'status' | 'withdrawnAt' | 'heldAt'> | null,
  { now: at, orderable }: { now: Date; orderable: Date | null },
): SubscriptionChange[] {
  const known = new Map(before.map((payment) => [payment.id, payment]))
  const news: SubscriptionChange[] = []
  const first = now.payments.find((payment) => payment.status === 'paid')
  if (first && orderable !== null) {
    news.push({ kind: 'refused', payment: first, orderable })
  } else if (first && !before.some(isMoney) && !stored?.withdrawnAt) {
    const { months, paidThrough, startedAt } = now
    news.push({ kind: 'begun', payment: first, months, paidThrough, withdrawableUntil: withdrawableUntil(startedAt) })
  }
  const renewed = stored?.status === 'active' || stored?.status === 'past_due'
  const isUnpaid = now.paidThrough === null && now.payments.length === 0
  if (now.status === 'active' && isUnpaid && !renewed) news.push({ kind: 'ordered', months: now.months })
  if (now.status === 'active' && stored?.status === 'cancelled') {
    news.push({ kind: 'resumed', months: now.months, paidThrough: now.paidThrough })
  }
  if (renewed && (now.status === 'cancelled' || (now.status === 'ended' && isUnpaid))) {
    news.push({ kind: 'cancelled', openUntil: now.paidThrough && now.paidThrough > at ? now.paidThrough : null })
  }
  if (now.heldAt !== null && !stored?.heldAt && now.status !== 'ended') news.push({ kind: 'held' })
  for (const payment of now.payments) {
    const old = known.get(payment.id)
    const failedNow = payment.status === 'failed' && old === undefined
    if (failedNow && now.status === 'past_due') news.push({ kind: 'payment_open', payment, url: now.paymentUrl })
    // What went back may be noted before the payment itself is written anew.
    const back = payment.refunded - (old === undefined || old.status === 'paid' ? 0 : old.refunded)
    if (back > 0) news.push({ kind: 'refunded', payment, cents: back })
  }
  return news
}

function writtenIn(language: MailLanguage): Written {
  const { locale } = languageOf(language)
  const timeZone = 'UTC'
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone })
  return {
    money: (cents, currency = 'EUR') => money(cents / 100, currency, language),
    day: (of) => day.format(of),
    instant: (of) => `${instant.format(of)} UTC`,
  }
}

/** The mail that informs a customer of what happened to their money. */
export function billingMail(
  news: SubscriptionChange,
  { username, email, language }: BillingAccount,
  { brand, publicUrl }: { brand: string; publicUrl: string },
): Mail {
  const t = textsOf(language, 'mails')
  const plans = `${publicUrl}/subscription`
  const action = t(news.kind === 'payment_open' ? 'billing.pay' : 'billing.action')
  const link = news.kind === 'payment_open' && news.url !== null ? news.url : plans
  const before = [t('greeting', { name: username }), ...paragraphsOf(news, language, writtenIn(language))]
  return {
    recipient: email,
    subject: t(`billing.${news.kind}.subject`, { brand }),
    text: `${[...before, `${action}: ${link}`, brand].join('\n\n')}\n`,
    html: mailPage(language, [
      ...before.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
      `<p style="color:#666">${escapeHtml(brand)}</p>`,
    ]),
  }
}
