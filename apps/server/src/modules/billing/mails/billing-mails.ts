import { DAY_MS, money } from '@touchline/football'
import { languageOf } from '@touchline/messages'
import { escapeHtml, type MailBrand, mailPage } from '../../../platform/mail/mail-html.ts'
import type { MailDraft } from '../../../platform/mail/outbox.ts'
import type { MailLanguage } from '../../accounts/accounts.queries.ts'
import { paymentCents, type Terms } from '../plans/terms.ts'
import type { ProviderPayment, ProviderSubscription } from '../provider.ts'
import type { BillingAccount, StoredPayment, StoredSubscription } from '../subscriptions/subscriptions.queries.ts'
import { paragraphsOf, type SubscriptionChange, type Written } from './billing-mail-texts.ts'

/** The contract can be withdrawn from for so long after it began. */
const WITHDRAWAL_MS = 14 * DAY_MS

/** The end of the time of withdrawal; null before a contract has begun. */
export const withdrawableUntil = (startedAt: Date | null): Date | null =>
  startedAt && new Date(startedAt.getTime() + WITHDRAWAL_MS)

const isMoney = (payment: ProviderPayment) => payment.status !== 'failed'

/**
 * News in a subscription and its payments, each fact once: the first payment, the end of renewals, a renewal that failed or waits for the
 * customer, a dispute that holds access, a refund.
 * @param stored the subscription as it was stored; null if it was unknown
 * @param orderable set where the purchase is refused: from when the account can order again
 * @param terms it was sold on
 */
export function diffSubscription(
  before: readonly StoredPayment[],
  now: ProviderSubscription & { months: number },
  stored: Pick<StoredSubscription, 'status' | 'months' | 'withdrawnAt' | 'heldAt'> | null,
  { now: at, orderable, terms }: { now: Date; orderable: Date | null; terms: Terms },
): SubscriptionChange[] {
  const known = new Map(before.map((payment) => [payment.id, payment]))
  const news: SubscriptionChange[] = []
  const { months, startedAt, paidThrough } = now
  const first = now.payments.find((payment) => payment.status === 'paid')
  const renewal = paymentCents(terms, now.payments.filter(isMoney).length)
  const until = withdrawableUntil(startedAt)
  const withdrawable = until !== null && until > at ? until : null
  if (first && orderable !== null) {
    news.push({ kind: 'refused', payment: first, orderable })
  } else if (first && !before.some(isMoney) && !stored?.withdrawnAt) {
    news.push({ kind: 'begun', payment: first, months, renewal, paidThrough, withdrawableUntil: withdrawable })
  }
  const renewed = stored?.status === 'active' || stored?.status === 'past_due'
  const isUnpaid = paidThrough === null && now.payments.length === 0
  const isNew = now.status === 'active' && now.payments.length === 0 && (stored === null || stored.status === 'pending')
  if (isNew && paidThrough === null) news.push({ kind: 'ordered', months, renewal })
  else if (isNew && paidThrough !== null) {
    news.push({ kind: 'trial', months, renewal, until: paidThrough, withdrawableUntil: withdrawable })
  }
  if (now.status === 'active' && stored?.status === 'cancelled') {
    news.push({ kind: 'resumed', months, renewal, paidThrough })
  }
  if (stored?.status === 'active' && now.status === 'active' && stored.months !== months && now.payments.length > 0) {
    const paidNow = now.payments.some(({ id, status }) => status === 'paid' && !known.has(id))
    news.push({ kind: 'changed', months, renewal, from: paidNow || paidThrough === null ? at : paidThrough })
  }
  if (renewed && (now.status === 'cancelled' || (now.status === 'ended' && isUnpaid))) {
    news.push({ kind: 'cancelled', openUntil: paidThrough && paidThrough > at ? paidThrough : null })
  }
  if (now.heldAt !== null && !stored?.heldAt && now.status !== 'ended') news.push({ kind: 'held' })
  for (const payment of now.payments) {
    const old = known.get(payment.id)
    const failedNow = payment.status === 'failed' && old === undefined
    if (failedNow && now.status === 'past_due') news.push({ kind: 'payment_open', payment, url: now.paymentUrl })
    // A refund may be noted before the payment itself is written again.
    const back = payment.refunded - (old === undefined || old.status === 'paid' ? 0 : old.refunded)
    if (back > 0) news.push({ kind: 'refunded', payment, cents: back })
  }
  return news
}

function writtenIn(language: MailLanguage): Omit<Written, 't'> {
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

/** The mail that informs a customer about their money. */
export function billingMail(
  news: SubscriptionChange,
  { username, email, language }: BillingAccount,
  { brand, publicUrl }: { brand: MailBrand; publicUrl: string },
): MailDraft {
  const plans = `${publicUrl}/subscription`
  const link = news.kind === 'payment_open' && news.url !== null ? news.url : plans
  const compose: MailDraft['compose'] = (t) => {
    const action = t(news.kind === 'payment_open' ? 'billing.pay' : 'billing.action')
    const before = [t('greeting', { name: username }), ...paragraphsOf(news, language, { ...writtenIn(language), t })]
    return {
      subject: t(`billing.${news.kind}.subject`, { brand: brand.name }),
      text: `${[...before, `${action}: ${link}`, brand.name].join('\n\n')}\n`,
      html: mailPage(language, brand, [
        ...before.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
        `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
        `<p style="color:#666">${escapeHtml(brand.name)}</p>`,
      ]),
    }
  }
  return { recipient: email, language, compose }
}
