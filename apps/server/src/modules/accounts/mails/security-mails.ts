import { browserName } from '@touchline/football'
import { textsOf } from '@touchline/messages/texts'
import type { Values } from '@touchline/messages/translation'
import type { Brand } from '../../../platform/brand.ts'
import { escapeHtml, mailPage, nameInMail } from '../../../platform/mail/mail-html.ts'
import type { MailDraft } from '../../../platform/mail/outbox.ts'
import type { MailAccount, MailLanguage } from '../accounts.queries.ts'
import type { SiteNames } from './account-mails.ts'

/** Which sessions a change ended. */
export type Ended = 'all' | 'others' | 'none'

interface SecurityMail {
  recipient: string
  language: MailLanguage
  brand: Brand
  kind:
    | 'emailOld'
    | 'emailNew'
    | 'passwordChanged'
    | 'emailChanged'
    | 'factorChanged'
    | 'newDevice'
    | 'passkey'
    | 'providerLinked'
  values: Values
  link?: string
}

function compose({ recipient, language, brand, kind, values: given, link }: SecurityMail): MailDraft {
  const values = { brand: brand.name, ...given }
  const write: MailDraft['compose'] = (t) => {
    const [before, after] = [t(`${kind}.before`, values), t(`${kind}.after`, values)]
    const action = kind === 'emailOld' || kind === 'emailNew' ? t(`${kind}.action`, values) : ''
    const paragraphs = [before, ...(link === undefined ? [] : [link]), after]
    return {
      subject: t(`${kind}.subject`, values),
      text: `${paragraphs.join('\n\n')}\n`,
      html: mailPage(language, brand, [
        `<p>${escapeHtml(before)}</p>`,
        ...(link === undefined ? [] : [`<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`]),
        `<p>${escapeHtml(after)}</p>`,
        `<p style="color:#666">${escapeHtml(brand.name)}</p>`,
      ]),
    }
  }
  return { recipient, language, compose: write }
}

/** The mails to the present and to the new address, each with a different link. */
export function emailChangeMails(
  account: MailAccount,
  { email, oldSecret, newSecret }: { email: string; oldSecret: string; newSecret: string },
  { brand, publicUrl }: SiteNames,
): MailDraft[] {
  const { language } = account
  const values = { name: nameInMail(account.username), brand: brand.name, email }
  const link = (secret: string) => `${publicUrl}/account/confirm-email?token=${secret}`
  return [
    compose({ recipient: account.email, language, brand, kind: 'emailOld', values, link: link(oldSecret) }),
    compose({ recipient: email, language, brand, kind: 'emailNew', values, link: link(newSecret) }),
  ]
}

/** Says that the password was changed, to whom the account belongs. */
export const passwordChangedMail = (
  { email, language, username }: MailAccount,
  ended: Ended,
  brand: Brand,
): MailDraft =>
  compose({ recipient: email, language, brand, kind: 'passwordChanged', values: { name: nameInMail(username), ended } })

/** Tells the owner that the second factor was turned on or off. */
export const factorChangedMail = (
  { email, language, username }: MailAccount,
  state: 'on' | 'off',
  brand: Brand,
): MailDraft =>
  compose({ recipient: email, language, brand, kind: 'factorChanged', values: { name: nameInMail(username), state } })

/** Says that a passkey was added or removed, to whom the account belongs. */
export const passkeyMail = (
  { email, language, username }: MailAccount,
  change: { state: 'added' | 'removed'; passkey: string },
  brand: Brand,
): MailDraft =>
  compose({
    ...{ recipient: email, language, brand, kind: 'passkey' },
    values: { name: nameInMail(username), state: change.state, passkey: nameInMail(change.passkey) },
  })

/** Says that an identity provider signs in from now on, to whom the account belongs. */
export const providerLinkedMail = (
  { email, language, username }: MailAccount,
  provider: string,
  brand: Brand,
): MailDraft =>
  compose({
    recipient: email,
    language,
    brand,
    kind: 'providerLinked',
    values: { name: nameInMail(username), provider },
  })

/** Says that somebody signed in with a browser that the account did not know, to whom the account belongs. */
export function newDeviceMail(
  { email, language, username }: MailAccount,
  { userAgent, at }: { userAgent: string | undefined; at: Date },
  brand: Brand,
): MailDraft {
  const browser = browserName(userAgent ?? null) ?? textsOf(language, 'mails')('newDevice.unknown')
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)
  const values = { name: nameInMail(username), browser, at: `${when} UTC` }
  return compose({ recipient: email, language, brand, kind: 'newDevice', values })
}

/** Says that the address was changed, to the old one and to the new one. */
export const emailChangedMails = (account: MailAccount, email: string, { brand, publicUrl }: SiteNames): MailDraft[] =>
  [account.email, email].map((recipient) => {
    const values = { name: nameInMail(account.username), email, contact: `${publicUrl}/contacts` }
    return compose({ recipient, language: account.language, brand, kind: 'emailChanged', values })
  })
