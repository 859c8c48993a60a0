import { money } from '@touchline/football'
import { escapeHtml, mailPage } from '../../../platform/mail/mail-html.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import type { MailLanguage } from '../../accounts/one-time.queries.ts'
import type { SubscriptionChange } from '../subscriptions/subscription-diff.ts'
import type { BillingAccount } from '../subscriptions/subscriptions.queries.ts'
import { type BillingMailText, IN_ENGLISH, IN_PORTUGUESE, type Written } from './billing-mail-texts.ts'

const TEXTS: Readonly<Record<MailLanguage, BillingMailText>> = { en: IN_ENGLISH, pt: IN_PORTUGUESE }
const LOCALE: Readonly<Record<MailLanguage, string>> = { en: 'en-GB', pt: 'pt-PT' }

function writtenIn(language: MailLanguage): Written {
  const locale = LOCALE[language]
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
  const words = TEXTS[language]
  const plans = `${publicUrl}/subscription`
  const { subject, paragraphs, action } = words.about(news, writtenIn(language), brand)
  const link = news.kind === 'payment_open' && news.url !== null ? news.url : plans
  const before = [words.greeting(username), ...paragraphs]
  return {
    recipient: email,
    subject,
    text: `${[...before, `${action}: ${link}`, brand].join('\n\n')}\n`,
    html: mailPage(language, [
      ...before.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
      `<p style="color:#666">${escapeHtml(brand)}</p>`,
    ]),
  }
}
